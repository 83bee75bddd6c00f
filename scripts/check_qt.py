"""Says in one sentence which libraries of the system Qt would miss, before pytest loads it."""

import sys

from whydesk import display

if __name__ == "__main__":
    finding = display.picture_finding(sys.platform)
    if finding is not None:
        sys.exit(finding.message)
