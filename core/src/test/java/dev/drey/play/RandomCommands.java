package dev.drey.play;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/** Random commands, legal or not, at random times. */
final class RandomCommands {
    private static final List<String> NOT_MOVES = List.of(
            "",
            " ",
            "pass",
            "resign",
            "Z9",
            "i9",
            "91-99",
            "a0",
            "\u0000",
            "\uD83D\uDC3F",
            "x".repeat(500),
            "11-12+13+14");

    private static final long[] ABSENCES = {-1, 0, 1, 59_999, 60_000, 299_999, 300_000, 864_000_000};

    private final RandomGenerator random;

    RandomCommands(RandomGenerator random) {
        this.random = random;
    }

    private boolean oneIn(int times) {
        return random.nextInt(times) == 0;
    }

    private <T> T oneOf(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    Command next(GameState state, long now) {
        Side side = oneOf(List.of(Side.values()));
        Offer.Kind kind = oneOf(List.of(Offer.Kind.values()));
        if (state.isOver() && oneIn(2)) {
            return new Command.MakeOffer(side, Offer.Kind.REMATCH);
        }
        if (!state.offers().isEmpty() && oneIn(4)) {
            Offer.Kind offered = oneOf(state.offers()).kind();
            return oneIn(4) ? new Command.DeclineOffer(side, offered) : new Command.AcceptOffer(side, offered);
        }
        if (state.clock().elapsed(now) >= 60_000 && oneIn(4)) {
            return claim(side);
        }
        return switch (random.nextInt(30)) {
            case 0, 1 -> new Command.MakeOffer(side, kind);
            case 2 -> new Command.AcceptOffer(side, kind);
            case 3 -> new Command.DeclineOffer(side, kind);
            case 4 -> claim(side);
            case 5, 6 -> new Command.PlayText(side, ply(state), move(state));
            case 7 -> new Command.Play(side, ply(state), anyMove(state));
            case 8 -> oneIn(8) ? new Command.Resign(side) : new Command.PlayText(side, state.ply(), move(state));
            default -> {
                Position position = state.position();
                Move move = state.isOver() ? Move.PASS : oneOf(position.moves());
                yield oneIn(2)
                        ? new Command.Play(position.toMove(), state.ply(), move)
                        : new Command.PlayText(position.toMove(), state.ply(), move.text());
            }
        };
    }

    private Command claim(Side side) {
        return new Command.ClaimWin(side, ABSENCES[random.nextInt(ABSENCES.length)]);
    }

    /** Usually the right ply, else one near it or any number. */
    private int ply(GameState state) {
        return oneIn(2) ? state.ply() : oneIn(4) ? random.nextInt() : state.ply() + random.nextInt(3) - 1;
    }

    /** A legal move, a move that was legal earlier in the game, or a text that is not a move. */
    private String move(GameState state) {
        Position position = oneOf(state.positions());
        return switch (random.nextInt(3)) {
            case 0 -> oneOf(NOT_MOVES);
            case 1 -> position.isOver() ? "A1" : oneOf(position.moves()).text();
            default ->
                state.isOver() ? "a1" : oneOf(state.position().moves()).text().toLowerCase(Locale.ROOT);
        };
    }

    /** A pass, or a legal move of some position of this game. */
    private Move anyMove(GameState state) {
        Position position = oneOf(state.positions());
        return position.isOver() || oneIn(8) ? Move.PASS : oneOf(position.moves());
    }

    /**
     * A later time, usually soon after, sometimes just at the flag fall, or a little earlier, because clocks can be set
     * back.
     */
    long later(GameState state, long now, long earliest) {
        return switch (random.nextInt(200)) {
            case 0 -> now + random.nextInt(300_000);
            case 1 -> oneIn(4) ? now + random.nextInt(864_000_000) : now + 60_000;
            case 2, 3, 4, 6, 7 -> Math.max(earliest, now - random.nextInt(3_000));
            case 5 -> {
                long flag = state.clock().flagsAt();
                yield flag == Long.MAX_VALUE ? now + 300_000 : Math.max(now, flag - 1 + random.nextInt(3));
            }
            default -> oneIn(4) ? now : now + random.nextInt(2_000);
        };
    }

    boolean serverFails() {
        return oneIn(50);
    }

    boolean checksFlag() {
        return oneIn(6);
    }

    boolean replaysEvents() {
        return oneIn(8);
    }

    boolean startsRematch() {
        return oneIn(4);
    }
}
