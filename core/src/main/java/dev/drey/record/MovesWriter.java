package dev.drey.record;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes the moves and the result of a game. They are first collected as words, which are never broken (a number with
 * its move, a comment, with adjacent parentheses), and then wrapped into lines.
 */
final class MovesWriter {
    private static final int WIDTH = 80;

    private final List<String> words = new ArrayList<>();
    private String opening = "";

    private MovesWriter() {}

    static String write(GameRecord record) {
        MovesWriter writer = new MovesWriter();
        Line main = record.main();
        writer.write(main.moves(), MoveNumber.first(record.start()));
        writer.addWord(Result.text(record.outcome()));
        String comment = main.comment().isEmpty() ? "" : comment(main.comment()) + "\n";
        return comment + wrapped(writer.words);
    }

    private void write(List<RecordedMove> moves, MoveNumber first) {
        MoveNumber number = first;
        boolean numbered = true;
        for (RecordedMove recorded : moves) {
            String text = recorded.move().text();
            addWord(numbered ? number.text() + " " + text : text);
            addComment(recorded.comment());
            for (Line variation : recorded.variations()) {
                write(variation, number);
            }
            number = number.next();
            numbered = number.startsPair() || !recorded.variations().isEmpty();
        }
    }

    /** Writes a variation. The recursion is limited by the maximum depth of variations. */
    private void write(Line variation, MoveNumber first) {
        opening = "(";
        addComment(variation.comment());
        write(variation.moves(), first);
        int last = words.size() - 1;
        words.set(last, words.get(last) + ")");
    }

    private void addComment(String comment) {
        if (!comment.isEmpty()) {
            addWord(comment(comment));
        }
    }

    private void addWord(String word) {
        words.add(opening + word);
        opening = "";
    }

    private static String comment(String text) {
        return "{" + Escapes.comment(text) + "}";
    }

    private static String wrapped(List<String> words) {
        StringBuilder text = new StringBuilder();
        int column = 0;
        for (String word : words) {
            int firstBreak = word.indexOf('\n');
            int lead = word.codePointCount(0, firstBreak < 0 ? word.length() : firstBreak);
            if (column > 0) {
                boolean fits = column + 1 + lead <= WIDTH;
                text.append(fits ? ' ' : '\n');
                column = fits ? column + 1 : 0;
            }
            text.append(word);
            column = firstBreak < 0 ? column + lead : word.codePointCount(word.lastIndexOf('\n') + 1, word.length());
        }
        return text.toString();
    }
}
