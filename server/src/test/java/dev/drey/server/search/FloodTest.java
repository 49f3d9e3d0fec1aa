package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Simulates floods of searches, with a clock that the test moves: they delay the moves of another player only a little. */
final class FloodTest {
    private static final long MILLI = 1_000_000;

    /** How often the queue looks for jobs to preempt, in milliseconds. */
    private static final int TICK = 25;

    /** The time that a strongest player takes alone, and a level, in milliseconds. */
    private static final long STRONGEST = 5000;

    private static final long LEVEL = 20;

    private static final SearchOwner VICTIM = new SearchOwner("victim", "home");

    /** A search of known length. */
    private record Search(long millis, boolean isResumable) implements SearchTask {
        @Override
        public boolean run(TimeSlice slice) {
            return true;
        }

        @Override
        public long maxNanos() {
            return isResumable ? millis * MILLI : Long.MAX_VALUE;
        }

        @Override
        public void abort(Throwable cause) {}
    }

    private static SearchJob strongest(SearchPriority priority, SearchOwner owner) {
        return new SearchJob(priority, owner, new Search(STRONGEST, true));
    }

    private static SearchJob level(SearchPriority priority, SearchOwner owner) {
        return new SearchJob(priority, owner, new Search(LEVEL, false));
    }

    /** A server under attack: whenever a search of the attacker ends, the attacker asks for another one. */
    private static final class Simulation {
        private final List<SearchJob> running = new ArrayList<>();
        private final List<Supplier<SearchJob>> attacker = new ArrayList<>();
        private final List<SearchJob> attacks = new ArrayList<>();
        private final int threads;
        private final SearchSchedule schedule;
        private final Map<SearchJob, Long> used = new HashMap<>();
        private long now;

        Simulation(int threads) {
            this.threads = threads;
            this.schedule = new SearchSchedule(threads, 0);
        }

        void attack(Supplier<SearchJob> search) {
            attacker.add(search);
            SearchJob job = search.get();
            attacks.add(job);
            schedule.add(job, now * MILLI);
        }

        /** Runs until a job has ended, at most a minute. @return the milliseconds since it was added */
        long runUntilEnd(SearchJob job) {
            schedule.add(job, now * MILLI);
            long start = now;
            while (now < start + 60_000 && !step().contains(job)) {}
            return now - start;
        }

        void run(long millis) {
            for (long end = now + millis; now < end; ) {
                step();
            }
        }

        /** Passes a millisecond. @return the jobs that ended */
        private List<SearchJob> step() {
            if (now % TICK == 0) {
                schedule.toPreempt(now * MILLI).ifPresent(job -> schedule.preempt(job, now * MILLI));
            }
            List<SearchJob> ended = new ArrayList<>();
            for (SearchJob job : List.copyOf(running)) {
                used.merge(job, 1L, Long::sum);
                if (job.slice().isLast() || used(job) >= ((Search) job.task()).millis()) {
                    running.remove(job);
                    schedule.finish(job, now * MILLI);
                    ended.add(job);
                } else if (job.slice().isOver()) {
                    running.remove(job);
                    schedule.requeue(job, now * MILLI);
                }
            }
            while (running.size() < threads
                    && schedule.startNext(now * MILLI).map(running::add).orElse(false)) {}
            for (SearchJob job : ended) {
                int index = attacks.indexOf(job);
                if (index >= 0) {
                    attacks.set(index, attacker.get(index).get());
                    schedule.add(attacks.get(index), now * MILLI);
                }
            }
            now++;
            return ended;
        }

        long usedBy(SearchOwner owner) {
            return used.keySet().stream()
                    .filter(job -> job.owner().equals(owner))
                    .mapToLong(this::used)
                    .sum();
        }

        long used(SearchJob job) {
            return used.getOrDefault(job, 0L);
        }
    }

    private static void assertVictimIsServed(Simulation flood) {
        flood.run(10_000);
        for (int i = 0; i < 20; i++) {
            // The victim asks at different moments of the attack.
            flood.run(37);
            long levelMillis = flood.runUntilEnd(level(SearchPriority.LEVEL_MOVE, VICTIM));
            assertThat(levelMillis).as("a level's move").isLessThanOrEqualTo(LEVEL + 500);
            SearchJob move = strongest(SearchPriority.STRONGEST_MOVE, VICTIM);
            long millis = flood.runUntilEnd(move);
            assertThat(millis).as("a move of the strongest player").isLessThanOrEqualTo(2 * STRONGEST);
            assertThat(flood.used(move)).as("its thinking time").isGreaterThanOrEqualTo(STRONGEST / 2 - 1);
            assertThat(2 * flood.used(move)).as("its part of a thread").isGreaterThanOrEqualTo(millis);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void strongestGamesOfOnePlayer(int threads) {
        Simulation flood = new Simulation(threads);
        for (int i = 0; i < 100; i++) {
            flood.attack(() -> strongest(SearchPriority.STRONGEST_MOVE, new SearchOwner("attacker", "elsewhere")));
        }
        assertVictimIsServed(flood);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void strongestGamesOfManyPlayersAtOneAddress(int threads) {
        Simulation flood = new Simulation(threads);
        for (int i = 0; i < 50; i++) {
            SearchOwner attacker = new SearchOwner("attacker " + i, "elsewhere");
            flood.attack(() -> strongest(SearchPriority.STRONGEST_MOVE, attacker));
            flood.attack(() -> strongest(SearchPriority.STRONGEST_MOVE, attacker));
        }
        assertVictimIsServed(flood);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void gamesBetweenEngines(int threads) {
        Simulation flood = new Simulation(threads);
        for (int i = 0; i < 60; i++) {
            SearchOwner attacker = new SearchOwner("attacker " + i, "elsewhere");
            flood.attack(() -> level(SearchPriority.ENGINE_GAME_MOVE, attacker));
            flood.attack(() -> strongest(SearchPriority.ENGINE_GAME_MOVE, attacker));
        }
        assertVictimIsServed(flood);
    }

    /** Level moves come before those of the strongest player, but leave them half of the time. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void levelMovesOfOneAddress(int threads) {
        Simulation flood = new Simulation(threads);
        for (int i = 0; i < 100; i++) {
            SearchOwner attacker = new SearchOwner("attacker " + i, "elsewhere");
            flood.attack(() -> level(SearchPriority.LEVEL_MOVE, attacker));
        }
        flood.run(1000);
        assertThat(flood.runUntilEnd(level(SearchPriority.LEVEL_MOVE, VICTIM))).isLessThanOrEqualTo(LEVEL + 500);
        assertThat(flood.runUntilEnd(strongest(SearchPriority.STRONGEST_MOVE, VICTIM)))
                .isLessThanOrEqualTo(5 * STRONGEST / 2);
    }

    /** Players who reply at once, each with one game, leave the player with several games its part of the time. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void gamesOfPlayersWhoReplyAtOnce(int threads) {
        Simulation game = new Simulation(threads);
        List<SearchOwner> owners = new ArrayList<>();
        for (int i = 0; i <= threads; i++) {
            owners.add(new SearchOwner("player " + i, "address " + i));
        }
        owners.forEach(owner -> game.attack(() -> strongest(SearchPriority.STRONGEST_MOVE, owner)));
        for (int i = 0; i < 3; i++) {
            game.attack(() -> strongest(SearchPriority.STRONGEST_MOVE, VICTIM));
        }
        game.run(120_000);
        assertThat(game.usedBy(VICTIM)).isGreaterThan(9L * threads * 120_000 / (owners.size() + 1) / 10);
    }
}
