package dev.drey.cli.terminal;

import dev.drey.analysis.Hint;
import dev.drey.record.GameRecord;
import dev.drey.rules.Position;
import java.util.List;

/** Answers the questions that players can ask the engine during and after a game. */
public interface GameAdvisor {
    /** Returns the best move of a position that is not over, with its value and the reasons. */
    Hint hint(Position position);

    /** Returns the value of every move of a position that is not over, as the lines of a table. */
    List<String> values(Position position);

    /** Returns the review of a game, as lines. A person can press Enter to stop it. */
    List<String> review(GameRecord record);
}
