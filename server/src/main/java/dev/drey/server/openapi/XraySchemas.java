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
                    XrayJson.ChoiceJson.class, "XrayChoice", "What a search chose.")
            .required("move", "The move.")
            .required("value", "What the search thinks that MAX gets by it.");

    private static final ObjectSchema TREE = ObjectSchema.of(
                    XrayJson.TreeJson.class,
                    "XrayTree",
                    "The nodes in the order of the visits, a list of each property. A node's children stand behind it, the first right behind.")
            .required("parent", "The number of the node above; -1 for the root, which is node 0.")
            .required("move", "The move that led to it; empty for the root.")
            .required("depth", "How many moves lie between it and the root. Where that is even, MAX moves.")
            .required("value", "What the search left it with, as MAX counts.")
            .required(
                    "bound",
                    array(enumOf("exact", "at-least", "at-most")),
                    "Whether minimax would find the same there, or only at least or at most that.")
            .required("alpha", "What MAX was sure of elsewhere when the node was entered.")
            .required("beta", "What MIN was sure to hold MAX to elsewhere when the node was entered.")
            .required("best", "The number of its first child that has its value; -1 if it has none.")
            .required("leftOut", "How many of its moves were not tried.")
            .required("over", "Whether the game is over there.");

    private static final ObjectSchema CUT = ObjectSchema.of(
                    XrayJson.CutJson.class,
                    "XrayCut",
                    "Why the moves left out at a node cannot matter: some side above it has something as good already.")
            .required("node", "The number of the node that was cut.")
            .required("by", enumOf("alpha", "beta"), "`beta` where MAX moves, `alpha` where MIN moves.")
            .required("bound", "What that bound was.")
            .required("refutation", "Its child whose value lay outside the window: the last that was tried.")
            .required("above", "The node above whose side would never let the game come here.")
            .required("refuge", "The child of that one which already gives its side the bound.");

    public static final ObjectSchema XRAY = ObjectSchema.of(
                    XrayJson.class, "Xray", "All that a search visited, and why it left out the rest.")
            .required("position", "Where it began, as text.")
            .required("algorithm", enumOf(AlgorithmKind.texts()), "How it was searched.")
            .required("depth", "How many plies it was told to look ahead; greedy looks one ahead whatever it is told.")
            .required("nodes", "How many nodes it visited.")
            .required("max", side(), "Which side is MAX: whoever moves in the position.")
            .required("infinity", "The number that stands for it; its opposite for less than anything.")
            .required("chosen", "What it chose in the end.")
            .required("tree", "What it visited.")
            .required("cuts", "Every node at which moves were left out, in the order of the visits.");

    static final List<Schema> ALL = List.of(XRAY, CHOICE, TREE, CUT);

    private XraySchemas() {}
}
