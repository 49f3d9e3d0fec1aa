package dev.drey.wire.xray;

import dev.drey.teach.Node;
import dev.drey.teach.SearchObserver;
import dev.drey.teach.Window;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Records value, alpha and beta of each node at every step, in the order of the first visits. */
final class NodeLog implements SearchObserver {
    private final List<List<List<String>>> notes = new ArrayList<>();
    private final Deque<List<List<String>>> open = new ArrayDeque<>();

    List<List<String>> of(int node) {
        return notes.get(node);
    }

    @Override
    public void enter(Node node, int value, Window window) {
        open.push(new ArrayList<>());
        notes.add(open.element());
        update(node, value, window);
    }

    @Override
    public void leaf(Node node, int value, Window window) {
        notes.add(List.of());
    }

    @Override
    public void update(Node node, int value, Window window) {
        open.element().add(List.of(text(value), text(window.alpha()), text(window.beta())));
    }

    @Override
    public void cut(Node node, int value, Window window) {
        update(node, value, window);
    }

    @Override
    public void leave(Node node, int value) {
        open.pop();
    }

    /** Formats a value as the page does. */
    static String text(int value) {
        return Window.text(value).replace("Infinity", "∞").replace('-', '−');
    }
}
