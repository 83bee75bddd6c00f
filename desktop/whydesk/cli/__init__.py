"""The command line: click commands over the engine, without Qt."""
