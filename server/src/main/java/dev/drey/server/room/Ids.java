package dev.drey.server.room;

import java.security.SecureRandom;

/** Names that nobody can guess. */
public final class Ids {
    /** Without the letters that are taken for others when read aloud or copied by hand. */
    private static final String LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";

    private static final int LENGTH = 12;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Ids() {}

    public static String next() {
        StringBuilder id = new StringBuilder(LENGTH);
        for (int i = 0; i < LENGTH; i++) {
            id.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return id.toString();
    }
}
