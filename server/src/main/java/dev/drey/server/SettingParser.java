package dev.drey.server;

import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Parses the text of a setting; the exception says what was expected. */
@FunctionalInterface
interface SettingParser<T> {
    T parse(String text) throws InvalidSettingException;

    static SettingParser<Integer> number(int min, int max) {
        return text -> {
            try {
                int number = Integer.parseInt(text);
                if (number >= min && number <= max) {
                    return number;
                }
            } catch (NumberFormatException e) {
                // Reported below.
            }
            throw new InvalidSettingException("expected a number from " + min + " to " + max);
        };
    }

    static SettingParser<Boolean> bool() {
        return text -> switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new InvalidSettingException("expected true or false");
        };
    }

    static SettingParser<String> enumOf(String... words) {
        return text -> {
            if (List.of(words).contains(text)) {
                return text;
            }
            throw new InvalidSettingException("expected " + String.join(" or ", words));
        };
    }

    static SettingParser<String> nonEmpty() {
        return text -> {
            if (text.isEmpty()) {
                throw new InvalidSettingException("expected a value");
            }
            return text;
        };
    }

    /** A path, or empty. */
    static SettingParser<Optional<Path>> path() {
        return text -> {
            try {
                return text.isEmpty() ? Optional.empty() : Optional.of(Path.of(text));
            } catch (InvalidPathException e) {
                throw new InvalidSettingException("expected the path of a folder");
            }
        };
    }

    /** An http or https URL without path, or empty. */
    static SettingParser<Optional<URI>> siteUrl() {
        return text -> {
            if (text.isEmpty()) {
                return Optional.empty();
            }
            try {
                URI uri = URI.create(text);
                boolean hostOnly = List.of("", "/").contains(String.valueOf(uri.getRawPath()))
                        && uri.getRawQuery() == null
                        && uri.getUserInfo() == null
                        && uri.getRawFragment() == null;
                if (uri.getHost() != null && List.of("http", "https").contains(uri.getScheme()) && hostOnly) {
                    return Optional.of(uri);
                }
            } catch (IllegalArgumentException e) {
                // Reported below.
            }
            throw new InvalidSettingException("expected http:// or https:// with a host and no path");
        };
    }
}
