package dev.drey.server.store;

/**
 * How busy the store is.
 *
 * @param waiting writes that wait for their turn
 * @param written writes that have become durable since it was opened, signs of life not counted
 * @param commits transactions it took for them
 */
public record Figures(int waiting, long written, long commits) {}
