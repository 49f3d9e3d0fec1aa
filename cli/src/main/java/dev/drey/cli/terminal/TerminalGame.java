package dev.drey.cli.terminal;

import dev.drey.cli.storage.SavedGame;
import dev.drey.play.Bot;
import dev.drey.play.BotFailure;
import dev.drey.play.Command;
import dev.drey.play.Conclusion;
import dev.drey.play.Decider;
import dev.drey.play.Decision;
import dev.drey.play.GameEvent;
import dev.drey.play.GameRecords;
import dev.drey.play.GameState;
import dev.drey.play.Match;
import dev.drey.play.Player;
import dev.drey.play.Players;
import dev.drey.record.GameRecord;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Side;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game between two players at the terminal, played until it is over or the players leave. */
public final class TerminalGame {
    /** Games at the terminal have no clock, so all their events have this time. */
    private static final long NO_CLOCK = 0;

    /** What the players want after the game. */
    public enum Next {
        /** The next game of the match, or nothing after a single game. */
        CONTINUE,
        REMATCH,
        LEAVE
    }

    private final Players players;
    private final Announcer announcer;
    private final LineInput lines;
    private final SavedGame saved;
    private final PromptCommands commands;
    private final TurnPrompt turnPrompt;
    private final EndMenu endMenu;
    private final Deque<GameState> undone = new ArrayDeque<>();
    private final Map<String, String> tags;
    private GameState state;
    private Next next = Next.CONTINUE;
    private boolean botFailed;

    /**
     * Creates a game.
     *
     * @param tags the tags of its record
     * @param match the match that the game belongs to; of one game if it stands alone
     */
    public TerminalGame(
            GameState state,
            Players players,
            Map<String, String> tags,
            Announcer announcer,
            LineInput lines,
            SavedGame saved,
            Style style,
            GameAdvisor advisor,
            Match match) {
        this.state = state;
        this.players = players;
        this.tags = tags;
        this.announcer = announcer;
        this.lines = lines;
        this.saved = saved;
        this.commands = new PromptCommands(this, style, advisor);
        this.turnPrompt = new TurnPrompt(this, commands);
        this.endMenu = new EndMenu(this, commands, match);
    }

    /** Plays the game. @return the state in which it was left */
    public GameState play() {
        announcer.welcome(state, players);
        Optional<Next> chosen;
        do {
            if (!playToTheEnd()) {
                next = Next.LEAVE;
                return state;
            }
            announcer.ended(state);
            chosen = lines.interactive() && players.anyPerson() ? endMenu.run() : Optional.of(Next.CONTINUE);
        } while (chosen.isEmpty());
        next = chosen.get();
        state.outcome().ifPresent(this::informBots);
        return state;
    }

    private void informBots(Outcome outcome) {
        for (Side side : Side.values()) {
            players.of(side).bot().ifPresent(bot -> bot.gameOver(outcome));
        }
    }

    /** What the players want after the game. */
    public Next next() {
        return next;
    }

    /** Whether a bot failed and lost the game for that reason. */
    public boolean botFailed() {
        return botFailed;
    }

    /** @return whether the end was reached */
    private boolean playToTheEnd() {
        while (!state.isOver()) {
            Optional<Bot> bot = players.of(state.position().toMove()).bot();
            if (state.position().mustPass()) {
                accept(Decider.forcedPasses(state, NO_CLOCK));
            } else if (bot.isPresent()) {
                playProgramTurn(bot.get());
            } else if (!turnPrompt.run()) {
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
        } catch (BotFailure failure) {
            forfeit(side, failure);
            return;
        }
        Decision decision = Decider.decide(state, new Command.Play(side, state.ply(), move), NO_CLOCK);
        if (!(decision instanceof Decision.Accepted accepted)) {
            throw new IllegalStateException(player.name() + " played " + move.text() + ": " + decision);
        }
        accept(accepted.steps().subList(0, 1));
        bot.remark().ifPresent(remark -> announcer.remark(player, remark));
        accept(accepted.steps().subList(1, accepted.steps().size()));
    }

    /** Ends the game because the bot of a side failed. */
    private void forfeit(Side side, BotFailure failure) {
        botFailed = true;
        announcer.failed(players.of(side), failure);
        state = state.conclude(new Conclusion(Outcome.winFor(side.other()), failure.ending()));
        saved.save(record());
    }

    /** Plays a typed move. @return empty if it was accepted, else why it was rejected */
    Optional<Decision.Rejected> playTyped(String text) {
        Command command = new Command.PlayText(state.position().toMove(), state.ply(), text);
        Decision decision = Decider.decide(state, command, NO_CLOCK);
        if (decision instanceof Decision.Accepted accepted) {
            accept(accepted.steps());
            return Optional.empty();
        }
        return Optional.of((Decision.Rejected) decision);
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

    GameState state() {
        return state;
    }

    GameRecord record() {
        return GameRecords.of(state, tags);
    }

    Announcer announcer() {
        return announcer;
    }

    LineInput lines() {
        return lines;
    }

    Players players() {
        return players;
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
