package dev.drey.rules;

/**
 * A rejected move or command; nothing has changed.
 *
 * @param message a sentence for the player that says what is wrong and what would be right
 */
public record Rejection(Reason reason, String message) implements ParsedMove {}
