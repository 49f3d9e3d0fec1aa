package dev.drey.server.openapi;

import static dev.drey.server.openapi.JsonTypes.array;
import static dev.drey.server.openapi.JsonTypes.enumOf;
import static dev.drey.server.openapi.JsonTypes.side;

import dev.drey.teach.AlgorithmKind;
import dev.drey.wire.xray.XrayJson;
import java.util.List;

/** The schemas of the X-ray of a search. */
public final class XraySchemas {
    private static final ObjectSchema CHOICE = ObjectSchema.of(
                    XrayJson.ChoiceJson.class, "XrayChoice", "The choice of a search.")
            .required("move", "The move.")
            .required("value", "Its value for MAX.");

    private static final ObjectSchema TREE = ObjectSchema.of(
                    XrayJson.TreeJson.class,
                    "XrayTree",
                    "The nodes in the order of the visits, with one list per property. The first child of a node follows it directly.")
            .required("parent", "The number of the parent; -1 for the root, which is node 0.")
            .required("move", "The move that led to the node; empty for the root.")
            .required("depth", "The number of moves from the root. MAX moves at even depths.")
            .required("value", "The value that the search gave the node, for MAX.")
            .required(
                    "bound",
                    array(enumOf("exact", "at-least", "at-most")),
                    "Whether the value is exact, a lower bound or an upper bound of the minimax value.")
            .required("alpha", "Alpha on entry: the value that MAX already has elsewhere.")
            .required("beta", "Beta on entry: the value to which MIN can already hold MAX elsewhere.")
            .required("best", "The number of the first child with the same value; -1 if there is none.")
            .required("leftOut", "The number of moves that were cut off.")
            .required("over", "Whether the game is over at the node.");

    private static final ObjectSchema CUT = ObjectSchema.of(
                    XrayJson.CutJson.class,
                    "XrayCut",
                    "Why a cut-off is safe: at a node above, a side already has a move that is as good.")
            .required("node", "The number of the node that was cut.")
            .required("by", enumOf("alpha", "beta"), "`beta` if MAX is to move, `alpha` if MIN is.")
            .required("bound", "The value of that bound.")
            .required("refutation", "The child that caused the cut-off: the last one tried.")
            .required("above", "The ancestor at which the side to move has a move that avoids this node.")
            .required("refuge", "The child of that ancestor which already has the value of the bound.");

    public static final ObjectSchema XRAY = ObjectSchema.of(
                    XrayJson.class, "Xray", "The tree of a search and its cut-offs.")
            .required("position", "The position of the root as text.")
            .required("algorithm", enumOf(AlgorithmKind.texts()), "The search algorithm.")
            .required("depth", "The requested depth in plies; greedy always looks one ply ahead.")
            .required("nodes", "The number of visited nodes.")
            .required("max", side(), "The side that is MAX: the side to move in the position.")
            .required("infinity", "The number that stands for infinity; its negative stands for minus infinity.")
            .required("chosen", "The chosen move.")
            .required("tree", "The nodes.")
            .required("cuts", "The cut-offs, in the order of the visits.");

    static final List<Schema> ALL = List.of(XRAY, CHOICE, TREE, CUT);

    private XraySchemas() {}
}
