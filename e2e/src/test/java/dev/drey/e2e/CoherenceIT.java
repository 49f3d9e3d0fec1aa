package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.drey.engine.LevelPlayer;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads what every part of a study shows, whenever any of it changes while the game is analysed, and finds no two that disagree.
 * {@code -Ddrey.coherence.games=N} studies N games of each kind.
 */
@ExtendWith(Evidence.class)
final class CoherenceIT {
    private static final int GAMES = Integer.getInteger("drey.coherence.games", 6);
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Takes down what is shown after each change of the page. */
    private static final String COLLECTOR = """
            () => {
              const text = (element) => element?.textContent.replace(/\\s+/g, ' ').trim() ?? ''
              const all = (selector) => [...document.querySelectorAll(selector)]
              const look = () => ({
                here: Number(document.querySelector('input[type=range]')?.value ?? -1),
                said: text(document.querySelector('[data-said]')),
                rows: all('tr[data-reviewed]').map((row) => ({
                  ply: Number(row.dataset.reviewed),
                  value: text(row.cells[2]),
                  mark: row.querySelector('[data-mark]')?.dataset.mark ?? '',
                })),
                list: all('[data-move]').map((one) => ({
                  move: one.dataset.move,
                  mark: one.querySelector('[data-mark]')?.dataset.mark ?? '',
                })),
                verdicts: all('tr[data-verdict]').map((row) => ({
                  move: row.dataset.verdict,
                  value: text(row.cells[1]),
                  sure: text(row.cells[2]),
                  mark: row.dataset.mark ?? '',
                })),
                best: text(document.querySelector('.best strong')),
                cells: all('[role=grid] [data-tone]').map((cell) => ({
                  cell: cell.dataset.cell,
                  tone: cell.dataset.tone,
                })),
                turn: document.querySelector('[data-turn]')?.dataset.turn ?? '',
                headline: document.querySelector('[data-headline]')?.dataset.headline ?? '',
              })
              window.seen = []
              let last = ''
              const note = () => {
                const now = JSON.stringify(look())
                if (now !== last) window.seen.push(now)
                last = now
              }
              new MutationObserver(note).observe(document.body, {
                subtree: true, childList: true, characterData: true, attributes: true,
              })
              note()
            }
            """;

    private Site site;

    @BeforeEach
    void open(@TempDir Path folder) {
        site = Site.open(folder, Map.of("review-millis", "8"));
    }

    @AfterEach
    void close() {
        site.close();
    }

    /** A game between two levels of play. */
    private record Played(Position start, List<Move> moves, List<Position> positions) {
        static Played of(String kind, RandomGenerator random) {
            Position start = Games.kind(kind)
                    .fresh(new java.util.Random(random.nextLong()))
                    .start();
            Oracle oracle = new Oracle(1, 1 << 20);
            List<LevelPlayer> players = List.of(2, 3).stream()
                    .map(level -> new LevelPlayer(
                            Levels.find(Games.kind(kind), "level-" + level).orElseThrow(), oracle, random))
                    .toList();
            List<Move> moves = new ArrayList<>();
            List<Position> positions = new ArrayList<>(List.of(start));
            Position position = start;
            while (!position.isOver()) {
                Move move = players.get(position.toMove().ordinal())
                        .choose(position)
                        .move();
                moves.add(move);
                position = position.play(move);
                positions.add(position);
            }
            return new Played(start, moves, positions);
        }

        String address(int at) {
            return "/study?position=" + URLEncoder.encode(start.text(), StandardCharsets.UTF_8) + "&moves="
                    + moves.stream()
                            .map(move -> URLEncoder.encode(move.text(), StandardCharsets.UTF_8))
                            .collect(Collectors.joining(","))
                    + "&at=" + at;
        }
    }

