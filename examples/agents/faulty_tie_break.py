#!/usr/bin/env python3
"""The correct solution with one slip: of several equally good moves, the last one is chosen."""
import correct


def is_better(value, best, is_max):
    # Slip: the equals sign. A later move of the same value replaces the first one.
    return value >= best if is_max else value <= best


correct.is_better = is_better
correct.main()
