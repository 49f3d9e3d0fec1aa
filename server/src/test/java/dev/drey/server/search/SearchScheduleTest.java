package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SearchScheduleTest {
    private static final long MILLI = 1_000_000;

    private final SearchSchedule schedule = new SearchSchedule(1, 0);

    private static class NoOpTask implements SearchTask {
        @Override
        public boolean run(TimeSlice slice) {
            return true;
        }

        @Override
        public void abort(Throwable cause) {}
    }

    private static int players;

    /** A job of a player at an address of its own. */
    private static SearchJob job(SearchPriority priority) {
        String name = "player " + players++;
        return new SearchJob(priority, new SearchOwner(name, name), new NoOpTask());
    }

    private SearchJob add(SearchJob job, long millis) {
        schedule.add(job, millis * MILLI);
        return job;
    }

    private Optional<SearchJob> startNext(long millis) {
        return schedule.startNext(millis * MILLI);
    }

    private Optional<SearchJob> toPreempt(long millis) {
        return schedule.toPreempt(millis * MILLI);
    }

    @Test
    void startsHighestPriorityFirstThenOldest() {
        SearchJob analysis = add(job(SearchPriority.ANALYSIS), 0);
        SearchJob strongest = add(job(SearchPriority.STRONGEST_MOVE), 0);
        SearchJob early = add(job(SearchPriority.LEVEL_MOVE), 0);
        SearchJob late = add(job(SearchPriority.LEVEL_MOVE), 0);
        List<SearchJob> order = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            SearchJob job = startNext(1).orElseThrow();
            order.add(job);
            schedule.finish(job, MILLI);
        }
        assertThat(order).containsExactly(early, late, strongest, analysis);
        assertThat(startNext(1)).isEmpty();
    }

    @Test
    void idleJobYieldsAtOnce() {
        SearchJob idle = add(job(SearchPriority.IDLE), 0);
        assertThat(startNext(1000)).contains(idle);
        add(job(SearchPriority.IDLE), 1000);
        assertThat(toPreempt(5000)).isEmpty();
        add(job(SearchPriority.ENGINE_GAME_MOVE), 5000);
        assertThat(toPreempt(5000)).contains(idle);
    }

    /** Others that have waited long get slices before higher priorities. */
    @Test
    void idleJobNeverGoesBeforeOthers() {
        add(job(SearchPriority.IDLE), 0);
        SearchJob first = add(job(SearchPriority.LEVEL_MOVE), 0);
        SearchJob second = add(job(SearchPriority.LEVEL_MOVE), 0);
        assertThat(startNext(1)).contains(first);
        schedule.finish(first, 100_000 * MILLI);
        assertThat(startNext(100_000)).contains(second);
    }

    @Test
    void isQuietSomeTimeAfterTheLastSearch() {
        assertThat(schedule.isQuiet(4 * MILLI, 5 * MILLI)).isFalse();
        assertThat(schedule.isQuiet(5 * MILLI, 5 * MILLI)).isTrue();
        SearchJob analysis = add(job(SearchPriority.ANALYSIS), 10);
        assertThat(schedule.isQuiet(100 * MILLI, 5 * MILLI)).isFalse();
        startNext(100);
        assertThat(schedule.isQuiet(200 * MILLI, 5 * MILLI)).isFalse();
        schedule.finish(analysis, 200 * MILLI);
        assertThat(schedule.isQuiet(204 * MILLI, 5 * MILLI)).isFalse();
        assertThat(schedule.isQuiet(205 * MILLI, 5 * MILLI)).isTrue();
        add(job(SearchPriority.IDLE), 206);
        assertThat(schedule.isQuiet(206 * MILLI, 5 * MILLI)).isTrue();
    }

    @Test
    void levelMovePreemptsAnalysisAfterMinimumSlice() {
        SearchJob analysis = add(job(SearchPriority.ANALYSIS), 0);
        startNext(1000);
        assertThat(toPreempt(5000)).isEmpty();
        add(job(SearchPriority.LEVEL_MOVE), 1000);
        assertThat(toPreempt(1099)).isEmpty();
        assertThat(toPreempt(1100)).contains(analysis);
        schedule.preempt(analysis, 1100 * MILLI);
        // Only one job is preempted at a time.
        assertThat(toPreempt(1101)).isEmpty();
    }

    @Test
    void strongestMoveWaitsLongerAndYieldsToLevelMove() {
        SearchJob analysis = add(job(SearchPriority.ANALYSIS), 0);
        startNext(0);
        SearchJob strongest = add(job(SearchPriority.STRONGEST_MOVE), 0);
        assertThat(toPreempt(499)).isEmpty();
        assertThat(toPreempt(500)).contains(analysis);
        schedule.requeue(analysis, 500 * MILLI);
        assertThat(startNext(500)).contains(strongest);
        add(job(SearchPriority.LEVEL_MOVE), 500);
        assertThat(toPreempt(600)).contains(strongest);
    }

    @Test
    void preemptsNothingWhileThreadIsIdle() {
        SearchSchedule two = new SearchSchedule(2, 0);
        two.add(job(SearchPriority.ANALYSIS), 0);
        two.startNext(0);
        two.add(job(SearchPriority.LEVEL_MOVE), 0);
        assertThat(two.toPreempt(5000 * MILLI)).isEmpty();
    }

    @Test
    void preemptsLowestPriority() {
        SearchSchedule two = new SearchSchedule(2, 0);
        SearchJob analysis = job(SearchPriority.ANALYSIS);
        two.add(job(SearchPriority.STRONGEST_MOVE), 0);
        two.add(analysis, 0);
        two.startNext(0);
        two.startNext(0);
        two.add(job(SearchPriority.LEVEL_MOVE), 0);
        assertThat(two.toPreempt(5000 * MILLI)).contains(analysis);
    }

    @Test
    void movesAreNotPreemptedBySamePriority() {
        add(job(SearchPriority.STRONGEST_MOVE), 0);
        startNext(0);
        add(job(SearchPriority.STRONGEST_MOVE), 0);
        add(job(SearchPriority.ANALYSIS), 0);
        assertThat(toPreempt(60_000)).isEmpty();
    }

    @Test
    void analysesTakeTurnsOfOneSecond() {
        SearchJob one = add(job(SearchPriority.ANALYSIS), 0);
        SearchJob two = add(job(SearchPriority.ANALYSIS), 0);
        assertThat(startNext(0)).contains(one);
        assertThat(toPreempt(999)).isEmpty();
        assertThat(toPreempt(1000)).contains(one);
        schedule.requeue(one, 1000 * MILLI);
        assertThat(startNext(1000)).contains(two);
        assertThat(toPreempt(2000)).contains(two);
        schedule.requeue(two, 2000 * MILLI);
        assertThat(startNext(2000)).contains(one);
    }

    @Test
    void preemptedAnalysisContinuesItsRound() {
        SearchJob one = add(job(SearchPriority.ANALYSIS), 0);
        add(job(SearchPriority.ANALYSIS), 0);
        startNext(0);
        SearchJob level = add(job(SearchPriority.LEVEL_MOVE), 0);
        schedule.requeue(one, 300 * MILLI);
        assertThat(startNext(300)).contains(level);
        schedule.finish(level, 310 * MILLI);
        assertThat(startNext(310)).contains(one);
        assertThat(toPreempt(1009)).isEmpty();
        assertThat(toPreempt(1010)).contains(one);
    }

    @Test
    void jobThatIsNotResumableIsNotPreempted() {
        add(
                new SearchJob(SearchPriority.ENGINE_GAME_MOVE, new SearchOwner("ann", "home"), new NoOpTask() {
                    @Override
                    public boolean isResumable() {
                        return false;
                    }
                }),
                0);
        startNext(0);
        add(job(SearchPriority.LEVEL_MOVE), 0);
        assertThat(toPreempt(60_000)).isEmpty();
    }

    /** With one other player, a move gets half of its time; it is ended, not interrupted. */
    @Test
    void moveEndsAfterItsShareIfAnotherOneWaits() {
        SearchJob first = add(limitedJob(), 0);
        startNext(0);
        assertThat(toPreempt(4999)).as("nobody waits").isEmpty();
        add(limitedJob(), 1000);
        assertThat(toPreempt(2499)).isEmpty();
        assertThat(toPreempt(2500)).contains(first);
        schedule.preempt(first, 2500 * MILLI);
        assertThat(first.slice().isLast()).isTrue();
    }

    private static SearchJob limitedJob() {
        return new SearchJob(
                SearchPriority.STRONGEST_MOVE,
                job(SearchPriority.STRONGEST_MOVE).owner(),
                new NoOpTask() {
                    @Override
                    public long maxNanos() {
                        return 5000 * MILLI;
                    }
                });
    }

    @Test
    void starvingPriorityRunsFirst() {
        SearchJob analysis = add(job(SearchPriority.ANALYSIS), 0);
        add(job(SearchPriority.LEVEL_MOVE), 0);
        add(job(SearchPriority.LEVEL_MOVE), 0);
        SearchJob level = startNext(399).orElseThrow();
        assertThat(level.priority()).isEqualTo(SearchPriority.LEVEL_MOVE);
        schedule.finish(level, 400 * MILLI);
        assertThat(startNext(400)).contains(analysis);
    }

    /**
     * One thread and more level moves than it can run: a level move waits for lower priorities only for a short time, and those lower
     * priorities still make progress.
     */
    @Test
    void everyPriorityMakesProgressUnderLoad() {
        for (SearchPriority priority : List.of(
                SearchPriority.STRONGEST_MOVE,
                SearchPriority.ANALYSIS,
                SearchPriority.ANALYSIS,
                SearchPriority.ANALYSIS)) {
            add(job(priority), 0);
        }
        Map<SearchPriority, Long> millisByPriority = new HashMap<>();
        long withoutLevel = 0;
        long longestWithoutLevel = 0;
        Optional<SearchJob> running = Optional.empty();
        long since = 0;
        for (long now = 0; now < 60_000; now++) {
            if (schedule.queued(SearchPriority.LEVEL_MOVE) < 5) {
                add(job(SearchPriority.LEVEL_MOVE), now);
            }
            if (running.isPresent()) {
                SearchJob job = running.get();
                millisByPriority.merge(job.priority(), 1L, Long::sum);
                withoutLevel = job.priority() == SearchPriority.LEVEL_MOVE ? 0 : withoutLevel + 1;
                longestWithoutLevel = Math.max(longestWithoutLevel, withoutLevel);
                if (job.priority() == SearchPriority.LEVEL_MOVE && now - since >= 20) {
                    schedule.finish(job, now * MILLI);
                    running = Optional.empty();
                } else if (now % 25 == 0 && toPreempt(now).isPresent()) {
                    schedule.requeue(job, now * MILLI);
                    running = Optional.empty();
                }
            }
            if (running.isEmpty()) {
                running = startNext(now);
                since = now;
            }
        }
        assertThat(longestWithoutLevel).isBetween(100L, 130L);
        assertThat(millisByPriority.getOrDefault(SearchPriority.LEVEL_MOVE, 0L)).isGreaterThan(28_000);
        assertThat(millisByPriority.getOrDefault(SearchPriority.STRONGEST_MOVE, 0L))
                .isGreaterThan(15_000);
        assertThat(millisByPriority.getOrDefault(SearchPriority.ANALYSIS, 0L)).isGreaterThan(5_000);
    }
}
