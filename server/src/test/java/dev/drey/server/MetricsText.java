package dev.drey.server;

/** The text of {@code /metrics}. */
public final class MetricsText {
    private MetricsText() {}

    /** The value of a metric without labels. */
    public static double value(String text, String name) {
        return text.lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length())))
                .findFirst()
                .orElseThrow();
    }
}
