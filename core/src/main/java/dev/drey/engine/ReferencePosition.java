package dev.drey.engine;

import dev.drey.rules.Game;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A position whose exact value is known from an independent source, for tests and benchmarks. The engine never reads it.
 *
 * @param empty number of empty cells
 * @param position the position
 * @param value final margin for the side to move with best play; in Santorini the number of plies to the win
 * @param notes further fields of its line
 */
public record ReferencePosition(int empty, Position position, int value, List<String> notes) {
    /**
     * Copies the notes.
     *
     * @param empty number of empty cells
     * @param position the position
     * @param value final margin for the side to move with best play
     * @param notes further fields of its line
     */
    public ReferencePosition {
        notes = List.copyOf(notes);
    }

    /**
     * {@return all reference positions of a game}
     *
     * @param game the game
     */
    public static List<ReferencePosition> of(Game game) {
        return read(game.kind().id());
    }

    /**
     * Reads a file of reference positions, named after a game's id with an optional suffix.
     *
     * @param file the name of the file, without its folder and extension
     * @return the positions, in order
     */
    public static List<ReferencePosition> read(String file) {
        String resource = "reference/" + file + ".txt";
        try (InputStream in = ReferencePosition.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("missing resource " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(ReferencePosition::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ReferencePosition parse(String line) {
        List<String> fields = List.of(line.split(" \\| ", -1));
        return new ReferencePosition(
                Integer.parseInt(fields.get(0)),
                Games.position(fields.get(1)),
                Integer.parseInt(fields.get(2)),
                fields.subList(3, fields.size()));
    }
}
