package dev.drey.bench.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Games that keep the engine busy, while another player waits for the first moves of two engines. */
final class EngineGames extends ConnectionAttacks.Repeated {
    private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(5);
    private static final long MAX_WAIT_NANOS = TimeUnit.MINUTES.toNanos(2);
    private static final int SAMPLES = 5;

    private final RawClient attacker;
    private final RawClient victim;
    private final String request;
    private final int gamesPerGuest;
    private final AtomicInteger left;
    private final AtomicInteger accepted = new AtomicInteger();
    private final AtomicInteger rejected = new AtomicInteger();
    private final List<Double> quickAlone = new ArrayList<>();
    private final List<Double> quickUnderAttack = new ArrayList<>();
    private final List<Double> strongAlone = new ArrayList<>();
    private final List<Double> strongUnderAttack = new ArrayList<>();
    private String token = "";

    /** @param gamesPerGuest the games each guest of the attacker creates */
    EngineGames(Attack.Target target, int games, int gamesPerGuest, String seats) {
        super(1);
        this.attacker = new RawClient(target.address(), GameAttacks.ATTACKER);
        this.victim = new RawClient(target.address(), GameAttacks.VICTIM);
        this.gamesPerGuest = gamesPerGuest;
        this.left = new AtomicInteger(target.scaled(games));
        this.request = "{\"game\":\"othello\",\"seats\":" + seats + "}";
    }

    @Override
    public void prepare() {
        for (int i = 0; i < SAMPLES; i++) {
            quickAlone.add(firstMove("level-1"));
        }
        strongAlone.add(firstMove("strongest"));
    }

    @Override
    public void probe() {
        quickUnderAttack.add(firstMove("level-1"));
        if (strongUnderAttack.size() < 2) {
            strongUnderAttack.add(firstMove("strongest"));
        }
    }

    /** The seconds until an engine that begins a new game has moved. */
    private double firstMove(String level) {
        String guest = victim.createGuest().orElseThrow();
        long begin = System.nanoTime();
        String id = MessageFields.text(
                victim.post(
                                guest,
                                "/api/games",
                                "{\"game\":\"othello\",\"seats\":{\"X\":\"" + level + "\",\"O\":\"me\"}}")
                        .body(),
                "id");
        while (MessageFields.number(victim.get(guest, "/api/games/" + id).body(), "ply") < 1) {
            if (System.nanoTime() - begin > MAX_WAIT_NANOS) {
                return Double.POSITIVE_INFINITY;
            }
            LockSupport.parkNanos(POLL_NANOS);
        }
        return (System.nanoTime() - begin) / 1e9;
    }

    @Override
    boolean repeat(int thread) {
        int number = left.decrementAndGet();
        if (number < 0) {
            return false;
        }
        if (token.isEmpty() || number % gamesPerGuest == 0) {
            token = attacker.createGuest().orElse(token);
        }
        boolean created = attacker.post(token, "/api/games", request).isSuccess();
        (created ? accepted : rejected).incrementAndGet();
        return true;
    }

    @Override
    public String outcome() {
        return String.format(
                Locale.ROOT,
                "%d games, %d rejected; another player's first move: level-1 %.2f → %.2f s, strongest %.1f → %.1f s",
                accepted.get(),
                rejected.get(),
                median(quickAlone),
                max(quickUnderAttack),
                max(strongAlone),
                max(strongUnderAttack));
    }

    /** The bar: a quick move takes at most half a second longer, one of the strongest engine at most twice as long. */
    @Override
    public boolean isRepelled() {
        return max(quickUnderAttack) <= median(quickAlone) + 0.5 && max(strongUnderAttack) <= 2 * max(strongAlone);
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElse(Double.NaN);
    }

    private static double max(List<Double> values) {
        return values.stream().mapToDouble(value -> value).max().orElse(Double.NaN);
    }
}
