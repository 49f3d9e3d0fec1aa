package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class SearchPoolTest {
    private final SearchPool pool = new SearchPool(new SearchLimits(1, 3, 2, 2, 8, 0));

    @AfterEach
    void close() {
        pool.close();
    }

    private Job submit(Rank rank, Work work) {
        return pool.submit(rank, Job.NOBODY, work);
    }

    /** The truth would go on for ever, and there is one thread. */
    @Test
    void aMoveNeedNotWaitForAnAnalysis() {
        FakeWork truth = new FakeWork();
        submit(Rank.TRUTH, truth);
        truth.awaitBegun();
        FakeWork move = new FakeWork().release();
        submit(Rank.LEVEL, move);
        move.awaitDone();
        assertThat(truth.isDone()).isFalse();
        truth.release().awaitDone();
        assertThat(truth.turns()).isEqualTo(2);
        assertThat(truth.isAbandoned()).isFalse();
    }

    @Test
    void aMoveOfTheStrongestDoesNotHoldUpALevel() {
        FakeWork strongest = new FakeWork();
        submit(Rank.STRONGEST, strongest);
        strongest.awaitBegun();
        FakeWork move = new FakeWork().release();
        submit(Rank.LEVEL, move);
        move.awaitDone();
        strongest.release().awaitDone();
    }

    @Test
    void severalAnalysesShareAThread() {
        FakeWork one = new FakeWork();
        FakeWork two = new FakeWork();
        submit(Rank.TRUTH, one);
        submit(Rank.TRUTH, two);
        two.awaitBegun();
        assertThat(one.hasBegun()).isTrue();
        assertThat(one.isDone()).isFalse();
    }

    @Test
    void soManyMayWaitAndNoMore() {
        FakeWork busy = new FakeWork();
        submit(Rank.LEVEL, busy);
        busy.awaitBegun();
        submit(Rank.TRUTH, new FakeWork());
        submit(Rank.TRUTH, new FakeWork());
        assertThatThrownBy(() -> submit(Rank.TRUTH, new FakeWork())).isInstanceOfSatisfying(Refused.class, refused -> {
            assertThat(refused.reason()).isEqualTo(Refused.Reason.BUSY);
            assertThat(refused.reason().code()).isEqualTo("busy");
        });
        // Moves have a line of their own, which both kinds share.
        submit(Rank.LEVEL, new FakeWork());
        submit(Rank.STRONGEST, new FakeWork());
        submit(Rank.LEVEL, new FakeWork());
        assertThatThrownBy(() -> submit(Rank.LEVEL, new FakeWork())).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> submit(Rank.STRONGEST, new FakeWork())).isInstanceOf(Refused.class);
        assertThat(pool.queued(Rank.TRUTH)).isEqualTo(2);
        assertThat(pool.queued(Rank.LEVEL)).isEqualTo(2);
        assertThat(pool.queued(Rank.STRONGEST)).isEqualTo(1);
        assertThat(pool.running(Rank.LEVEL)).isEqualTo(1);
        assertThat(pool.running(Rank.TRUTH)).isZero();
    }

    @Test
    void whatWaitsCanBeDropped() {
        FakeWork busy = new FakeWork();
        submit(Rank.LEVEL, busy);
        busy.awaitBegun();
        FakeWork unwanted = new FakeWork();
        Job job = submit(Rank.LEVEL, unwanted);
        pool.drop(job);
        assertThat(unwanted.awaitAbandoned()).isInstanceOf(CancellationException.class);
        assertThat(pool.queued(Rank.LEVEL)).isZero();
        pool.drop(job);
        busy.release().awaitDone();
        FakeWork next = new FakeWork().release();
        submit(Rank.LEVEL, next);
        next.awaitDone();
        assertThat(unwanted.hasBegun()).isFalse();
    }

    @Test
    void whatIsAtWorkCanBeDropped() {
        FakeWork unwanted = new FakeWork();
        Job job = submit(Rank.LEVEL, unwanted);
        unwanted.awaitBegun();
        pool.drop(job);
        assertThat(unwanted.awaitAbandoned()).isInstanceOf(CancellationException.class);
        FakeWork next = new FakeWork().release();
        submit(Rank.LEVEL, next);
        next.awaitDone();
        assertThat(unwanted.turns()).isEqualTo(1);
    }

    @Test
    void whatIsAtWorkIsGlancedAt() {
        FakeWork work = new FakeWork();
        submit(Rank.TRUTH, work);
        work.awaitGlance();
    }

    /** Whatever a search throws ends that search alone, and so does what those throw who hear of it. */
    @Test
    void aSearchThatFailsTakesNoThreadWithIt() {
        CompletableFuture<Throwable> abandoned = new CompletableFuture<>();
        CompletableFuture<Boolean> glanced = new CompletableFuture<>();
        submit(Rank.TRUTH, new Work() {
            @Override
            public boolean goOn(Turn turn) {
                FakeWork.get(glanced);
                throw new StackOverflowError("too deep");
            }

            @Override
            public void glance() {
                glanced.complete(true);
                throw new StackOverflowError("here too");
            }

            @Override
            public void abandon(Throwable why) {
                abandoned.complete(why);
                throw new IllegalStateException("nor can I hear of it");
            }
        });
        assertThat(FakeWork.get(abandoned)).hasMessage("too deep");
        FakeWork next = new FakeWork();
        submit(Rank.TRUTH, next);
        next.awaitGlance();
        next.release().awaitDone();
    }

    @Test
    void closingEndsEverything() {
        FakeWork working = new FakeWork();
        submit(Rank.LEVEL, working);
        working.awaitBegun();
        List<FakeWork> waiting = new ArrayList<>();
        for (Rank rank : Rank.values()) {
            FakeWork work = new FakeWork();
            submit(rank, work);
            waiting.add(work);
        }
        pool.close();
        assertThat(working.isAbandoned()).isTrue();
        assertThat(waiting).allMatch(FakeWork::isAbandoned).noneMatch(FakeWork::hasBegun);
        assertThatThrownBy(() -> submit(Rank.LEVEL, new FakeWork()))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("stopping");
        pool.close();
    }

    /** A search that does not listen keeps nobody waiting: not whoever closes, nor whoever asked. */
    @Test
    void closingWaitsForNobodyLong() {
        CompletableFuture<Boolean> begun = new CompletableFuture<>();
        CompletableFuture<Boolean> end = new CompletableFuture<>();
        CompletableFuture<Throwable> abandoned = new CompletableFuture<>();
        submit(Rank.LEVEL, new Work() {
            @Override
            public boolean goOn(Turn turn) {
                begun.complete(true);
                return FakeWork.get(end);
            }

            @Override
            public void abandon(Throwable why) {
                abandoned.complete(why);
            }
        });
        FakeWork.get(begun);
        pool.close();
        assertThat(abandoned).isDone();
        end.complete(true);
    }
}
