package dev.drey.classroom.homework;

/** A file that is asked for. */
public enum Answer {
    /** The board after the chosen move. */
    NEXT_STATE("next_state.txt"),
    /** What the search visited. */
    TRAVERSE_LOG("traverse_log.txt"),
    /** The board after every move of a battle. */
    TRACE_STATE("trace_state.txt");

    private final String file;

    Answer(String file) {
        this.file = file;
    }

    public String file() {
        return file;
    }
}
