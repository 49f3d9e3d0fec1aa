package dev.drey.wire;

import dev.drey.record.GameRecord;
import dev.drey.record.Line;
import dev.drey.record.RecordedMove;
import dev.drey.record.Result;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Converts a game record to a JSON object, with its properties in a fixed order. */
final class RecordJsonWriter {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private RecordJsonWriter() {}

    static ObjectNode write(GameRecord record) {
        ObjectNode game = NODES.objectNode();
        game.put("format", RecordJson.FORMAT);
        game.put("version", RecordJson.VERSION);
        game.put("game", record.game().text());
        if (!record.hasDefaultStart()) {
            game.put("start", record.start().text());
        }
        ObjectNode tags = game.putObject("tags");
        record.tags().forEach(tags::put);
        put(game, record.main());
        game.put("result", Result.text(record.outcome()));
        record.ending().ifPresent(ending -> game.put("ending", ending.text()));
        return game;
    }

    private static void put(ObjectNode parent, Line line) {
        putComment(parent, line.comment());
        ArrayNode moves = parent.putArray("moves");
        line.moves().forEach(move -> moves.add(node(move)));
    }

    private static ObjectNode node(RecordedMove recorded) {
        ObjectNode node = NODES.objectNode();
        node.put("move", recorded.move().text());
        putComment(node, recorded.comment());
        List<Line> variations = recorded.variations();
        if (!variations.isEmpty()) {
            ArrayNode array = node.putArray("variations");
            variations.forEach(variation -> put(array.addObject(), variation));
        }
        return node;
    }

    private static void putComment(ObjectNode parent, String comment) {
        if (!comment.isEmpty()) {
            parent.put("comment", comment);
        }
    }
}
