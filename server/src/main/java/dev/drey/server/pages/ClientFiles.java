package dev.drey.server.pages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The files of the browser client on the class path. Each is read and compressed on its first request, then kept. */
final class ClientFiles {
    /** A plain file name that cannot lead into another folder. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]{0,120}");

    private final String root;
    /** Holds existing files only, so requests for others cannot fill it. */
    private final Map<String, ClientFile> loaded = new ConcurrentHashMap<>();

    /** @param root the folder on the class path, without a slash at either end */
    ClientFiles(String root) {
        this.root = root;
    }

    /** A file in the root folder. */
    Optional<ClientFile> find(String name) {
        return read("", name);
    }

    /** A file in the assets folder; its name changes with its contents. */
    Optional<ClientFile> findAsset(String name) {
        return read("assets/", name);
    }

    private Optional<ClientFile> read(String folder, String name) {
        Optional<String> type = ClientFile.contentType(name);
        if (type.isEmpty() || !NAME.matcher(name).matches()) {
            return Optional.empty();
        }
        String path = root + "/" + folder + name;
        @Nullable ClientFile file = loaded.computeIfAbsent(path, missing -> load(missing, type.get()));
        return Optional.ofNullable(file);
    }

    private static @Nullable ClientFile load(String path, String type) {
        try (@Nullable InputStream in = ClientFiles.class.getClassLoader().getResourceAsStream(path)) {
            return in == null ? null : ClientFile.of(type, in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
