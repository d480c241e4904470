"""Controls of the conformance suite: a sound engine that must pass it, and broken ones, each with one fault, that must not."""
