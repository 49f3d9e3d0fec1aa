package dev.drey.cli.terminal;

import dev.drey.play.Match;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The choices after a game, one key each. */
final class EndMenu {
    private static final char ENTER = '\n';

    private final TerminalGame game;
    private final PromptCommands commands;
    private final boolean last;
    private final boolean single;

    /** @param match the match that the game belongs to; of one game if it stands alone */
    EndMenu(TerminalGame game, PromptCommands commands, Match match) {
        this.game = game;
        this.commands = commands;
        this.last = match.round() == match.length();
        this.single = match.length() == 1;
    }

    /** Asks until the players have chosen what comes next. @return empty if moves were taken back, so the game continues */
    Optional<TerminalGame.Next> run() {
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
                        return Optional.empty();
                    }
                }
                case 'm' -> {
                    return Optional.of(TerminalGame.Next.REMATCH);
                }
                case ENTER -> {
                    return Optional.of(TerminalGame.Next.CONTINUE);
                }
                default -> {
                    return Optional.of(TerminalGame.Next.LEAVE);
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
