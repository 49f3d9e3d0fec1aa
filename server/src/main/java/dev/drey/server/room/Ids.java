package dev.drey.server.room;

import java.security.SecureRandom;

/** Random ids that cannot be guessed. */
public final class Ids {
    /** Letters and digits without those that are easily confused. */
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
