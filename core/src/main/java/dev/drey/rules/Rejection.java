package dev.drey.rules;

/**
 * A rejected move or command; nothing has changed.
 *
 * @param reason the rule that was broken, as a code
 * @param message a sentence for the player that names the problem and a way to fix it
 */
public record Rejection(Reason reason, String message) implements ParsedMove {}
