package dev.drey.rules.counts;

import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.rules.Resources;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of a file in {@code perft/}: the number of positions at a depth.
 *
 * @param kind {@code leaves}, counted once per path; {@code distinct}, counted once; {@code deep-leaves}, leaves that
 *     take too long for every build
 */
record PerftCount(Position start, String kind, int depth, long expected) {

    static List<PerftCount> all() {
        return Resources.in("perft").stream()
                .flatMap(file -> read(file).stream())
                .toList();
    }

    private static List<PerftCount> read(Path file) {
        List<String> lines = Resources.lines(file);
        Position start = Games.position(lines.get(0).substring("position ".length()));
        List<PerftCount> counts = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] words = line.split(" ", -1);
            counts.add(new PerftCount(start, words[0], Integer.parseInt(words[1]), Long.parseLong(words[2])));
        }
        return counts;
    }

    @Override
    public String toString() {
        return start.game() + " " + kind + " " + depth;
    }
}
