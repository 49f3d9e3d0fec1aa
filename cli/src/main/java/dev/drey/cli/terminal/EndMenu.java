package dev.drey.cli.terminal;

import dev.drey.play.Match;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The choices after a game, one key each. */
final class EndMenu {
    private static final char ENTER = '\n';

    /** What the players chose. */
    enum Choice {
        /** Moves were taken back, so the game goes on. */
        PLAY_ON,
        /** The game is over; see {@link #next}. */
        FINISH
    }

    private final TerminalGame game;
    private final PromptCommands commands;
    private final boolean last;
    private final boolean single;
    private TerminalGame.Next next = TerminalGame.Next.CONTINUE;

    /** @param match the match that the game belongs to; of one game if it stands alone */
    EndMenu(TerminalGame game, PromptCommands commands, Match match) {
        this.game = game;
        this.commands = commands;
        this.last = match.round() == match.length();
        this.single = match.length() == 1;
    }

    TerminalGame.Next next() {
        return next;
    }

    Choice run() {
        String keys = single ? "rmsubq" : "rsubq";
        String prompt = "r review, " + (single ? "m rematch, " : "") + "s save, u undo, b board, "
                + (last ? "Enter leave: " : "Enter next game, q leave: ");
        while (true) {
            Optional<Character> key = game.lines().readKey(prompt, keys + ENTER);
            switch (key.orElse('q')) {
                case 'r' -> commands.review();
                case 's' -> save();
                case 'b' -> commands.run("board");
                case 'u' -> {
                    if (commands.run("undo").orElseThrow() == PromptCommands.NextStep.CONTINUE) {
                        return Choice.PLAY_ON;
                    }
                }
                case 'm' -> {
                    next = TerminalGame.Next.REMATCH;
                    return Choice.FINISH;
                }
                case ENTER -> {
                    next = TerminalGame.Next.CONTINUE;
                    return Choice.FINISH;
                }
                default -> {
                    next = TerminalGame.Next.LEAVE;
                    return Choice.FINISH;
                }
            }
        }
    }

    private void save() {
        String suggestion = commands.freeFile();
        String prompt = String.format(Locale.ROOT, "File (Enter for %s): ", suggestion);
        Optional<String> typed = game.lines().read(prompt, List.of());
        typed.ifPresent(file -> commands.run("save " + (file.isBlank() ? suggestion : file.strip())));
    }
}
