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

    /**
     * Called when a node is entered; its value is still infinite.
     *
     * @param node the node
     * @param value the value of the node
     * @param window the window of the node
     */
    void enter(Node node, int value, Window window);

    /**
     * Called for a leaf: the depth is reached or the game is over.
     *
     * @param node the node
     * @param value the value of the node
     * @param window the window of the node
     */
    void leaf(Node node, int value, Window window);

    /**
     * Called after a move of a node was searched.
     *
     * @param node the node
     * @param value the value of the node so far
     * @param window the window for the next move
     */
    void update(Node node, int value, Window window);

    /**
     * Called instead of {@link #update} if a move causes a cut-off, because the value lies outside the window.
     *
     * @param node the node
     * @param value the value of the node
     * @param window the window of the node
     */
    void cut(Node node, int value, Window window);

    /**
     * Called when a node is left with its final value.
     *
     * @param node the node
     * @param value the value of the node
     */
    void leave(Node node, int value);
}
