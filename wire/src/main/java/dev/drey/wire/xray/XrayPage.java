package dev.drey.wire.xray;

import dev.drey.teach.xray.SearchTree;
import dev.drey.teach.xray.TrueValues;
import java.io.IOException;
import java.io.Writer;

/**
 * A search tree as one HTML file that works without a network: it contains the page, its style, its script and all nodes.
 *
 * @param trueValues the true values known so far
 * @param title the title of the page, for example that of the game
 * @param algorithm the name of the algorithm
 * @param depth the search depth in plies
 */
public record XrayPage(SearchTree tree, TrueValues trueValues, String title, String algorithm, int depth) {
    /** Writes the page, which must be encoded in UTF-8. The writer stays open. */
    public void write(Writer out) throws IOException {
        TreeColumns columns = TreeColumns.of(tree, trueValues);
        PageTemplate template = PageTemplate.load();
        template.writeTo(out, title + " · " + algorithm, TreeMetadataJson.of(this, columns), columns.columns());
        out.flush();
    }
}
