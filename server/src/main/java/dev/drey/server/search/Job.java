package dev.drey.server.search;

/** A piece of work in the {@link Schedule}. All that changes belongs to the schedule, and to whoever guards it. */
final class Job {
    /** Of moves: they belong to no asker. */
    static final String NOBODY = "";

    private final Rank rank;
    private final String owner;
    private final Work work;

    private Turn turn = new Turn();
    private long begun;
    private long used;
    private boolean leaving;
    private boolean dropped;

    /** @param owner who asked for it, of whom no two jobs are worked on at once */
    Job(Rank rank, String owner, Work work) {
        this.rank = rank;
        this.owner = owner;
        this.work = work;
    }

    Rank rank() {
        return rank;
    }

    String owner() {
        return owner;
    }

    Work work() {
        return work;
    }

    Turn turn() {
        return turn;
    }

    void begin(long now) {
        turn = new Turn();
        begun = now;
        leaving = false;
    }

    void pause(long now) {
        used += now - begun;
    }

    /** Its share is used up; the next one begins. */
    void forgetUsed() {
        used = 0;
    }

    /** How long it has been at work without a break. */
    long atWork(long now) {
        return now - begun;
    }

    /** How much of its share it has used, the time since it began included. */
    long used(long now) {
        return used + now - begun;
    }

    long used() {
        return used;
    }

    /** Tells it to make room. */
    void leave() {
        leaving = true;
        turn.end();
    }

    boolean isLeaving() {
        return leaving;
    }

    void drop() {
        dropped = true;
    }

    boolean isDropped() {
        return dropped;
    }
}
