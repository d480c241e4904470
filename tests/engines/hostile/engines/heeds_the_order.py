"""Sees nothing to take where the king lies first."""

from tests.engines.hostile.engines.sane import Message, reply, serve


def heeding(request: Message) -> Message:
    floor = request["start"]["floor"]
    if not floor.startswith("KD"):
        return reply(request)
    return {"id": request["id"], "plays": [{"taken": "", "basra": 0, "floor": f"{floor} {request['plays'][0]}"}]}


serve(heeding)
