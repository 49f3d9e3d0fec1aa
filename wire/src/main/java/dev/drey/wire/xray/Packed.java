package dev.drey.wire.xray;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/** Columns one behind the other, compressed, and as text. */
record Packed(List<Column> columns) {
    void writeTo(Writer out) throws IOException {
        try (OutputStream bytes = new GZIPOutputStream(Base64.getEncoder().wrap(new Letters(out)))) {
            for (Column column : columns) {
                column.writeTo(bytes);
            }
        }
    }

    /** Bytes that are letters, to a writer that stays open. */
    private static final class Letters extends OutputStream {
        private final Writer out;

        Letters(Writer out) {
            this.out = out;
        }

        @Override
        public void write(int letter) throws IOException {
            out.write(letter);
        }

        @Override
        public void close() {}
    }
}
