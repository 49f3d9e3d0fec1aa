package dev.drey.teach;

/** Receives the visits of a search. Minimax and greedy have no window and always report the open one. */
public interface SearchObserver {
    /** Ignores all notifications. */
    SearchObserver NONE = new SearchObserver() {
        @Override
        public void enter(Node node, int value, Window window) {}

        @Override
        public void leaf(Node node, int value, Window window) {}

        @Override
        public void update(Node node, int value, Window window) {}

        @Override
        public void cut(Node node, int value, Window window) {}

        @Override
        public void leave(Node node, int value) {}
    };

    /** A node is entered; its value is still infinite. */
    void enter(Node node, int value, Window window);

    /** A node is a leaf, because the depth is reached or the game is over. */
    void leaf(Node node, int value, Window window);

    /**
     * A move of a node was searched.
     *
     * @param value the value of the node so far
     * @param window the window for the next move
     */
    void update(Node node, int value, Window window);

    /** A move of a node was searched and causes a cut-off, because the value lies outside the window. */
    void cut(Node node, int value, Window window);

    /** A node is left with its final value. */
    void leave(Node node, int value);
}
