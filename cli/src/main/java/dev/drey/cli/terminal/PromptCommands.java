package dev.drey.cli.terminal;

import dev.drey.analysis.Hint;
import dev.drey.analysis.MarkedText;
import dev.drey.analysis.explain.ReasonText;
import dev.drey.cli.storage.TextFile;
import dev.drey.rules.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The commands a player can enter at the prompt instead of a move. */
final class PromptCommands {
    /** The next step after a command. */
    enum NextStep {
        ASK_AGAIN,
        CONTINUE,
        LEAVE
    }

    private static final Map<String, String> HELP = new LinkedHashMap<>();

    static {
        HELP.put("help", "show this list");
        HELP.put("rules", "show the rules of the game");
        HELP.put("board", "draw the board again");
        HELP.put("moves", "list the legal moves");
        HELP.put("values", "show the value of every move, proven or estimated");
        HELP.put("hint", "show the best move, its value and why it is best");
        HELP.put("position", "print the position as text, for --position");
        HELP.put("undo", "take back your last move");
        HELP.put("redo", "play it again");
        HELP.put("save FILE", "save the game so far to a file");
        HELP.put("resign", "resign the game");
        HELP.put("quit", "leave; 'drey play --resume' continues the game");
    }

    private final TerminalGame game;
    private final Style style;
    private final GameAdvisor advisor;
    private final RecordSaver saveFile = new RecordSaver();

    PromptCommands(TerminalGame game, Style style, GameAdvisor advisor) {
        this.advisor = advisor;
        this.game = game;
        this.style = style;
    }

    List<String> names() {
        return HELP.keySet().stream().map(usage -> usage.split(" ", 2)[0]).toList();
    }

    /** Runs a command; empty if the text is not a command. */
    Optional<NextStep> run(String text) {
        String[] words = text.split("\\s+", 2);
        if (text.matches("(?i)moves\\s+--values")) {
            return answer(values());
        }
        if (words.length > 1 && !words[0].equalsIgnoreCase("save")) {
            // Only 'save' and 'moves' take an argument; 'resign now' may be a mistyped move.
            return Optional.empty();
        }
        return switch (words[0].toLowerCase(Locale.ROOT)) {
            case "help", "?" -> answer(help());
            case "rules" ->
                answer(RuleBook.read(
                        game.state().start().game(), style, game.lines().width()));
            case "board" ->
                answer(BoardRenderer.render(
                        game.state().position(), game.state().lastMove(), style));
            case "moves" -> answer(moves());
            case "position" -> answer(List.of(game.state().position().text()));
            case "values" -> answer(values());
            case "hint" -> answer(hint());
            case "undo" -> changed(game.undo(), "There is nothing to undo.");
            case "redo" -> changed(game.redo(), "There is nothing to redo.");
            case "save" -> answer(save(words.length > 1 ? words[1].strip() : ""));
            case "resign" -> resign();
            case "quit", "exit" -> Optional.of(NextStep.LEAVE);
            default -> Optional.empty();
        };
    }

    private Optional<NextStep> answer(List<String> lines) {
        game.announcer().answer(lines);
        return Optional.of(NextStep.ASK_AGAIN);
    }

    private static List<String> help() {
        List<String> lines = new ArrayList<>(List.of("Enter a move, or one of these:"));
        HELP.forEach((usage, meaning) -> lines.add(String.format(Locale.ROOT, "  %-10s %s", usage, meaning)));
        return lines;
    }

    private List<String> moves() {
        return List.of(GameMessages.availableMoves(game.state().position()));
    }

    private List<String> values() {
        Position position = game.state().position();
        return position.isOver() ? List.of("The game is over.") : advisor.values(position);
    }

    /** Reviews the game so far. */
    void review() {
        if (game.lines().interactive()) {
            answer(List.of("Reviewing the game; Enter stops it."));
        }
        answer(advisor.review(game.record()));
    }

    private List<String> hint() {
        Position position = game.state().position();
        if (position.isOver()) {
            return List.of("The game is over.");
        }
        Hint hint = advisor.hint(position);
        List<String> lines = new ArrayList<>(List.of("Hint: " + MarkedText.sentence(hint.best()) + "."));
        hint.reasons().forEach(reason -> lines.add(ReasonText.sentence(reason, game.players()::label)));
        lines.add(MarkedText.line(position, hint.best().verdict()));
        return lines;
    }

    private Optional<NextStep> changed(boolean done, String message) {
        return done ? Optional.of(NextStep.CONTINUE) : answer(List.of(message));
    }

    private Optional<NextStep> resign() {
        if (game.state().isOver()) {
            return answer(List.of("The game is over."));
        }
        game.resign();
        return Optional.of(NextStep.CONTINUE);
    }

    /** Parses a file name as written in a shell, with quotation marks or a leading ~. */
    private static Path path(String file) {
        boolean quoted = file.length() > 1
                && file.charAt(0) == file.charAt(file.length() - 1)
                && "'\"".indexOf(file.charAt(0)) >= 0;
        String plain = quoted ? file.substring(1, file.length() - 1) : file;
        return plain.startsWith("~/")
                ? Path.of(System.getenv().getOrDefault("HOME", ""), plain.substring(2))
                : Path.of(plain);
    }

    /** Returns the name of a file in the current folder that does not exist yet. */
    String freeFile() {
        String kind = game.state().start().game().kind().id();
        for (int number = 1; ; number++) {
            String file = kind + "-" + number + ".drey";
            if (!Files.exists(Path.of(file))) {
                return file;
            }
        }
    }

    private List<String> save(String file) {
        if (file.isEmpty()) {
            return List.of("Which file? Enter: save FILE");
        }
        try {
            saveFile.write(path(file), List.of(game.record()));
            return List.of("Saved " + file + ".");
        } catch (IOException | InvalidPathException e) {
            return List.of("Not saved: " + TextFile.describe(e));
        }
    }
}
