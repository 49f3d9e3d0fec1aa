package dev.drey.cli.terminal;

import dev.drey.analysis.Hints;
import dev.drey.cli.storage.GameSaver;
import dev.drey.play.Bot;
import dev.drey.play.GameRecords;
import dev.drey.play.GameState;
import dev.drey.play.Player;
import dev.drey.play.Players;
import dev.drey.record.GameRecord;
import dev.drey.rules.Move;
import dev.drey.rules.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Two seats and a match between them, played until it is over or the players leave. */
public final class TerminalGame {
    private final Players players;
    private final Announcer announcer;
    private final LineInput lines;
    private final GameSaver keeper;
    private final PromptCommands commands;
    private final Deque<GameState> undone = new ArrayDeque<>();
    private final Map<String, String> tags;
    private final String afterPrompt;
    private GameState state;
    private boolean left;

    /**
     * Sits down.
     *
     * @param hints whom to ask for a hint
     * @param tags what a record of the game says besides its moves
     * @param next what Enter does after the game, in a word or two
     */
    public TerminalGame(
            GameState state,
            Players players,
            Map<String, String> tags,
            Announcer announcer,
            LineInput lines,
            GameSaver keeper,
            Style style,
            Supplier<Hints> hints,
            String next) {
        this.state = state;
        this.players = players;
        this.tags = tags;
        this.afterPrompt = "Enter to " + next + ", or save FILE, undo, board, quit: ";
        this.announcer = announcer;
        this.lines = lines;
        this.keeper = keeper;
        this.commands = new PromptCommands(this, style, hints);
    }

    /** Plays on. @return the match as it was left */
    public GameState play() {
        announcer.welcome(state, players);
        do {
            if (!playToTheEnd()) {
                left = true;
                return state;
            }
            announcer.ended(state);
        } while (lines.interactive() && players.anyPerson() && afterwards());
        return state;
    }

    /** Whether the players left: before the end, or when asked whether to go on after it. */
    public boolean left() {
        return left;
    }

    /** @return whether the end was reached */
    private boolean playToTheEnd() {
        while (!state.isOver()) {
            Side side = state.position().toMove();
            Optional<Bot> bot = players.of(side).bot();
            // A forced pass is nobody's decision: it is made for the player, and undo skips it.
            if (state.position().mustPass()) {
                accept(state.play(Move.PASS));
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
        Player player = players.of(state.position().toMove());
        if (bot.ponders() && lines.interactive()) {
            announcer.thinking(player);
        }
        Move move;
        try (LineInput.Watch watch = lines.watchForEnter(bot::moveNow)) {
            move = bot.choose(state.position());
        }
        accept(state.play(move));
        bot.remark().ifPresent(remark -> announcer.remark(player, remark));
    }

    private void accept(GameState next) {
        state = next;
        undone.clear();
        keeper.keep(record());
        announcer.played(state, state.lastMove().orElseThrow(), players);
    }

    /** Asks until a move was made, a command changed the match, or the player is gone. @return whether to go on */
    private boolean personMoves() {
        announcer.turn(state);
        boolean again = false;
        while (true) {
            Optional<String> line = lines.read(announcer.prompt(state, again), completions());
            if (line.isEmpty()) {
                return false;
            }
            String text = line.get().strip();
            if (text.isEmpty()) {
                continue;
            }
            Optional<PromptCommands.Then> then = commands.run(text);
            if (then.isPresent()) {
                again = false;
                if (then.get() != PromptCommands.Then.ASK_AGAIN) {
                    return then.get() == PromptCommands.Then.GO_ON;
                }
                continue;
            }
            GameState.Answer answer = state.play(text);
            if (answer instanceof GameState.Accepted accepted) {
                accept(accepted.state());
                return true;
            }
            GameState.Refused refused = (GameState.Refused) answer;
            announcer.refused(state, text, refused.reason(), refused.message());
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
            Optional<PromptCommands.Then> then = commands.run(line.get().strip());
            if (then.isEmpty()) {
                announcer.answer(List.of("The game is over. 'undo' takes the last move back."));
            } else if (then.get() != PromptCommands.Then.ASK_AGAIN) {
                left = then.get() == PromptCommands.Then.LEAVE;
                return !left;
            }
        }
    }

    private List<String> completions() {
        List<String> all = new ArrayList<>();
        state.position().moves().forEach(move -> all.add(move.text()));
        all.addAll(commands.names());
        return all;
    }

    GameState match() {
        return state;
    }

    GameRecord record() {
        return GameRecords.of(state, tags);
    }

    Announcer announcer() {
        return announcer;
    }

    /** Back to where a person last had a choice. @return whether there was such a place */
    boolean undo() {
        GameState earlier = state;
        do {
            if (earlier.isFresh()) {
                return false;
            }
            earlier = earlier.back();
        } while (earlier.position().mustPass()
                || !players.of(earlier.position().toMove()).isPerson());
        undone.push(state);
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
        state = state.resign(state.position().toMove());
        undone.clear();
        keeper.keep(record());
    }

    private void change(GameState other, boolean again) {
        state = other;
        keeper.keep(record());
        announcer.changed(state, again);
    }
}
