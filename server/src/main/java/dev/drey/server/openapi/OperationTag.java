package dev.drey.server.openapi;

/** The groups of operations in the document. */
public enum OperationTag {
    GAMES("Games", "Making games, looking at them, playing them."),
    POSITIONS("Positions", "What can be played where, for clients that know no rules."),
    PEOPLE("You", "Who you are, what you are called, your games."),
    ANALYSIS(
            "Truth",
            "What moves are worth. Not told to players of a running game without hints about positions close to where it is."),
    SERVER("Server", "For whoever runs it, and whatever watches it."),
    PAGES("Pages", "To read.");

    private final String title;
    private final String description;

    OperationTag(String title, String description) {
        this.title = title;
        this.description = description;
    }

    public String title() {
        return title;
    }

    public String description() {
        return description;
    }
}
