package dev.drey.wire.xray;

import dev.drey.teach.xray.SearchTree;
import dev.drey.teach.xray.TrueValues;
import java.io.IOException;
import java.io.Writer;

/**
 * A search tree as one HTML file that needs no network: the page, its style, its script and all nodes.
 *
 * @param trueValues what is known of the nodes by now
 * @param title what was searched, for people: the game's title, say
 * @param algorithm how it was searched
 * @param depth how many plies the search was told to look ahead
 */
public record XrayPage(SearchTree tree, TrueValues trueValues, String title, String algorithm, int depth) {
    /** Writes the page, to be kept as UTF-8; does not close the writer. */
    public void write(Writer out) throws IOException {
        TreeColumns columns = TreeColumns.of(tree, trueValues);
        PageTemplate template = PageTemplate.load();
        template.writeTo(
                out, title + " · " + algorithm, TreeMetadataJson.of(this, columns), new Packed(columns.columns()));
        out.flush();
    }
}
