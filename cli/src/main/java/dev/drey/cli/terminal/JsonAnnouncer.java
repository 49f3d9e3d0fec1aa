package dev.drey.cli.terminal;

import dev.drey.cli.storage.SavedGame;
import dev.drey.play.BotFailure;
import dev.drey.play.GameState;
import dev.drey.play.Match;
import dev.drey.play.Player;
import dev.drey.play.Players;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import dev.drey.wire.PlayEvent;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** Announces a game to programs, one JSON object per line. */
public final class JsonAnnouncer implements Announcer {
    private final JsonMapper json = JsonMapper.builder().build();
    private final PrintWriter out;

    public JsonAnnouncer(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void match(Match match, Players players) {
        Map<String, Double> points = new LinkedHashMap<>();
        points.put("A", match.pointsOfA());
        points.put("B", match.pointsOfB());
        Map<String, String> letters = new LinkedHashMap<>();
        letters.put(letter(Side.FIRST), match.swapped() ? "B" : "A");
        letters.put(letter(Side.SECOND), match.swapped() ? "A" : "B");
        write(new PlayEvent.Round(match.round(), match.length(), match.isOver(), letters, points));
    }

    @Override
    public void welcome(GameState state, Players players) {
        Map<String, String> names = new LinkedHashMap<>();
        names.put(letter(Side.FIRST), players.first().name());
        names.put(letter(Side.SECOND), players.second().name());
        Position position = state.position();
        write(new PlayEvent.Start(position.game().text(), position.text(), state.ply(), names));
    }

    @Override
    public void turn(GameState state) {
        Position position = state.position();
        write(new PlayEvent.Turn(state.ply(), letter(position.toMove()), position.text(), moves(position)));
    }

    @Override
    public String prompt(GameState state, boolean again) {
        return "";
    }

    @Override
    public boolean asksForRest() {
        return false;
    }

    @Override
    public String promptForRest(GameState state, String typed, List<String> options) {
        return "";
    }

    @Override
    public void rejected(GameState state, String text, Rejection rejection) {
        write(new PlayEvent.Rejected(text, rejection.reason().code(), rejection.message(), moves(state.position())));
    }

    @Override
    public void played(GameState after, Move move, Players players) {
        Position before = after.positions().get(after.ply() - 1);
        MoveEffect effect = before.effect(move);
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
    public void thinking(Player player) {}

    @Override
    public void remark(Player player, String remark) {
        write(new PlayEvent.Remark(player.name(), remark));
    }

    @Override
    public void failed(Player player, BotFailure failure) {
        write(new PlayEvent.Failed(player.name(), String.valueOf(failure.getMessage()), failure.transcript()));
    }

    @Override
    public void changed(GameState state, boolean again) {
        write(new PlayEvent.Changed(state.ply(), state.position().text()));
    }

    @Override
    public void ended(GameState state) {
        Outcome outcome = state.outcome().orElseThrow();
        Position position = state.position();
        write(new PlayEvent.End(
                outcome.text(),
                outcome.winner().map(JsonAnnouncer::letter).orElse(null),
                state.ending().map(Ending::text).orElseThrow(),
                scores(position),
                position.game().scored() && position.isOver() ? (Integer) position.margin(Side.FIRST) : null,
                position.text()));
    }

    @Override
    public void answer(List<String> lines) {
        write(new PlayEvent.Answer(lines));
    }

    @Override
    public void left(GameState state, Optional<SavedGame.Status> saved) {
        write(new PlayEvent.Left(
                saved.map(SavedGame.Status::id).orElse(null),
                saved.map(SavedGame.Status::moves).orElse(null)));
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
