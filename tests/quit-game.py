"""Runs a command at a terminal of its own, types "quit" when its line editor starts to read, and prints all output.

    python3 quit-game.py COMMAND…
"""
import os
import pty
import signal
import sys

READING = b"\x1b[?1h"  # JLine switches the keypad when it begins to read a line.

signal.alarm(300)
process, terminal = pty.fork()
if process == 0:
    os.environ["TERM"] = "xterm"
    os.execvp(sys.argv[1], sys.argv[1:])
output = b""
typed = False
while True:
    try:
        data = os.read(terminal, 4096)
    except OSError:  # Linux reports the end of the process as an error.
        data = b""
    if not data:
        break
    output += data
    if READING in output and not typed:
        os.write(terminal, b"quit\r")
        typed = True
os.waitpid(process, 0)
sys.stdout.buffer.write(output)
