package dev.drey.teach.xray;

import dev.drey.teach.Node;
import dev.drey.teach.SearchObserver;
import dev.drey.teach.Window;

/** Records the nodes of a search, up to a maximum number. */
final class TreeRecorder implements SearchObserver {
    private static final int NONE = -1;

    private final TreeNodes nodes = new TreeNodes();
    private final int maxNodes;
    private int open = NONE;

    TreeRecorder(int maxNodes) {
        this.maxNodes = maxNodes;
    }

    TreeNodes nodes() {
        return nodes;
    }

    @Override
    public void enter(Node node, int value, Window window) {
        open = add(node, window);
    }

    @Override
    public void leaf(Node node, int value, Window window) {
        close(add(node, window), value);
    }

    @Override
    public void update(Node node, int value, Window window) {}

    @Override
    public void cut(Node node, int value, Window window) {
        int tried = 0;
        for (int child = open + 1; child < nodes.size(); child = nodes.ends[child]) {
            tried++;
        }
        int leftOut = node.position().moves().size() - tried;
        nodes.leftOut[open] = (short) leftOut;
        nodes.partial[open] |= leftOut > 0;
    }

    @Override
    public void leave(Node node, int value) {
        int left = open;
        close(left, value);
        open = nodes.parents[left];
        if (open != NONE) {
            nodes.partial[open] |= nodes.partial[left];
        }
    }

    private int add(Node node, Window window) {
        if (nodes.size() == maxNodes) {
            throw new SearchTree.TooLarge(maxNodes);
        }
        int added = nodes.add();
        nodes.parents[added] = open;
        nodes.names[added] = node.name();
        nodes.depths[added] = (byte) node.depth();
        nodes.alphas[added] = window.alpha();
        nodes.betas[added] = window.beta();
        return added;
    }

    private void close(int node, int value) {
        nodes.values[node] = value;
        nodes.ends[node] = nodes.size();
    }
}
