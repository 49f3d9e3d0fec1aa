package dev.drey.cli;

import dev.drey.record.GameRecord;
import dev.drey.record.RecordedMove;
import dev.drey.rules.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The options that choose a position: the start of a game, the text of a position, or a position in a recorded game.
 */
final class PositionOptions {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = CompletionCandidates.GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}, optionally with a set-up, as in adjacent-claim:6x7.")
    private @Nullable String game;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Take the position from this file of recorded games; - is standard input.")
    private @Nullable Path file;

    @Option(
            names = "--game",
            paramLabel = "N",
            description = "With --record: use the Nth game of the file; required if it has several games.")
    private @Nullable Integer number;

    @Option(
            names = "--ply",
            paramLabel = "N",
            description = "With --record: the position after N moves. Default: the last position.")
    private @Nullable Integer ply;

    /** Whether any of these options is given. */
    boolean anyGiven() {
        return game != null
                || file != null
                || number != null
                || ply != null
                || GameOptions.of(spec).anyGiven();
    }

    Position position() throws IOException {
        GameOptions options = GameOptions.of(spec);
        if (file == null) {
            if (number != null || ply != null) {
                throw usageError("--game and --ply need --record FILE");
            }
            return options.start(Optional.ofNullable(game), new Random());
        }
        if (game != null || options.anyGiven()) {
            throw usageError("--record says which position: name no game, set-up or --position");
        }
        return position(
                LoadedRecord.select(LoadedRecord.read(file.toString()), number, file.toString(), this::usageError));
    }

    private Position position(GameRecord record) {
        List<RecordedMove> moves = record.main().moves();
        int target = ply == null ? moves.size() : ply;
        if (target < 0 || target > moves.size()) {
            throw usageError("--ply " + target + "; the game has 0 to " + moves.size());
        }
        Position position = record.start();
        for (RecordedMove recorded : moves.subList(0, target)) {
            position = position.play(recorded.move());
        }
        return position;
    }

    private ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
