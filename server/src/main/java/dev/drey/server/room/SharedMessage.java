package dev.drey.server.room;

import java.nio.charset.StandardCharsets;

/** A message that many clients get; it is encoded once. */
public final class SharedMessage {
    private final String text;
    private final byte[] line;

    SharedMessage(String text) {
        this.text = text;
        this.line = (text + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** The JSON object. */
    public String text() {
        return text;
    }

    /** The JSON object as a line in UTF-8, which must not be changed. */
    public byte[] line() {
        return line;
    }
}
