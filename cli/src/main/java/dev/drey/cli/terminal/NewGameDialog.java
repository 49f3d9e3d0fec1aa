package dev.drey.cli.terminal;

import dev.drey.play.PlayerCatalog;
import dev.drey.play.Players;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Side;
import dev.drey.rules.santorini.PieceType;
import dev.drey.rules.santorini.Santorini;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Asks at the terminal for what the command line did not say: the game, the opponent, who starts, names and pieces. */
public final class NewGameDialog {
    private static final String FRIEND = "person";

    private final LineInput lines;
    private final Style style;

    public NewGameDialog(LineInput lines, Style style) {
        this.lines = lines;
        this.style = style;
    }

    /** Thrown if the player left the dialog. */
    public static final class Left extends RuntimeException {
        private Left() {
            super("no game was chosen");
        }
    }

    /**
     * A choice of players.
     *
     * @param first the name of the player of the first side, as {@code --first} takes it
     * @param second the name of the player of the second side
     */
    public record Seats(String first, String second) {}

    public GameKind askGame() {
        List<GameKind> kinds = Games.all();
        List<String> labels = new ArrayList<>();
        kinds.forEach(kind -> labels.add(kind.title() + ": " + kind.summary()));
        return kinds.get(
                choose("Which game?", labels, kinds.stream().map(GameKind::id).toList(), 0));
    }

    /** Asks for the opponent and for who starts. */
    public Seats askPlayers(GameKind kind, RandomGenerator random) {
        List<String> names = new ArrayList<>(List.of(FRIEND));
        PlayerCatalog.names(kind).stream()
                .filter(name -> name.startsWith("level-") || name.equals("strongest"))
                .forEach(names::add);
        List<String> labels = new ArrayList<>(names);
        labels.set(0, "a friend at this keyboard");
        int middle = (names.size() + 1) / 2;
        String opponent = names.get(choose("Against whom?", labels, names, middle));
        int starts = choose("Who starts?", List.of("me", "the other", "draw lots"), List.of("me", "other", "draw"), 0);
        boolean meFirst = starts == 0 || starts == 2 && random.nextBoolean();
        if (starts == 2) {
            print(meFirst ? "You start." : "The other starts.");
        }
        return meFirst ? new Seats(FRIEND, opponent) : new Seats(opponent, FRIEND);
    }

    /** Asks the people of a Santorini game for the types of their pieces; programs draw theirs. */
    public Santorini askPieces(Players players, RandomGenerator random) {
        return new Santorini(pieces(players, Side.FIRST, random), pieces(players, Side.SECOND, random));
    }

    private PieceType pieces(Players players, Side side, RandomGenerator random) {
        if (!players.of(side).isPerson()) {
            return random.nextBoolean() ? PieceType.CUBE : PieceType.PYRAMID;
        }
        String question = players.label(side) + ": cubes (step along rows and columns) or pyramids (diagonally)?";
        print(LineWrap.wrap(question, lines.width()));
        while (true) {
            String answer = read("c or p (Enter for cubes): ", List.of("cubes", "pyramids"))
                    .toLowerCase(Locale.ROOT);
            if (answer.isEmpty() || "cubes".startsWith(answer)) {
                return PieceType.CUBE;
            }
            if ("pyramids".startsWith(answer)) {
                return PieceType.PYRAMID;
            }
        }
    }

    /** Asks for a name; empty if the player wants none. */
    public String askName(String prompt) {
        return read(prompt, List.of());
    }

    /** Asks for one of several choices by number or by word; Enter chooses the default. */
    private int choose(String question, List<String> labels, List<String> words, int byDefault) {
        print(style.paint(Style.Tone.TITLE, question));
        for (int i = 0; i < labels.size(); i++) {
            print(LineWrap.wrap(String.format(Locale.ROOT, "  %2d  %s", i + 1, labels.get(i)), lines.width()));
        }
        while (true) {
            String answer = read("Number (Enter for " + (byDefault + 1) + "): ", words);
            if (answer.isEmpty()) {
                return byDefault;
            }
            Optional<Integer> choice = find(answer, words);
            if (choice.isPresent()) {
                return choice.get();
            }
            print("Enter a number from 1 to " + labels.size() + ".");
        }
    }

    private static Optional<Integer> find(String answer, List<String> words) {
        if (answer.matches("[0-9]{1,3}")) {
            int number = Integer.parseInt(answer);
            return number >= 1 && number <= words.size() ? Optional.of(number - 1) : Optional.empty();
        }
        String start = answer.toLowerCase(Locale.ROOT);
        @Nullable Integer found = null;
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).equals(start)) {
                return Optional.of(i);
            }
            if (words.get(i).startsWith(start)) {
                // Two words with the same start are not a choice.
                found = found == null ? i : -1;
            }
        }
        return Optional.ofNullable(found).filter(index -> index >= 0);
    }

    private String read(String prompt, List<String> completions) {
        return lines.read(prompt, completions).orElseThrow(Left::new).strip();
    }

    private void print(String line) {
        lines.out().println(line);
        lines.out().flush();
    }
}
