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

/** A file of the browser's client, ready to be sent. */
final class ClientFile {
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

    private final String type;
    private final String tag;
    private final byte[] bytes;
    private final Optional<byte[]> zipped;

    private ClientFile(String type, byte[] bytes) {
        this.type = type;
        this.tag = tag(bytes);
        this.bytes = bytes;
        this.zipped = Optional.of(zip(bytes)).filter(smaller -> smaller.length < bytes.length);
    }

    static ClientFile of(String type, byte[] bytes) {
        return new ClientFile(type, bytes);
    }

    /** Its Content-Type. */
    String type() {
        return type;
    }

    /** Another one for other contents, as an ETag. */
    String tag() {
        return tag;
    }

    byte[] bytes() {
        return bytes;
    }

    /** The same made smaller, where that makes it smaller. */
    Optional<byte[]> zipped() {
        return zipped;
    }

    /** The type that goes with a name; none if no such file is ever sent. */
    static Optional<String> type(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return Optional.ofNullable(TYPES.get(ending.toLowerCase(Locale.ROOT)));
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
