package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class FairQueueTest {
    private final FairQueue queue = new FairQueue();

    private record ShortTask(long expectedNanos) implements SearchTask {
        @Override
        public boolean run(TimeSlice slice) {
            return true;
        }

        @Override
        public void abort(Throwable cause) {}
    }

    private SearchJob add(String player, String address) {
        return add(player, address, 0);
    }

    private SearchJob add(String player, String address, long expectedNanos) {
        SearchJob job = new SearchJob(
                SearchPriority.LEVEL_MOVE, new SearchOwner(player, address), new ShortTask(expectedNanos));
        queue.add(job);
        return job;
    }

    /** Runs the next job for a time and returns its player. */
    private String run(long nanos) {
        SearchJob job = queue.next().orElseThrow();
        queue.start(job);
        queue.finish(job, nanos);
        return job.owner().player();
    }

    private List<String> runAll(long nanos) {
        List<String> order = new ArrayList<>();
        while (queue.next().isPresent()) {
            order.add(run(nanos));
        }
        return order;
    }

    @Test
    void playersTakeTurns() {
        for (int i = 0; i < 4; i++) {
            add("ann", "a");
        }
        add("bob", "b");
        add("bob", "b");
        assertThat(runAll(10)).containsExactly("ann", "bob", "ann", "bob", "ann", "ann");
    }

    @Test
    void playersOfOneAddressShareItsTurns() {
        for (int i = 0; i < 3; i++) {
            add("ann", "school");
            add("bob", "school");
            add("cat", "home");
        }
        assertThat(runAll(10)).containsExactly("ann", "cat", "bob", "cat", "ann", "cat", "bob", "ann", "bob");
    }

    @Test
    void longJobsCountMoreThanShortOnes() {
        for (int i = 0; i < 3; i++) {
            add("ann", "a");
            add("bob", "b");
        }
        assertThat(run(30)).isEqualTo("ann");
        assertThat(List.of(run(10), run(10), run(10))).containsOnly("bob");
        assertThat(runAll(10)).containsExactly("ann", "ann");
    }

    @Test
    void cheapJobsGoFirst() {
        add("ann", "a", 64);
        add("bob", "b", 1);
        add("cat", "c", 8);
        assertThat(runAll(1)).containsExactly("bob", "cat", "ann");
    }

    /** Players who come back after every move do not keep an expensive one waiting for ever. */
    @Test
    void expensiveJobIsServedAmongManyCheapOnes() {
        add("ann", "a", 64);
        for (int i = 0; i < 63; i++) {
            add("bob " + i, "b " + i, 1);
            assertThat(run(1)).startsWith("bob");
        }
        add("cat", "c", 1);
        assertThat(run(1)).isEqualTo("ann");
    }

    /** Time without jobs earns nothing: otherwise a player could save it for a flood. */
    @Test
    void ownerWhoComesBackStartsWithOthers() {
        for (int i = 0; i < 10; i++) {
            add("ann", "a");
            run(100);
        }
        add("bob", "b");
        for (int i = 0; i < 3; i++) {
            add("ann", "a");
            add("bob", "b");
        }
        assertThat(runAll(100)).containsExactly("bob", "ann", "bob", "ann", "bob", "ann", "bob");
    }

    /** Runs a job at a time and replaces it at once, as players do who reply at once. @return the time of each player */
    private Map<String, Long> runReplacing(int jobs, long nanos) {
        Map<String, Long> used = new HashMap<>();
        for (int i = 0; i < jobs; i++) {
            SearchJob job = queue.next().orElseThrow();
            queue.start(job);
            queue.finish(job, nanos);
            used.merge(job.owner().player(), nanos, Long::sum);
            add(job.owner().player(), job.owner().address());
        }
        return used;
    }

    /** An owner without waiting jobs for a moment does not become a newcomer. */
    @Test
    void addressesThatComeBackAtOnceLeaveOthersTheirShare() {
        add("ann", "a");
        add("bob", "b");
        for (int i = 0; i < 3; i++) {
            add("cat", "c");
        }
        assertThat(runReplacing(30, 100)).isEqualTo(Map.of("ann", 1000L, "bob", 1000L, "cat", 1000L));
    }

    @Test
    void playersThatComeBackAtOnceLeaveOthersOfTheirAddressTheirShare() {
        add("ann", "school");
        add("bob", "school");
        for (int i = 0; i < 3; i++) {
            add("cat", "school");
        }
        assertThat(runReplacing(30, 100)).isEqualTo(Map.of("ann", 1000L, "bob", 1000L, "cat", 1000L));
    }

    @Test
    void longJobIsContinuedAmongOwnersThatComeBackAtOnce() {
        SearchJob analysis = add("ann", "a");
        queue.start(analysis);
        queue.requeueLast(analysis, 1000);
        add("bob", "b");
        add("cat", "c");
        for (int i = 0; queue.next().orElseThrow() != analysis; i++) {
            assertThat(i).as("jobs before the second round").isLessThan(20);
            runReplacing(1, 100);
        }
    }

    /** New owners do not keep an owner with used time waiting for ever. */
    @Test
    void newcomersDoNotStarveOthers() {
        add("ann", "a");
        add("ann", "a");
        add("bob 0", "b 0");
        run(1000);
        int newcomers = 0;
        for (String player = run(100); !player.equals("ann"); player = run(100)) {
            newcomers++;
            assertThat(newcomers).isLessThan(50);
            add("bob " + newcomers, "b " + newcomers);
        }
        assertThat(newcomers).as("newcomers go first").isGreaterThan(5);
    }

    @Test
    void remembersFewOwnersWithoutJobs() {
        add("ann", "a");
        add("ann", "a");
        for (int i = 0; i < 1000; i++) {
            add("bob " + i, "b " + i);
            add("cat " + i, "c");
            add("ann", "a");
            for (int job = 0; job < 3; job++) {
                run(1 + i % 7);
            }
            assertThat(queue.remembered()).isLessThan(20);
        }
        runAll(5);
        assertThat(queue.remembered()).isZero();
    }

    @Test
    void jobThatIsRemovedIsChargedForItsSlices() {
        for (int i = 0; i < 2; i++) {
            add("bob", "b");
        }
        SearchJob interrupted = add("ann", "a");
        add("ann", "a");
        queue.start(interrupted);
        interrupted.start(0);
        interrupted.endSlice(50);
        queue.requeueFirst(interrupted);
        assertThat(queue.remove(interrupted)).isTrue();
        assertThat(runAll(20)).containsExactly("bob", "bob", "ann");
    }

    @Test
    void forgetsOwnersWithoutJobs() {
        add("ann", "a");
        SearchJob bobs = add("bob", "b");
        assertThat(queue.addresses()).isEqualTo(2);
        assertThat(queue.remove(bobs)).isTrue();
        assertThat(queue.remove(bobs)).isFalse();
        run(5);
        assertThat(queue.addresses()).isZero();
        assertThat(queue.size()).isZero();
    }

    @Test
    void interruptedJobContinuesFirst() {
        SearchJob first = add("ann", "a");
        SearchJob second = add("ann", "a");
        queue.start(first);
        queue.requeueFirst(first);
        assertThat(queue.next()).contains(first);
        queue.start(first);
        queue.requeueLast(first, 10);
        assertThat(queue.next()).contains(second);
        assertThat(queue.jobs()).containsExactly(second, first);
    }
}
