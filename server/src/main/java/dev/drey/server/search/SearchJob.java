package dev.drey.server.search;

/** A task in the schedule. The schedule and its guard own all mutable state. */
final class SearchJob {
    private final SearchPriority priority;
    private final SearchOwner owner;
    private final SearchTask task;

    private SearchTask.TimeSlice slice = new SearchTask.TimeSlice();
    private long started;
    private long usedBefore;
    private long uncharged;
    private boolean preempted;
    private boolean cancelled;

    SearchJob(SearchPriority priority, SearchOwner owner, SearchTask task) {
        this.priority = priority;
        this.owner = owner;
        this.task = task;
    }

    SearchPriority priority() {
        return priority;
    }

    SearchOwner owner() {
        return owner;
    }

    SearchTask task() {
        return task;
    }

    SearchTask.TimeSlice slice() {
        return slice;
    }

    void start(long now) {
        slice = new SearchTask.TimeSlice();
        started = now;
        preempted = false;
    }

    long runningFor(long now) {
        return now - started;
    }

    /** Returns the time of all slices, including the current one. */
    long used(long now) {
        return usedBefore + runningFor(now);
    }

    boolean hasUsedRound(long now) {
        return uncharged + runningFor(now) >= SearchSchedule.ROUND;
    }

    /** Ends the time slice so that another job can run; for good if this was the last slice that the job gets. */
    void preempt(boolean last) {
        preempted = true;
        if (last) {
            slice.endLast();
        } else {
            slice.end();
        }
    }

    /** Ends the time slice for good. */
    void cancel() {
        cancelled = true;
        slice.end();
    }

    boolean isPreempted() {
        return preempted;
    }

    /** Adds the current slice, which ends now, to the time of the job. */
    void endSlice(long now) {
        usedBefore += runningFor(now);
        uncharged += runningFor(now);
    }

    /** The time of the slices that its owner was not charged for yet. */
    long uncharged() {
        return uncharged;
    }

    void charged() {
        uncharged = 0;
    }

    boolean isCancelled() {
        return cancelled;
    }
}
