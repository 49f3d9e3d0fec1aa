package dev.drey.server.search;

/** A while on a search thread. It can be told to end at any time, even before whoever has it is ready to hear that. */
final class Turn {
    private boolean over;
    private Runnable stop = () -> {};

    /** How whoever has the turn now is told that it is over; at once if it is already. */
    synchronized void whenOver(Runnable stops) {
        stop = stops;
        if (over) {
            stops.run();
        }
    }

    synchronized void end() {
        over = true;
        stop.run();
    }

    synchronized boolean isOver() {
        return over;
    }
}
