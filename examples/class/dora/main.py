#!/usr/bin/env python3
"""Handed in under the wrong name: the assignment asks for agent.py."""
print("Hello, squirrels!")
