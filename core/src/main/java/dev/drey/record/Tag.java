package dev.drey.record;

/**
 * A tag as it stands in a file.
 *
 * @param at where it begins
 * @param valueAt where its value begins, behind the quotation mark
 */
record Tag(String name, String value, int at, int valueAt) {}
