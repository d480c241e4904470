"""The entry point of the program: `basra-spec` and `python -m basra_spec`."""

import signal

# While Python loads the modules, Ctrl-C ends the process: no code is ready to report it, and Python would print a traceback.
if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from basra_spec.cli import main

if __name__ == "__main__":
    main()
