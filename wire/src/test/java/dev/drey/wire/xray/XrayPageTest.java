package dev.drey.wire.xray;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class XrayPageTest {
    private static final double TEXT_CONTRAST = 4.5;
    private static final double GRAPHICS_CONTRAST = 3;

    private static final List<String> TEXT_ON_GROUND = List.of(
            "ink ground",
            "ink panel",
            "soft ground",
            "soft panel",
            "soft accent-soft",
            "accent panel",
            "accent accent-soft",
            "accent cut-soft",
            "cut panel",
            "cut cut-soft",
            "cut accent-soft",
            "ink accent-soft",
            "ink cut-soft",
            "ink x-soft",
            "ink o-soft",
            "x x-soft",
            "o o-soft");

    /** Cut-offs are hatched with the colour of the panel, which distinguishes them from MAX and MIN. */
    private static final List<String> SIDE_BY_SIDE =
            List.of("max-fill panel", "min-fill panel", "max-fill min-fill", "cut-fill panel");

    @Test
    void writesTheSamePageForTheSameTree() throws IOException {
        assertThat(page()).isEqualTo(page());
    }

    @Test
    void policyAllowsOnlyItsOwnStyleAndScript() throws IOException {
        // The name of the SVG namespace looks like a URL but is not loaded.
        assertThat(page().replace("http://www.w3.org/2000/svg", ""))
                .containsPattern("content=\"default-src 'none'; base-uri 'none'; form-action 'none'; "
                        + "style-src 'sha256-[^']+'; script-src 'sha256-[^']+'\"")
                .doesNotContain("http:", "https:", "import ", "{{")
                .doesNotContain("innerHTML", "insertAdjacentHTML", "eval(");
    }

    @Test
    void hasEnoughContrastInLightAndDark() throws IOException {
        String[] schemes = page().split("prefers-color-scheme: dark", 2);
        Map<String, String> light = colours(schemes[0]);
        Map<String, String> dark = new HashMap<>(light);
        dark.putAll(colours(schemes[1]));
        assertThat(dark).isNotEqualTo(light);
        for (Map<String, String> scheme : List.of(light, dark)) {
            assertContrast(scheme, TEXT_ON_GROUND, TEXT_CONTRAST);
            assertContrast(scheme, SIDE_BY_SIDE, GRAPHICS_CONTRAST);
        }
    }

    private static void assertContrast(Map<String, String> scheme, List<String> pairs, double minimum) {
        for (String pair : pairs) {
            String[] names = pair.split(" ", -1);
            assertThat(contrast(colour(scheme, names[0]), colour(scheme, names[1])))
                    .as(pair)
                    .isGreaterThanOrEqualTo(minimum);
        }
    }

    @Test
    void explainsThatItNeedsScripts() throws IOException {
        assertThat(page()).containsPattern("<noscript><p[^>]*>[^<]*JavaScript");
    }

    private static String page() throws IOException {
        StringWriter out = new StringWriter();
        XrayPages.page(XrayPages.game("othello"), 5, "alpha-beta", 3).write(out);
        return out.toString();
    }

    private static Map<String, String> colours(String style) {
        Map<String, String> colours = new HashMap<>();
        for (MatchResult colour : (Iterable<MatchResult>)
                Pattern.compile("--([a-z-]+): (#[0-9a-f]{6});").matcher(style).results()::iterator) {
            colours.put(colour.group(1), colour.group(2));
        }
        return colours;
    }

    private static String colour(Map<String, String> scheme, String name) {
        return Objects.requireNonNull(scheme.get(name), name);
    }

    /** The contrast ratio of the Web Content Accessibility Guidelines. */
    private static double contrast(String one, String other) {
        double a = luminance(one) + 0.05;
        double b = luminance(other) + 0.05;
        return Math.max(a, b) / Math.min(a, b);
    }

    private static double luminance(String colour) {
        return 0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);
    }

    private static double channel(String colour, int from) {
        double share = Integer.parseInt(colour, from, from + 2, 16) / 255.0;
        return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
