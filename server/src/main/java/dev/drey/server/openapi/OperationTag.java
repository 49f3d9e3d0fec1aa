package dev.drey.server.openapi;

/** The groups of operations in the document. */
public enum OperationTag {
    GAMES("Games", "Create, follow and play games."),
    POSITIONS("Positions", "Positions and legal moves, for clients that do not know the rules."),
    PEOPLE("You", "Your identity, your name and your games."),
    ANALYSIS(
            "Analysis",
            "The value of moves. If you play a game without hints, the server does not analyse positions close to its current position."),
    SERVER("Server", "Health and metrics, for operators."),
    PAGES("Pages", "Pages for a browser.");

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
