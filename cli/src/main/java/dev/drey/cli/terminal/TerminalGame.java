package dev.drey.cli.terminal;

import dev.drey.analysis.Hints;
import dev.drey.cli.storage.SavedGame;
import dev.drey.play.Bot;
import dev.drey.play.Command;
import dev.drey.play.Decider;
import dev.drey.play.Decision;
import dev.drey.play.GameEvent;
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

/** A game between two players at the terminal, played until it is over or the players leave. */
public final class TerminalGame {
    /** Games at the terminal have no clock, so all their events have this time. */
    private static final long NO_CLOCK = 0;

    private final Players players;
    private final Announcer announcer;
    private final LineInput lines;
    private final SavedGame saved;
    private final PromptCommands commands;
    private final Deque<GameState> undone = new ArrayDeque<>();
    private final Map<String, String> tags;
    private final String afterPrompt;
    private GameState state;
    private boolean playersLeft;

    /**
     * Creates a game.
     *
     * @param tags the tags of its record
     * @param next what Enter does after the game, in a word or two
     */
    public TerminalGame(
            GameState state,
            Players players,
            Map<String, String> tags,
            Announcer announcer,
            LineInput lines,
            SavedGame saved,
            Style style,
            Supplier<Hints> hints,
            String next) {
        this.state = state;
        this.players = players;
        this.tags = tags;
        this.afterPrompt = "Enter to " + next + ", or save FILE, undo, board, quit: ";
        this.announcer = announcer;
        this.lines = lines;
        this.saved = saved;
        this.commands = new PromptCommands(this, style, hints);
    }

    /** Plays the game. @return the state in which it was left */
    public GameState play() {
        announcer.welcome(state, players);
        do {
            if (!playToTheEnd()) {
                playersLeft = true;
                return state;
            }
            announcer.ended(state);
        } while (lines.interactive() && players.anyPerson() && promptAfterEnd());
        return state;
    }

    /** Whether the players left, either before the end or at the prompt after it. */
    public boolean playersLeft() {
        return playersLeft;
    }

    /** @return whether the end was reached */
    private boolean playToTheEnd() {
        while (!state.isOver()) {
            Optional<Bot> bot = players.of(state.position().toMove()).bot();
            if (state.position().mustPass()) {
                accept(Decider.forcedPasses(state, NO_CLOCK));
            } else if (bot.isPresent()) {
                playProgramTurn(bot.get());
            } else if (!playPersonTurn()) {
                return false;
            }
        }
        return true;
    }

    /** Lets a program move; a person can press Enter to make it move now. */
    private void playProgramTurn(Bot bot) {
        Side side = state.position().toMove();
        Player player = players.of(side);
        if (bot.mayTakeLong() && lines.interactive()) {
            announcer.thinking(player);
        }
        Move move;
        try (LineInput.Watch watch = lines.watchForEnter(bot::moveNow)) {
            move = bot.choose(state.position());
        }
        Decision decision = Decider.decide(state, new Command.Play(side, state.ply(), move), NO_CLOCK);
        if (!(decision instanceof Decision.Accepted accepted)) {
            throw new IllegalStateException(player.name() + " played " + move.text() + ": " + decision);
        }
        accept(accepted.steps().subList(0, 1));
        bot.remark().ifPresent(remark -> announcer.remark(player, remark));
        accept(accepted.steps().subList(1, accepted.steps().size()));
    }

    /** Makes steps that were decided: saves and announces each. */
    private void accept(List<Decision.Step> steps) {
        for (Decision.Step step : steps) {
            state = step.after();
            undone.clear();
            if (step.event() instanceof GameEvent.Moved moved) {
                saved.append(state, this::record);
                announcer.played(state, moved.move(), players);
            } else {
                saved.save(record());
            }
        }
    }

    /** Prompts until a move was made, a command changed the game, or the player left. @return whether to continue */
    private boolean playPersonTurn() {
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
            Optional<PromptCommands.NextStep> then = commands.run(text);
            if (then.isPresent()) {
                again = false;
                if (then.get() != PromptCommands.NextStep.ASK_AGAIN) {
                    return then.get() == PromptCommands.NextStep.CONTINUE;
                }
                continue;
            }
            Command command = new Command.PlayText(state.position().toMove(), state.ply(), text);
            Decision decision = Decider.decide(state, command, NO_CLOCK);
            if (decision instanceof Decision.Accepted accepted) {
                accept(accepted.steps());
                return true;
            }
            announcer.rejected(state, text, ((Decision.Rejected) decision).rejection());
            again = true;
        }
    }

    /** After the end, lets a person save the game or take moves back. @return whether the game continues */
    private boolean promptAfterEnd() {
        while (true) {
            Optional<String> line = lines.read(afterPrompt, List.of("save", "undo", "board", "quit"));
            playersLeft = line.isEmpty();
            if (line.isEmpty() || line.get().isBlank()) {
                return false;
            }
            Optional<PromptCommands.NextStep> then = commands.run(line.get().strip());
            if (then.isEmpty()) {
                announcer.answer(List.of("The game is over. 'undo' takes the last move back."));
            } else if (then.get() != PromptCommands.NextStep.ASK_AGAIN) {
                playersLeft = then.get() == PromptCommands.NextStep.LEAVE;
                return !playersLeft;
            }
        }
    }

    private List<String> completions() {
        List<String> all = new ArrayList<>();
        state.position().moves().forEach(move -> all.add(move.text()));
        all.addAll(commands.names());
        return all;
    }

    GameState state() {
        return state;
    }

    GameRecord record() {
        return GameRecords.of(state, tags);
    }

    Announcer announcer() {
        return announcer;
    }

    /** Goes back to the last position in which a person had a choice. @return whether there is one */
    boolean undo() {
        GameState earlier = state;
        do {
            if (earlier.isFresh()) {
                return false;
            }
            earlier = earlier.undo();
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

    /** Resigns for the side to move. */
    void resign() {
        Command command = new Command.Resign(state.position().toMove());
        accept(((Decision.Accepted) Decider.decide(state, command, NO_CLOCK)).steps());
    }

    private void change(GameState other, boolean again) {
        state = other;
        saved.save(record());
        announcer.changed(state, again);
    }
}
