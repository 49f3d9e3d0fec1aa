package dev.drey.play;

import dev.drey.record.GameRecord;
import dev.drey.record.Line;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import java.util.Map;
import java.util.Optional;

/** Converts games to and from records. */
public final class GameRecords {
    private GameRecords() {}

    /**
     * {@return the record of a game}
     *
     * @param state the state of the game
     * @param tags additional tags
     */
    public static GameRecord of(GameState state, Map<String, String> tags) {
        return new GameRecord(tags, state.start(), Line.of(state.moves()), state.outcome(), state.ending());
    }

    /**
     * {@return the state after the main line of a record}
     *
     * @param record the record
     */
    public static GameState state(GameRecord record) {
        GameState state = GameState.of(record.start());
        for (Move move : record.moves()) {
            state = state.play(move);
        }
        Optional<Ending> decided = record.ending().filter(ending -> !ending.byRule());
        return record.outcome().isPresent() && decided.isPresent()
                ? state.conclude(new Conclusion(record.outcome().get(), decided.get()))
                : state;
    }
}
