package dev.drey.cli.terminal;

import dev.drey.cli.keep.Keeper;
import dev.drey.play.Match;
import dev.drey.play.Seat;
import dev.drey.play.Seats;
import dev.drey.play.Series;
import dev.drey.rules.Effect;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Reading;
import dev.drey.rules.Side;
import dev.drey.wire.PlayEvent;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** Tells programs what happens: a JSON object a line. */
public final class JsonAnnouncer implements Announcer {
    private final JsonMapper json = JsonMapper.builder().build();
    private final PrintWriter out;

    public JsonAnnouncer(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void series(Series series, Seats seats) {
        Map<String, Double> points = new LinkedHashMap<>();
        points.put("A", series.pointsOfA());
        points.put("B", series.pointsOfB());
        Map<String, String> players = new LinkedHashMap<>();
        players.put(letter(Side.FIRST), series.swapped() ? "B" : "A");
        players.put(letter(Side.SECOND), series.swapped() ? "A" : "B");
        write(new PlayEvent.Round(series.round(), series.length(), series.isOver(), players, points));
    }

    @Override
    public void welcome(Match match, Seats seats) {
        Map<String, String> names = new LinkedHashMap<>();
        names.put(letter(Side.FIRST), seats.first().name());
        names.put(letter(Side.SECOND), seats.second().name());
        Position position = match.position();
        write(new PlayEvent.Start(position.game().text(), position.text(), match.ply(), names));
    }

    @Override
    public void turn(Match match) {
        Position position = match.position();
        write(new PlayEvent.Turn(match.ply(), letter(position.toMove()), position.text(), moves(position)));
    }

    @Override
    public String prompt(Match match, boolean again) {
        return "";
    }

    @Override
    public void refused(Match match, String text, Reading.Reason reason, String message) {
        write(new PlayEvent.Refused(text, reason.text(), message, moves(match.position())));
    }

    @Override
    public void played(Match after, Move move, Seats seats) {
        Position before = after.positions().get(after.ply() - 1);
        Effect effect = before.effect(move);
        List<String> taken =
                effect.taken().stream().map(before.game().grid()::name).toList();
        write(new PlayEvent.Played(
                after.ply(),
                letter(before.toMove()),
                move.text(),
                effect.verb(),
                taken,
                after.position().text(),
                scores(after.position())));
    }

    @Override
    public void thinking(Seat seat) {}

    @Override
    public void remark(Seat seat, String remark) {
        write(new PlayEvent.Remark(seat.name(), remark));
    }

    @Override
    public void changed(Match match, boolean again) {
        write(new PlayEvent.Changed(match.ply(), match.position().text()));
    }

    @Override
    public void ended(Match match) {
        Outcome outcome = match.outcome().orElseThrow();
        Position position = match.position();
        write(new PlayEvent.End(
                outcome.text(),
                outcome.winner().map(JsonAnnouncer::letter).orElse(null),
                match.ending().map(Ending::text).orElseThrow(),
                scores(position),
                position.game().scored() && position.isOver() ? (Integer) position.margin(Side.FIRST) : null,
                position.text()));
    }

    @Override
    public void answer(List<String> lines) {
        write(new PlayEvent.Answer(lines));
    }

    @Override
    public void left(Match match, Optional<Keeper.Kept> kept) {
        write(new PlayEvent.Left(
                kept.map(Keeper.Kept::id).orElse(null),
                kept.map(Keeper.Kept::moves).orElse(null)));
    }

    private void write(PlayEvent event) {
        out.println(json.writeValueAsString(event));
        out.flush();
    }

    private static List<String> moves(Position position) {
        return position.moves().stream().map(Move::text).toList();
    }

    private static Map<String, Integer> scores(Position position) {
        Map<String, Integer> scores = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            scores.put(letter(side), position.score(side));
        }
        return scores;
    }

    private static String letter(Side side) {
        return String.valueOf(side.letter());
    }
}
