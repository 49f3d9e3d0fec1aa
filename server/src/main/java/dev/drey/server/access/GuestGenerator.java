package dev.drey.server.access;

import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;

/** Generates ids for new guests, and the names they have until they choose one. */
public final class GuestGenerator {
    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 16;
    private static final List<String> TREES = List.of(
            "Acacia",
            "Acorn",
            "Alder",
            "Almond",
            "Ash",
            "Aspen",
            "Beech",
            "Birch",
            "Cashew",
            "Cedar",
            "Cherry",
            "Chestnut",
            "Clover",
            "Conifer",
            "Cypress",
            "Elder",
            "Elm",
            "Fern",
            "Fir",
            "Hazel",
            "Hickory",
            "Holly",
            "Juniper",
            "Larch",
            "Laurel",
            "Linden",
            "Maple",
            "Moss",
            "Oak",
            "Olive",
            "Pecan",
            "Pine",
            "Poplar",
            "Rowan",
            "Spruce",
            "Sumac",
            "Sycamore",
            "Walnut",
            "Willow",
            "Yew");

    private final SecureRandom random = new SecureRandom();

    /** A random id of 80 bits, so that ids neither collide nor can be guessed. */
    String newId() {
        StringBuilder id = new StringBuilder(ID_LENGTH);
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return id.toString();
    }

    /** A name such as {@code Hazel 4F2}, derived from the id, so that it need not be stored. */
    public static String name(String id) {
        int hash = id.hashCode() * 0x9E3779B9;
        String tree = TREES.get(Integer.remainderUnsigned(hash >>> 12, TREES.size()));
        return tree + " " + String.format(Locale.ROOT, "%03X", hash & 0xFFF);
    }
}
