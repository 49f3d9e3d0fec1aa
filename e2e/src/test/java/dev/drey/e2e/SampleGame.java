package dev.drey.e2e;

import dev.drey.engine.LevelPlayer;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** A game between engine levels 2 and 3. */
record SampleGame(Position start, List<Move> moves, List<Position> positions) {
    static SampleGame of(String kind, RandomGenerator random) {
        Position start = Games.kind(kind).fresh(new Random(random.nextLong())).start();
        Oracle oracle = new Oracle(1, 1 << 20);
        List<LevelPlayer> players = List.of(2, 3).stream()
                .map(level -> new LevelPlayer(
                        Levels.find(Games.kind(kind), "level-" + level).orElseThrow(), oracle, random))
                .toList();
        List<Move> moves = new ArrayList<>();
        List<Position> positions = new ArrayList<>(List.of(start));
        Position position = start;
        while (!position.isOver()) {
            Move move =
                    players.get(position.toMove().ordinal()).choose(position).move();
            moves.add(move);
            position = position.play(move);
            positions.add(position);
        }
        return new SampleGame(start, moves, positions);
    }

    /** Address of its study at a ply. */
    String address(int at) {
        return "/study?position=" + URLEncoder.encode(start.text(), StandardCharsets.UTF_8) + "&moves="
                + moves.stream()
                        .map(move -> URLEncoder.encode(move.text(), StandardCharsets.UTF_8))
                        .collect(Collectors.joining(","))
                + "&at=" + at;
    }
}