    static List<String> kinds() {
        return OnSite.kinds();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everythingShownAgreesAtEveryMoment(String kind) {
        SplittableRandom random = new SplittableRandom(kind.hashCode());
        Page page = site.visitor().open("/study");
        int looks = 0;
        for (int i = 0; i < GAMES; i++) {
            Played game = Played.of(kind, random);
            int at = random.nextInt(Math.max(1, game.moves().size() - 5));
            page.navigate(game.address(at));
            page.locator("tr[data-verdict]").first().waitFor();
            page.evaluate(COLLECTOR);
            if (page.locator("button.more").count() > 0) {
                page.locator("button.more").first().click();
            }
            for (String key : List.of("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft")) {
                page.keyboard().press(key);
                page.locator("tr[data-verdict]").first().waitFor();
            }
            int plies = game.moves().size();
            page.waitForCondition(() -> page.locator("tr[data-reviewed]").count() == plies);
            page.keyboard().press("ArrowLeft");
            page.locator("tr[data-verdict]").first().waitFor();
            @SuppressWarnings("unchecked")
            List<String> seen = (List<String>) page.evaluate("() => window.seen");
            for (String look : seen) {
                check(game, JSON.readTree(look));
            }
            looks += seen.size();
        }
        System.out.printf("%s: %d games, %d moments, no two values that disagree%n", kind, GAMES, looks);
    }

    private static void check(Played game, JsonNode look) {
        int here = look.path("here").asInt();
        String as = "in " + game.address(here) + ": " + look;
        JsonNode list = look.path("list");
        for (JsonNode row : look.path("rows")) {
            int ply = row.path("ply").asInt();
            assertThat(list.path(ply - 1).path("mark").asString())
                    .as("mark of move %d, in the list and in the table %s", ply, as)
                    .isEqualTo(row.path("mark").asString());
        }
        Optional<JsonNode> arrived = row(look, here);
        // Who made the move that led here; at the start, who is to move.
        Side before = game.positions().get(Math.max(0, here - 1)).toMove();
        Value said = Value.ofGame(look.path("said").asString(), before);
        arrived.ifPresent(row -> assertThat(said)
                .as("value of the graph and of the table, %s", as)
                .isEqualTo(Value.ofGame(row.path("value").asString(), before)));
        if (look.path("verdicts").isEmpty()) {
            return;
        }
        Side mover = game.positions().get(here).toMove();
        JsonNode best = look.path("verdicts").path(0);
        Value bestValue = Value.read(best.path("value").asString(), mover);
        assertThat(best.path("move").asString())
                .as(as)
                .isEqualTo(look.path("best").asString());
        assertThat(best.path("mark").asString())
                .as("the best move's mark %s", as)
                .isEmpty();
        arrived.ifPresent(row -> assertThat(
                        Value.ofGame(row.path("value").asString(), before).agrees(bestValue))
                .as("what the last move led to is what the best move is worth, %s", as)
                .isTrue());
        for (JsonNode verdict : look.path("verdicts")) {
            checkVerdict(game, look, here, verdict, mover, as);
        }
        String turn = look.path("turn").asString();
        if (!turn.isEmpty() && look.path("headline").asString().equals("deciding")) {
            Side loser = game.positions().get(Integer.parseInt(turn) - 1).toMove();
            Position end = game.positions().get(game.positions().size() - 1);
            assertThat(end.outcome().flatMap(outcome -> outcome.winner()))
                    .as("the headline is about the loser, %s", as)
                    .contains(loser.other());
            assertThat(row(look, Integer.parseInt(turn))
                            .map(row -> row.path("mark").asString()))
                    .as("the deciding move is marked, %s", as)
                    .hasValueSatisfying(mark -> assertThat(mark).isNotEmpty());
        }
    }

    private static void checkVerdict(Played game, JsonNode look, int here, JsonNode verdict, Side mover, String as) {
        String move = verdict.path("move").asString();
        String mark = verdict.path("mark").asString();
        look.path("cells").forEach(cell -> {
            if (cell.path("cell").asString().equalsIgnoreCase(move)) {
                assertThat(cell.path("tone").asString())
                        .as("%s on the board and in the table, %s", move, as)
                        .isEqualTo(
                                switch (mark) {
                                    case "" -> "best";
                                    case "inaccuracy" -> "slip";
                                    default -> "bad";
                                });
            }
        });
        if (here < game.moves().size() && game.moves().get(here).text().equals(move)) {
            row(look, here + 1).ifPresent(row -> {
                assertThat(mark)
                        .as("mark of %s in the panel and in the table, %s", move, as)
                        .isEqualTo(row.path("mark").asString());
                assertThat(Value.read(verdict.path("value").asString(), mover)
                                .agrees(Value.ofGame(row.path("value").asString(), mover)))
                        .as("value of %s in the panel and in the table, %s", move, as)
                        .isTrue();
            });
        }
    }

    private static Optional<JsonNode> row(JsonNode look, int ply) {
        for (JsonNode row : look.path("rows")) {
            if (row.path("ply").asInt() == ply) {
                return Optional.of(row);
            }
        }
        return Optional.empty();
    }

    /**
     * A value as it is written, seen from the first side. A proven win is 10,000, whichever number of plies it takes.
     *
     * @param estimate NaN if none is written
     */
    private record Value(double least, double most, double estimate) {
        private static final double WIN = 10_000;
        private static final double CHANCE = 20_000;
        private static final Pattern DECIDED = Pattern.compile("(wins|loses) in (\\d+)( or less)?(?: for (\\S+))?");
        private static final Pattern PERCENT = Pattern.compile("(\\d+)\\s?%");
        private static final Pattern NUMBER = Pattern.compile("[+−]?\\d+(?:\\.\\d+)?");

        /** A value of a table or caption of the whole game: seen from the first side, but a win in so many plies from the mover. */
        static Value ofGame(String text, Side mover) {
            return read(text, DECIDED.matcher(text).find() ? mover : Side.FIRST);
        }

        static Value read(String text, Side seenFrom) {
            String value = text.contains(": ") ? text.substring(text.indexOf(": ") + 2) : text;
            Matcher decided = DECIDED.matcher(value);
            if (decided.find()) {
                boolean firstWins = decided.group(1).equals("wins") == (seenFrom == Side.FIRST);
                return new Value(firstWins ? WIN : -WIN, firstWins ? WIN : -WIN, Double.NaN);
            }
            Matcher percent = PERCENT.matcher(value);
            boolean scored = !percent.find();
            if (!scored) {
                double chance = Double.parseDouble(percent.group(1));
                return new Value(-CHANCE, CHANCE, seenFrom == Side.FIRST ? chance : 100 - chance);
            }
            List<Double> numbers = new ArrayList<>();
            Matcher number = NUMBER.matcher(value);
            while (number.find()) {
                numbers.add(Double.parseDouble(number.group().replace('−', '-').replace("+", "")));
            }
            if (numbers.isEmpty()) {
                return new Value(-WIN, WIN, Double.NaN);
            }
            Value seen;
            if (value.startsWith("≤")) {
                seen = new Value(-WIN, numbers.get(0), Double.NaN);
            } else if (value.startsWith("≥")) {
                seen = new Value(numbers.get(0), WIN, Double.NaN);
            } else if (value.matches("^\\S+ (to|…) .*")) {
                seen = new Value(numbers.get(0), numbers.get(1), Double.NaN);
            } else {
                seen = new Value(-WIN, WIN, numbers.get(0));
            }
            return seenFrom == Side.FIRST ? seen : new Value(-seen.most, -seen.least, -seen.estimate);
        }

        /** Whether this is a chance that stands for a proven result. */
        private boolean isCertain(Value result) {
            return most == CHANCE && estimate == (result.least > 0 ? 100 : 0);
        }

        /** Whether both can be said of one position. */
        boolean agrees(Value other) {
            boolean decided = Math.abs(least) == WIN && least == most;
            boolean otherDecided = Math.abs(other.least) == WIN && other.least == other.most;
            if (decided || otherDecided) {
                // Where a position is proven won but not yet by which move, the best-looking one has a chance of 100 %.
                return least == other.least && decided && otherDecided
                        || decided && other.isCertain(this)
                        || otherDecided && isCertain(other);
            }
            boolean both = !Double.isNaN(estimate) && !Double.isNaN(other.estimate);
            boolean meet = Math.max(least, other.least) <= Math.min(most, other.most) + 0.05;
            boolean inside = (Double.isNaN(estimate) || estimate >= other.least - 0.05 && estimate <= other.most + 0.05)
                    && (Double.isNaN(other.estimate)
                            || other.estimate >= least - 0.05 && other.estimate <= most + 0.05);
            return meet && inside && (!both || Math.abs(estimate - other.estimate) < 0.06);
        }
    }
}
