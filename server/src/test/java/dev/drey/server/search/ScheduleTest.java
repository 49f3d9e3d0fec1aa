package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ScheduleTest {
    private static final long MILLI = 1_000_000;

    private final Schedule schedule = new Schedule(1, 0);

    private static final class Idle implements Work {
        @Override
        public boolean goOn(Turn turn) {
            return true;
        }

        @Override
        public void abandon(Throwable why) {}
    }

    private static Job job(Rank rank) {
        return job(rank, Job.NOBODY);
    }

    private static Job job(Rank rank, String owner) {
        return new Job(rank, owner, new Idle());
    }

    private Job add(Job job, long millis) {
        schedule.add(job, millis * MILLI);
        return job;
    }

    private Optional<Job> next(long millis) {
        return schedule.next(millis * MILLI);
    }

    private Optional<Job> makesRoom(long millis) {
        return schedule.makesRoom(millis * MILLI);
    }

    @Test
    void aHigherRankGoesFirstAndWithinARankWhoCameFirst() {
        Job truth = add(job(Rank.TRUTH), 0);
        Job strongest = add(job(Rank.STRONGEST), 0);
        Job early = add(job(Rank.LEVEL), 0);
        Job late = add(job(Rank.LEVEL), 0);
        List<Job> order = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Job job = next(1).orElseThrow();
            order.add(job);
            schedule.done(job, MILLI);
        }
        assertThat(order).containsExactly(early, late, strongest, truth);
        assertThat(next(1)).isEmpty();
    }

    @Test
    void whoIsLowerMakesRoomForALevelAfterASlice() {
        Job truth = add(job(Rank.TRUTH), 0);
        next(1000);
        assertThat(makesRoom(5000)).isEmpty();
        add(job(Rank.LEVEL), 1000);
        assertThat(makesRoom(1099)).isEmpty();
        assertThat(makesRoom(1100)).contains(truth);
        truth.leave();
        // One is enough.
        assertThat(makesRoom(1101)).isEmpty();
    }

    @Test
    void aMoveOfTheStrongestWaitsALittleLongerAndItselfMakesRoomForALevel() {
        Job truth = add(job(Rank.TRUTH), 0);
        next(0);
        Job strongest = add(job(Rank.STRONGEST), 0);
        assertThat(makesRoom(499)).isEmpty();
        assertThat(makesRoom(500)).contains(truth);
        schedule.putBack(truth, 500 * MILLI);
        assertThat(next(500)).contains(strongest);
        add(job(Rank.LEVEL), 500);
        assertThat(makesRoom(600)).contains(strongest);
    }

    @Test
    void nobodyMakesRoomWhereAThreadIsFree() {
        Schedule two = new Schedule(2, 0);
        two.add(job(Rank.TRUTH), 0);
        two.next(0);
        two.add(job(Rank.LEVEL), 0);
        assertThat(two.makesRoom(5000 * MILLI)).isEmpty();
    }

    @Test
    void ofSeveralTheLowestMakesRoom() {
        Schedule two = new Schedule(2, 0);
        Job truth = job(Rank.TRUTH);
        two.add(job(Rank.STRONGEST), 0);
        two.add(truth, 0);
        two.next(0);
        two.next(0);
        two.add(job(Rank.LEVEL), 0);
        assertThat(two.makesRoom(5000 * MILLI)).contains(truth);
    }

    @Test
    void aLevelAndAMoveOfTheStrongestAreNotBrokenOffByTheirEquals() {
        add(job(Rank.STRONGEST), 0);
        next(0);
        add(job(Rank.STRONGEST), 0);
        add(job(Rank.TRUTH), 0);
        assertThat(makesRoom(60_000)).isEmpty();
    }

    @Test
    void truthsTakeTurnsOfASecond() {
        Job one = add(job(Rank.TRUTH), 0);
        Job two = add(job(Rank.TRUTH), 0);
        assertThat(next(0)).contains(one);
        assertThat(makesRoom(999)).isEmpty();
        assertThat(makesRoom(1000)).contains(one);
        schedule.putBack(one, 1000 * MILLI);
        assertThat(next(1000)).contains(two);
        assertThat(makesRoom(2000)).contains(two);
        schedule.putBack(two, 2000 * MILLI);
        assertThat(next(2000)).contains(one);
    }

    @Test
    void whoMadeRoomEarlyGoesOnWithTheRestOfItsTurn() {
        Job one = add(job(Rank.TRUTH), 0);
        add(job(Rank.TRUTH), 0);
        next(0);
        Job level = add(job(Rank.LEVEL), 0);
        schedule.putBack(one, 300 * MILLI);
        assertThat(next(300)).contains(level);
        schedule.done(level, 310 * MILLI);
        assertThat(next(310)).contains(one);
        assertThat(makesRoom(1009)).isEmpty();
        assertThat(makesRoom(1010)).contains(one);
    }

    @Test
    void ofOneOwnerOneIsAtWorkAtATime() {
        Schedule two = new Schedule(2, 0);
        Job first = job(Rank.TRUTH, "ann");
        Job second = job(Rank.TRUTH, "ann");
        Job other = job(Rank.TRUTH, "bob");
        two.add(first, 0);
        two.add(second, 0);
        two.add(other, 0);
        assertThat(two.next(0)).contains(first);
        assertThat(two.next(0)).contains(other);
        two.done(other, 0);
        assertThat(two.next(0)).isEmpty();
        two.done(first, 0);
        assertThat(two.next(0)).contains(second);
    }

    @Test
    void whoIsNeglectedGoesFirstOnceInAWhile() {
        Job truth = add(job(Rank.TRUTH), 0);
        add(job(Rank.LEVEL), 0);
        add(job(Rank.LEVEL), 0);
        Job level = next(399).orElseThrow();
        assertThat(level.rank()).isEqualTo(Rank.LEVEL);
        schedule.done(level, 400 * MILLI);
        assertThat(next(400)).contains(truth);
    }

    /**
     * One thread, and more moves of levels than it can take: each waits for others of its kind, but for all lower ones together
     * only a little; and the lower ones still get on.
     */
    @Test
    void underLoadMovesGoOnAndSoDoesTheRest() {
        for (Rank rank : List.of(Rank.STRONGEST, Rank.TRUTH, Rank.TRUTH, Rank.TRUTH)) {
            add(job(rank), 0);
        }
        Map<Rank, Long> got = new HashMap<>();
        long lower = 0;
        long longestWithoutLevel = 0;
        Optional<Job> working = Optional.empty();
        long since = 0;
        for (long now = 0; now < 60_000; now++) {
            if (schedule.queued(Rank.LEVEL) < 5) {
                add(job(Rank.LEVEL), now);
            }
            if (working.isPresent()) {
                Job job = working.get();
                got.merge(job.rank(), 1L, Long::sum);
                lower = job.rank() == Rank.LEVEL ? 0 : lower + 1;
                longestWithoutLevel = Math.max(longestWithoutLevel, lower);
                if (job.rank() == Rank.LEVEL && now - since >= 20) {
                    schedule.done(job, now * MILLI);
                    working = Optional.empty();
                } else if (now % 25 == 0 && makesRoom(now).isPresent()) {
                    schedule.putBack(job, now * MILLI);
                    working = Optional.empty();
                }
            }
            if (working.isEmpty()) {
                working = next(now);
                since = now;
            }
        }
        assertThat(longestWithoutLevel).isBetween(100L, 130L);
        assertThat(got.getOrDefault(Rank.LEVEL, 0L)).isGreaterThan(40_000);
        assertThat(got.getOrDefault(Rank.STRONGEST, 0L)).isGreaterThan(5_000);
        assertThat(got.getOrDefault(Rank.TRUTH, 0L)).isGreaterThan(5_000);
    }
}
