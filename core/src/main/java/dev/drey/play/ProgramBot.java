package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.Rejection;
import dev.drey.rules.TextSlice;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A bot in any language, run as a process that plays over its standard input and output. The protocol is described in
 * docs/bot-protocol.md. The process starts with the first move and plays all games until {@link #close}.
 */
public final class ProgramBot implements Bot {
    /** The version of the protocol. */
    public static final int VERSION = 1;

    private final String command;
    private final Duration startTime;
    private final Duration moveTime;
    private @Nullable LineProcess process;
    private @Nullable Game game;

    /**
     * Creates a bot; its process starts with the first move.
     *
     * @param command a command line for the shell
     * @param startTime maximum time until the program greets
     * @param moveTime maximum time for each move
     */
    public ProgramBot(String command, Duration startTime, Duration moveTime) {
        this.command = command;
        this.startTime = startTime;
        this.moveTime = moveTime;
    }

    @Override
    public Move choose(Position position) {
        LineProcess running = process == null ? start() : process;
        if (!position.game().equals(game)) {
            game = position.game();
            running.send("game " + position.game().text());
        }
        running.send("position " + position.text());
        running.send("moves " + position.moves().stream().map(Move::text).collect(Collectors.joining(" ")));
        running.send("turn " + moveTime.toMillis());
        String text = receive(running, "move", moveTime);
        ParsedMove parsed = position.read(text);
        if (parsed instanceof ParsedMove.Legal legal) {
            return legal.move();
        }
        String problem = ((Rejection) parsed).message().replaceFirst("\\.$", "");
        throw failure(running, "it played " + TextSlice.of(text).quoted() + ", which is not legal: " + problem);
    }

    private LineProcess start() {
        LineProcess started;
        try {
            started = LineProcess.start(command);
        } catch (IOException e) {
            throw new BotFailure("it cannot be started: " + e.getMessage(), Ending.ABANDONED, List.of());
        }
        process = started;
        started.send("hello drey " + VERSION);
        receive(started, "hello", startTime);
        return started;
    }

    /** Waits for a line that starts with a word and returns the rest of it. Comments and empty lines are skipped. */
    private static String receive(LineProcess process, String word, Duration limit) {
        long deadline = System.nanoTime() + limit.toNanos();
        try {
            while (true) {
                LineProcess.Answer answer = process.next(Duration.ofNanos(deadline - System.nanoTime()));
                String text = answer.text();
                if (answer.status() == LineProcess.Status.TIMEOUT) {
                    String problem = "it sent no '" + word + "' within " + limit.toMillis() / 1000.0 + " seconds";
                    throw failure(process, problem, Ending.TIME);
                } else if (answer.status() == LineProcess.Status.ENDED) {
                    throw failure(
                            process,
                            process.exitStatus()
                                    .map(status -> "it ended with exit status " + status)
                                    .orElse("it closed its output"));
                } else if (!text.isEmpty() && !text.startsWith("#")) {
                    return rest(process, word, text);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failure(process, "the game was interrupted");
        }
    }

    private static String rest(LineProcess process, String word, String text) {
        String[] words = text.split("\\s+", 2);
        if (!words[0].equals(word)) {
            String sent = TextSlice.of(text).quoted();
            throw failure(process, "it sent " + sent + " instead of a line that starts with '" + word + "'");
        }
        return words.length > 1 ? words[1] : "";
    }

    private static BotFailure failure(LineProcess process, String problem) {
        return failure(process, problem, Ending.ABANDONED);
    }

    private static BotFailure failure(LineProcess process, String problem, Ending ending) {
        process.kill();
        return new BotFailure(problem, ending, process.transcript());
    }

    @Override
    public void gameOver(Outcome outcome) {
        LineProcess running = process;
        if (running != null && running.isAlive()) {
            running.send("end " + outcome.text());
            game = null;
        }
    }

    @Override
    public void close() {
        LineProcess running = process;
        if (running != null && running.isAlive()) {
            running.send("quit");
            running.stop();
        }
    }
}
