package dev.drey.classroom.homework;

/** The files that answer homework. */
public enum AnswerFile {
    /** The board after the chosen move. */
    NEXT_STATE("next_state.txt"),
    /** One line for each visit of a node during the search. */
    TRAVERSE_LOG("traverse_log.txt"),
    /** The board after every move of a battle. */
    TRACE_STATE("trace_state.txt");

    private final String fileName;

    AnswerFile(String fileName) {
        this.fileName = fileName;
    }

    public String fileName() {
        return fileName;
    }
}
