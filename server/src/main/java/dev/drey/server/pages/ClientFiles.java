package dev.drey.server.pages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The files of the browser's client, as they lie on the class path. Each is read and made smaller when it is first asked for. */
final class ClientFiles {
    /** A plain name: nothing in it leads into another folder. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]{0,120}");

    private final String root;
    /** Of files that are there only, so that asking for others fills nothing. */
    private final Map<String, ClientFile> known = new ConcurrentHashMap<>();

    /** @param root the folder on the class path, without a slash at either end */
    ClientFiles(String root) {
        this.root = root;
    }

    /** A file in the root itself. */
    Optional<ClientFile> find(String name) {
        return read("", name);
    }

    /** A file among the assets, whose name changes with its contents. */
    Optional<ClientFile> findAsset(String name) {
        return read("assets/", name);
    }

    private Optional<ClientFile> read(String folder, String name) {
        Optional<String> type = ClientFile.type(name);
        if (type.isEmpty() || !NAME.matcher(name).matches()) {
            return Optional.empty();
        }
        String path = root + "/" + folder + name;
        @Nullable ClientFile file = known.computeIfAbsent(path, missing -> load(missing, type.get()));
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
