package dev.drey.cli.terminal;

/**
 * How a cell looks.
 *
 * @param text what it shows, as wide as every cell of that drawing
 * @param tone its colours where there are any
 */
public record Face(String text, Tone tone) {}
