package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * All parts of a study agree at every change of the page during the analysis. {@code -Ddrey.consistency.games=N} checks N games of
 * each kind.
 */
@ExtendWith(FailureScreenshots.class)
final class StudyConsistencyIT {
    private static final int GAMES = Integer.getInteger("drey.consistency.games", 6);
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Records what the page shows after each of its changes. */
    private static final String COLLECTOR = """
            () => {
              const text = (element) => element?.textContent.replace(/\\s+/g, ' ').trim() ?? ''
              const all = (selector) => [...document.querySelectorAll(selector)]
              const snapshot = () => ({
                here: Number(document.querySelector('input[type=range]')?.value ?? -1),
                caption: text(document.querySelector('[data-caption]')),
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
              window.snapshots = []
              let last = ''
              const record = () => {
                const now = JSON.stringify(snapshot())
                if (now !== last) window.snapshots.push(now)
                last = now
              }
              new MutationObserver(record).observe(document.body, {
                subtree: true, childList: true, characterData: true, attributes: true,
              })
              record()
            }
            """;

    private Site site;

    @BeforeEach
    void startSite(@TempDir Path folder) {
        site = Site.start(folder, Map.of("review-millis", "8"));
    }

    @AfterEach
    void closeSite() {
        site.close();
    }

    static List<String> kinds() {
        return BrowserTestBase.kinds();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void allPartsAgreeAtEveryChange(String kind) {
        SplittableRandom random = new SplittableRandom(kind.hashCode());
        Page page = site.session().open("/study");
        int count = 0;
        for (int i = 0; i < GAMES; i++) {
            SampleGame game = SampleGame.of(kind, random);
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
            List<String> snapshots = (List<String>) page.evaluate("() => window.snapshots");
            for (String snapshot : snapshots) {
                checkSnapshot(game, JSON.readTree(snapshot));
            }
            count += snapshots.size();
        }
        System.out.printf("%s: %d games, %d snapshots, all consistent%n", kind, GAMES, count);
    }

    private static void checkSnapshot(SampleGame game, JsonNode snapshot) {
        int here = snapshot.path("here").asInt();
        String as = "in " + game.address(here) + ": " + snapshot;
        JsonNode list = snapshot.path("list");
        for (JsonNode row : snapshot.path("rows")) {
            int ply = row.path("ply").asInt();
            assertThat(list.path(ply - 1).path("mark").asString())
                    .as("mark of move %d, in the list and in the table %s", ply, as)
                    .isEqualTo(row.path("mark").asString());
        }
        Optional<JsonNode> arrived = row(snapshot, here);
        // The side that made the last move; at the start, the side to move.
        Side before = game.positions().get(Math.max(0, here - 1)).toMove();
        ShownValue caption = ShownValue.parseReview(snapshot.path("caption").asString(), before);
        arrived.ifPresent(row -> assertThat(caption)
                .as("value in the graph and in the table, %s", as)
                .isEqualTo(ShownValue.parseReview(row.path("value").asString(), before)));
        if (snapshot.path("verdicts").isEmpty()) {
            return;
        }
        Side mover = game.positions().get(here).toMove();
        JsonNode best = snapshot.path("verdicts").path(0);
        ShownValue bestValue = ShownValue.parse(best.path("value").asString(), mover);
        assertThat(best.path("move").asString())
                .as(as)
                .isEqualTo(snapshot.path("best").asString());
        assertThat(best.path("mark").asString())
                .as("the best move's mark %s", as)
                .isEmpty();
        arrived.ifPresent(row -> assertThat(
                        ShownValue.parseReview(row.path("value").asString(), before)
                                .agrees(bestValue))
                .as("value of the last move and of the best move after it, %s", as)
                .isTrue());
        for (JsonNode verdict : snapshot.path("verdicts")) {
            checkVerdict(game, snapshot, here, verdict, mover, as);
        }
        String turn = snapshot.path("turn").asString();
        if (!turn.isEmpty() && snapshot.path("headline").asString().equals("deciding")) {
            Side loser = game.positions().get(Integer.parseInt(turn) - 1).toMove();
            Position end = game.positions().get(game.positions().size() - 1);
            assertThat(end.outcome().flatMap(outcome -> outcome.winner()))
                    .as("the headline is about the loser, %s", as)
                    .contains(loser.other());
            assertThat(row(snapshot, Integer.parseInt(turn))
                            .map(row -> row.path("mark").asString()))
                    .as("the deciding move is marked, %s", as)
                    .hasValueSatisfying(mark -> assertThat(mark).isNotEmpty());
        }
    }

    private static void checkVerdict(
            SampleGame game, JsonNode snapshot, int here, JsonNode verdict, Side mover, String as) {
        String move = verdict.path("move").asString();
        String mark = verdict.path("mark").asString();
        snapshot.path("cells").forEach(cell -> {
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
            row(snapshot, here + 1).ifPresent(row -> {
                assertThat(mark)
                        .as("mark of %s in the panel and in the table, %s", move, as)
                        .isEqualTo(row.path("mark").asString());
                assertThat(ShownValue.parse(verdict.path("value").asString(), mover)
                                .agrees(ShownValue.parseReview(row.path("value").asString(), mover)))
                        .as("value of %s in the panel and in the table, %s", move, as)
                        .isTrue();
            });
        }
    }

    private static Optional<JsonNode> row(JsonNode snapshot, int ply) {
        for (JsonNode row : snapshot.path("rows")) {
            if (row.path("ply").asInt() == ply) {
                return Optional.of(row);
            }
        }
        return Optional.empty();
    }
}
