package dev.drey.classroom.grade.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Rows of text under each other, columns two blanks apart. */
final class TextTable {
    private static final String GAP = "  ";

    private final List<String[]> rows = new ArrayList<>();

    TextTable(String... heads) {
        rows.add(heads);
    }

    void add(String... cells) {
        rows.add(cells);
    }

    void write(Appendable to) throws IOException {
        int[] widths = new int[rows.get(0).length];
        for (String[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                widths[i] = Math.max(widths[i], row[i].length());
            }
        }
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.length; i++) {
                line.append(row[i])
                        .append(" ".repeat(widths[i] - row[i].length()))
                        .append(GAP);
            }
            to.append(line.toString().stripTrailing()).append('\n');
        }
    }
}
