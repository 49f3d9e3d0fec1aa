package dev.drey.server.pages;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * A file of the browser's client, ready to be sent.
 *
 * @param type its Content-Type
 * @param tag another one for other contents, as an ETag
 * @param zipped the same made smaller, where that makes it smaller
 */
record ClientFile(String type, String tag, byte[] bytes, Optional<byte[]> zipped) {
    private static final int TAG_BYTES = 12;

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "json", "application/json",
            "map", "application/json",
            "png", "image/png",
            "webp", "image/webp");

    /** The type that goes with a name; none if no such file is ever sent. */
    static Optional<String> type(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return Optional.ofNullable(TYPES.get(ending.toLowerCase(Locale.ROOT)));
    }

    static ClientFile of(String type, byte[] bytes) {
        byte[] zipped = zip(bytes);
        return new ClientFile(
                type, tag(bytes), bytes, Optional.of(zipped).filter(smaller -> smaller.length < bytes.length));
    }

    /** A weak one: it stands for the contents, zipped or not. */
    private static String tag(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return "W/\"" + HexFormat.of().formatHex(hash, 0, TAG_BYTES) + "\"";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] zip(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 2 + 64);
        try (GZIPOutputStream gzip = new BestGzip(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** It is done once, and then sent over and over. */
    private static final class BestGzip extends GZIPOutputStream {
        BestGzip(ByteArrayOutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
