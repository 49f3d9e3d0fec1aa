package dev.drey.wire;

import dev.drey.engine.Phase;
import dev.drey.rules.Side;
import dev.drey.study.GameSummary;
import dev.drey.study.Mark;
import dev.drey.study.why.Reason;
import dev.drey.wire.live.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Summaries of reviewed games as JSON, to be kept. */
public final class GameSummaryJson {
    private static final int MOST_PLIES = 10_000;

    private GameSummaryJson() {}

    /** In one line. */
    public static String write(GameSummary summary) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("X", summary.firstMoves());
        json.put("O", summary.secondMoves());
        json.put(
                "mistakes",
                summary.mistakes().stream().map(GameSummaryJson::mistake).toList());
        return Json.text(json);
    }

    private static Map<String, Object> mistake(GameSummary.Mistake mistake) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("ply", mistake.ply());
        json.put("side", String.valueOf(mistake.side().letter()));
        json.put("move", mistake.move());
        json.put("mark", mistake.mark().text());
        json.put("sure", mistake.sure());
        json.put("phase", phase(mistake.phase()));
        mistake.kind().ifPresent(kind -> {
            json.put("kind", kind.code());
            json.put("text", mistake.text());
        });
        return json;
    }

    static String phase(Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    /** @throws BadJson if it is not a summary */
    public static GameSummary read(String text) {
        Place json = Json.parse(text).object();
        Place all = json.property("mistakes").array();
        List<GameSummary.Mistake> mistakes = new ArrayList<>();
        for (int i = 0; i < all.value().size(); i++) {
            mistakes.add(mistake(all.element(i).object()));
        }
        return new GameSummary(
                json.property("X").whole(0, MOST_PLIES), json.property("O").whole(0, MOST_PLIES), mistakes);
    }

    private static GameSummary.Mistake mistake(Place json) {
        Place kind = json.property("kind");
        return new GameSummary.Mistake(
                json.property("ply").whole(1, MOST_PLIES),
                one(json.property("side"), Side.values(), side -> String.valueOf(side.letter())),
                json.property("move").string(),
                one(json.property("mark"), Mark.values(), Mark::text),
                json.property("sure").flag(),
                one(json.property("phase"), Phase.values(), GameSummaryJson::phase),
                kind.exists() ? Optional.of(one(kind, Reason.Kind.values(), Reason.Kind::code)) : Optional.empty(),
                json.property("text").stringIfAny());
    }

    private static <T> T one(Place place, T[] values, Function<T, String> text) {
        String said = place.string();
        return Stream.of(values)
                .filter(value -> text.apply(value).equals(said))
                .findFirst()
                .orElseThrow(() -> new BadJson(
                        place, "expected one of " + Stream.of(values).map(text).toList()));
    }
}
