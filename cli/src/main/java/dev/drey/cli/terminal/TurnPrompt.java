package dev.drey.cli.terminal;

import dev.drey.play.Decision;
import dev.drey.rules.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Asks a person for a move. A move of several cells, as in Santorini, can be typed in one text or in steps: the prompt
 * then asks for the rest of the move.
 */
final class TurnPrompt {
    private final TerminalGame game;
    private final PromptCommands commands;

    TurnPrompt(TerminalGame game, PromptCommands commands) {
        this.game = game;
        this.commands = commands;
    }

    /** Prompts until a move was made, a command changed the game, or the player left. @return whether to continue */
    boolean run() {
        game.announcer().turn(game.state());
        boolean again = false;
        // The start of a move, typed before; empty at the start of a turn.
        String typed = "";
        while (true) {
            Optional<String> line = game.lines().read(prompt(typed, again), completions(typed));
            if (line.isEmpty()) {
                return false;
            }
            String text = line.get().strip();
            if (text.isEmpty()) {
                // Enter goes back to the start of the move.
                typed = "";
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
            String move = rest(typed, text);
            Optional<Decision.Rejected> rejected = game.playTyped(move);
            if (rejected.isEmpty()) {
                return true;
            }
            again = !isStart(move);
            if (again) {
                game.announcer().rejected(game.state(), text, rejected.get().rejection());
            } else {
                typed = move;
            }
        }
    }

    private String prompt(String typed, boolean again) {
        return typed.isEmpty()
                ? game.announcer().prompt(game.state(), again)
                : game.announcer().promptForRest(game.state(), typed, options(typed));
    }

    /** Returns the whole move: what was typed before and now, unless that starts a move by itself. */
    private static String rest(String typed, String text) {
        return typed.isEmpty() || text.contains("-") ? text : typed + " " + text;
    }

    /** Whether the text is the start of a longer move, and the announcer can ask for the rest. */
    private boolean isStart(String text) {
        return game.announcer().asksForRest() && !options(text).isEmpty();
    }

    /** Returns the names of the cells that can come next in a move that starts with a text. */
    private List<String> options(String typed) {
        String start = key(typed);
        int cells = start.length() / 2;
        if (cells == 0 || start.length() != 2 * cells) {
            return List.of();
        }
        return game.state().position().moves().stream()
                .filter(move -> move.path().size() > cells)
                .filter(move -> key(move.text()).startsWith(start))
                .map((Move move) ->
                        game.state().position().game().grid().name(move.path().get(cells)))
                .distinct()
                .toList();
    }

    /** The letters and digits of a move, two for each cell. */
    private static String key(String text) {
        return text.replaceAll("[^0-9A-Za-z]", "").toLowerCase(Locale.ROOT);
    }

    private List<String> completions(String typed) {
        List<String> all = new ArrayList<>();
        if (typed.isEmpty()) {
            game.state().position().moves().forEach(move -> all.add(move.text()));
        } else {
            all.addAll(options(typed));
        }
        all.addAll(commands.names());
        return all;
    }
}
