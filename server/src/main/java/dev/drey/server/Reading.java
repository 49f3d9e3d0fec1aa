package dev.drey.server;

import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** How a setting's text becomes what it means; it says what would be right if the text is not. */
@FunctionalInterface
interface Reading<T> {
    T read(String text) throws BadSetting;

    static Reading<Integer> number(int least, int most) {
        return text -> {
            try {
                int number = Integer.parseInt(text);
                if (number >= least && number <= most) {
                    return number;
                }
            } catch (NumberFormatException e) {
                // Said below.
            }
            throw new BadSetting("expected a number " + least + " to " + most);
        };
    }

    static Reading<Boolean> yesOrNo() {
        return text -> switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new BadSetting("expected true or false");
        };
    }

    static Reading<String> oneOf(String... words) {
        return text -> {
            if (List.of(words).contains(text)) {
                return text;
            }
            throw new BadSetting("expected " + String.join(" or ", words));
        };
    }

    static Reading<String> text() {
        return text -> {
            if (text.isEmpty()) {
                throw new BadSetting("expected a value");
            }
            return text;
        };
    }

    /** Nothing, or a path. */
    static Reading<Optional<Path>> path() {
        return text -> {
            try {
                return text.isEmpty() ? Optional.empty() : Optional.of(Path.of(text));
            } catch (InvalidPathException e) {
                throw new BadSetting("expected a folder's path");
            }
        };
    }

    /** Nothing, or http(s), a host and perhaps a port. */
    static Reading<Optional<URI>> site() {
        return text -> {
            if (text.isEmpty()) {
                return Optional.empty();
            }
            try {
                URI uri = URI.create(text);
                boolean whole = List.of("", "/").contains(String.valueOf(uri.getRawPath()))
                        && uri.getRawQuery() == null
                        && uri.getUserInfo() == null
                        && uri.getRawFragment() == null;
                if (uri.getHost() != null && List.of("http", "https").contains(uri.getScheme()) && whole) {
                    return Optional.of(uri);
                }
            } catch (IllegalArgumentException e) {
                // Said below.
            }
            throw new BadSetting("expected http:// or https:// with a host and nothing behind it");
        };
    }
}
