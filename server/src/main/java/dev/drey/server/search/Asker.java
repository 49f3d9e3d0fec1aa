package dev.drey.server.search;

/** On whose behalf something is searched: what may be asked at a time is counted for both. */
public record Asker(String identity, String address) {}
