package dev.drey.server.search;

/**
 * The player and the network address that a search is done for. Search time is shared between addresses, and within an address between
 * its players.
 *
 * @param address the address itself or a hash of it
 */
public record SearchOwner(String player, String address) {}
