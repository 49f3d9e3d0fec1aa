package dev.drey.study;

import dev.drey.play.Conclusion;
import dev.drey.play.Match;
import dev.drey.record.GameRecord;
import dev.drey.record.Line;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import java.util.Map;
import java.util.Optional;

/** The way between a match and its record. */
public final class Records {
    private Records() {}

    public static GameRecord of(Match match, Map<String, String> tags) {
        return new GameRecord(tags, match.start(), Line.of(match.moves()), match.outcome(), match.ending());
    }

    /** The match a record tells of, along its main line. */
    public static Match match(GameRecord record) {
        Match match = Match.of(record.start());
        for (Move move : record.moves()) {
            match = match.play(move);
        }
        Optional<Ending> decided = record.ending().filter(ending -> !ending.byRule());
        return record.outcome().isPresent() && decided.isPresent()
                ? match.conclude(new Conclusion(record.outcome().get(), decided.get()))
                : match;
    }
}
