package dev.drey.cli.terminal;

import dev.drey.cli.keep.Keeper;
import dev.drey.play.Bot;
import dev.drey.play.Match;
import dev.drey.play.Seat;
import dev.drey.play.Seats;
import dev.drey.record.GameRecord;
import dev.drey.rules.Move;
import dev.drey.rules.Side;
import dev.drey.study.Hints;
import dev.drey.study.Records;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Two seats and a match between them, played until it is over or the players leave. */
public final class Table {
    private final Seats seats;
    private final Announcer announcer;
    private final Lines lines;
    private final Keeper keeper;
    private final TableCommands commands;
    private final Deque<Match> undone = new ArrayDeque<>();
    private final Map<String, String> tags;
    private final String afterPrompt;
    private Match match;
    private boolean left;

    /**
     * Sits down.
     *
     * @param hints whom to ask for a hint
     * @param tags what a record of the game says besides its moves
     * @param next what Enter does after the game, in a word or two
     */
    public Table(
            Match match,
            Seats seats,
            Map<String, String> tags,
            Announcer announcer,
            Lines lines,
            Keeper keeper,
            Style style,
            Supplier<Hints> hints,
            String next) {
        this.match = match;
        this.seats = seats;
        this.tags = tags;
        this.afterPrompt = "Enter to " + next + ", or save FILE, undo, board, quit: ";
        this.announcer = announcer;
        this.lines = lines;
        this.keeper = keeper;
        this.commands = new TableCommands(this, style, hints);
    }

    /** Plays on. @return the match as it was left */
    public Match play() {
        announcer.welcome(match, seats);
        do {
            if (!playToTheEnd()) {
                left = true;
                return match;
            }
            announcer.ended(match);
        } while (lines.interactive() && seats.anyPerson() && afterwards());
        return match;
    }

    /** Whether the players left: before the end, or when asked whether to go on after it. */
    public boolean left() {
        return left;
    }

    /** @return whether the end was reached */
    private boolean playToTheEnd() {
        while (!match.isOver()) {
            Side side = match.position().toMove();
            Optional<Bot> bot = seats.of(side).bot();
            // A forced pass is nobody's decision: it is made for the player, and undo skips it.
            if (match.position().mustPass()) {
                accept(match.play(Move.PASS));
            } else if (bot.isPresent()) {
                programMoves(bot.get());
            } else if (!personMoves()) {
                return false;
            }
        }
        return true;
    }

    /** A person who is tired of waiting presses Enter. */
    private void programMoves(Bot bot) {
        Seat seat = seats.of(match.position().toMove());
        if (bot.ponders() && lines.interactive()) {
            announcer.thinking(seat);
        }
        Move move;
        try (Lines.Watch watch = lines.watchForEnter(bot::moveNow)) {
            move = bot.choose(match.position());
        }
        accept(match.play(move));
        bot.remark().ifPresent(remark -> announcer.remark(seat, remark));
    }

    private void accept(Match next) {
        match = next;
        undone.clear();
        keeper.keep(record());
        announcer.played(match, match.lastMove().orElseThrow(), seats);
    }

    /** Asks until a move was made, a command changed the match, or the player is gone. @return whether to go on */
    private boolean personMoves() {
        announcer.turn(match);
        boolean again = false;
        while (true) {
            Optional<String> line = lines.read(announcer.prompt(match, again), completions());
            if (line.isEmpty()) {
                return false;
            }
            String text = line.get().strip();
            if (text.isEmpty()) {
                continue;
            }
            Optional<TableCommands.Then> then = commands.run(text);
            if (then.isPresent()) {
                again = false;
                if (then.get() != TableCommands.Then.ASK_AGAIN) {
                    return then.get() == TableCommands.Then.GO_ON;
                }
                continue;
            }
            Match.Answer answer = match.play(text);
            if (answer instanceof Match.Accepted accepted) {
                accept(accepted.match());
                return true;
            }
            Match.Refused refused = (Match.Refused) answer;
            announcer.refused(match, text, refused.reason(), refused.message());
            again = true;
        }
    }

    /** After the end a person may still save the game or take moves back. @return whether the match goes on */
    private boolean afterwards() {
        while (true) {
            Optional<String> line = lines.read(afterPrompt, List.of("save", "undo", "board", "quit"));
            left = line.isEmpty();
            if (line.isEmpty() || line.get().isBlank()) {
                return false;
            }
            Optional<TableCommands.Then> then = commands.run(line.get().strip());
            if (then.isEmpty()) {
                announcer.answer(List.of("The game is over. 'undo' takes the last move back."));
            } else if (then.get() != TableCommands.Then.ASK_AGAIN) {
                left = then.get() == TableCommands.Then.LEAVE;
                return !left;
            }
        }
    }

    private List<String> completions() {
        List<String> all = new ArrayList<>();
        match.position().moves().forEach(move -> all.add(move.text()));
        all.addAll(commands.names());
        return all;
    }

    Match match() {
        return match;
    }

    GameRecord record() {
        return Records.of(match, tags);
    }

    Announcer announcer() {
        return announcer;
    }

    /** Back to where a person last had a choice. @return whether there was such a place */
    boolean undo() {
        Match earlier = match;
        do {
            if (earlier.isFresh()) {
                return false;
            }
            earlier = earlier.back();
        } while (earlier.position().mustPass()
                || !seats.of(earlier.position().toMove()).isPerson());
        undone.push(match);
        change(earlier, false);
        return true;
    }

    boolean redo() {
        if (undone.isEmpty()) {
            return false;
        }
        change(undone.pop(), true);
        return true;
    }

    void resign() {
        match = match.resign(match.position().toMove());
        undone.clear();
        keeper.keep(record());
    }

    private void change(Match other, boolean again) {
        match = other;
        keeper.keep(record());
        announcer.changed(match, again);
    }
}
