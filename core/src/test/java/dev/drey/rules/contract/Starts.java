package dev.drey.rules.contract;

import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The positions from which the contract is tried, listed in {@code starts.txt}. */
public final class Starts {
    private Starts() {}

    public static List<Position> all() {
        try (InputStream list = Objects.requireNonNull(Starts.class.getResourceAsStream("/starts.txt"))) {
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Games::position)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
