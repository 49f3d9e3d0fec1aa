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

/** A file of the browser client, ready to be sent. */
final class ClientFile {
    private static final int ETAG_BYTES = 12;

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "json", "application/json",
            "map", "application/json",
            "png", "image/png",
            "webp", "image/webp");

    private final String contentType;
    private final String etag;
    private final byte[] bytes;
    private final Optional<byte[]> gzipped;

    private ClientFile(String type, byte[] bytes) {
        this.contentType = type;
        this.etag = etag(bytes);
        this.bytes = bytes;
        this.gzipped = Optional.of(gzip(bytes)).filter(compressed -> compressed.length < bytes.length);
    }

    static ClientFile of(String type, byte[] bytes) {
        return new ClientFile(type, bytes);
    }

    /** The Content-Type. */
    String contentType() {
        return contentType;
    }

    /** The ETag, which changes with the contents. */
    String etag() {
        return etag;
    }

    byte[] bytes() {
        return bytes;
    }

    /** The compressed contents, if compression makes them smaller. */
    Optional<byte[]> gzipped() {
        return gzipped;
    }

    /** The Content-Type for a file name; empty if such files are never sent. */
    static Optional<String> contentType(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return Optional.ofNullable(TYPES.get(ending.toLowerCase(Locale.ROOT)));
    }

    /** A weak ETag, because it identifies the contents whether compressed or not. */
    private static String etag(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return "W/\"" + HexFormat.of().formatHex(hash, 0, ETAG_BYTES) + "\"";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 2 + 64);
        try (GZIPOutputStream gzip = new BestGzip(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** Compresses as well as possible, because each file is compressed once and sent often. */
    private static final class BestGzip extends GZIPOutputStream {
        BestGzip(ByteArrayOutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
