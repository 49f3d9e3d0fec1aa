package dev.drey.teach;

/** Is told what a search visits. Minimax and greedy have no window and always report the open one. */
public interface SearchObserver {
    /** For those who only want the answer. */
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

    /** A node whose moves will be tried is entered; it is not worth anything yet. */
    void enter(Node node, int value, Window window);

    /** A node whose moves are not tried: the depth is reached or the game over. It is left with this. */
    void leaf(Node node, int value, Window window);

    /** A move of this node was tried, and this is what the node is worth so far and the window for the next. */
    void update(Node node, int value, Window window);

    /** A move of this node was tried and makes the others needless: its value lies outside this window. */
    void cut(Node node, int value, Window window);

    /** A node that was entered is left with this value. */
    void leave(Node node, int value);
}
