package dev.drey.server.openapi;

import static dev.drey.server.openapi.Types.list;
import static dev.drey.server.openapi.Types.oneOf;
import static dev.drey.server.openapi.Types.side;

import dev.drey.teach.AlgorithmKind;
import dev.drey.wire.xray.XrayJson;
import java.util.List;

/** What is told about a search that is taught. */
public final class XraySchemas {
    private static final ObjectSchema CHOICE = ObjectSchema.of(
                    XrayJson.ChoiceJson.class, "XrayChoice", "What a search chose.")
            .always("move", "The move.")
            .always("value", "What the search thinks that MAX gets by it.");

    private static final ObjectSchema TREE = ObjectSchema.of(
                    XrayJson.TreeJson.class,
                    "XrayTree",
                    "The nodes in the order of the visits, a list of each property. A node's children stand behind it, the first right behind.")
            .always("parent", "The number of the node above; -1 for the root, which is node 0.")
            .always("move", "The move that led to it; empty for the root.")
            .always("depth", "How many moves lie between it and the root. Where that is even, MAX moves.")
            .always("value", "What the search left it with, as MAX counts.")
            .always(
                    "bound",
                    list(oneOf("exact", "at-least", "at-most")),
                    "Whether minimax would find the same there, or only at least or at most that.")
            .always("alpha", "What MAX was sure of elsewhere when the node was entered.")
            .always("beta", "What MIN was sure to hold MAX to elsewhere when the node was entered.")
            .always("best", "The number of its first child that has its value; -1 if it has none.")
            .always("leftOut", "How many of its moves were not tried.")
            .always("over", "Whether the game is over there.");

    private static final ObjectSchema CUT = ObjectSchema.of(
                    XrayJson.CutJson.class,
                    "XrayCut",
                    "Why the moves left out at a node cannot matter: some side above it has something as good already.")
            .always("node", "The number of the node that was cut.")
            .always("by", oneOf("alpha", "beta"), "`beta` where MAX moves, `alpha` where MIN moves.")
            .always("bound", "What that bound was.")
            .always("refutation", "Its child whose value lay outside the window: the last that was tried.")
            .always("above", "The node above whose side would never let the game come here.")
            .always("refuge", "The child of that one which already gives its side the bound.");

    public static final ObjectSchema XRAY = ObjectSchema.of(
                    XrayJson.class, "Xray", "All that a search visited, and why it left out the rest.")
            .always("position", "Where it began, as text.")
            .always("algorithm", oneOf(AlgorithmKind.texts()), "How it was searched.")
            .always("depth", "How many plies it was told to look ahead; greedy looks one ahead whatever it is told.")
            .always("nodes", "How many nodes it visited.")
            .always("max", side(), "Which side is MAX: whoever moves in the position.")
            .always("infinity", "The number that stands for it; its opposite for less than anything.")
            .always("chosen", "What it chose in the end.")
            .always("tree", "What it visited.")
            .always("cuts", "Every node at which moves were left out, in the order of the visits.");

    static final List<Schema> ALL = List.of(XRAY, CHOICE, TREE, CUT);

    private XraySchemas() {}
}
