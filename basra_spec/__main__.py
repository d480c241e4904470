"""The entry point of the program: `basra-spec` and `python -m basra_spec`."""


def main() -> None:
    """Run the command line. Ctrl-C while the modules load exits without a traceback."""
    try:
        from basra_spec.cli import main

        main()
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
