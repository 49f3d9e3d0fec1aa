package dev.drey.server.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.wire.BadJson;
import dev.drey.wire.LocatedJson;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.StringNode;

final class PlayerNameTest {
    private static String read(String name) {
        return PlayerName.read(LocatedJson.root(StringNode.valueOf(name)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ann",
                "Jos\u00e9",
                "J. O'Neil-Smith",
                "4F2",
                "Level head",
                "Perfectionist",
                "Drey fan",
                "\u0928\u093f\u0930\u094d\u092e\u0932",
                "\u041d\u0438\u043d\u0430 7",
                "\u0395\u03bb\u03ad\u03bd\u03b7",
                "\u5c71\u7530\u30a2\u30f3 Ann",
                "\u30e6\u30fc\u30b6\u30fc",
                "\ud64d\uae38\ub3d9 Kim",
                "\u0645\u062d\u0645\u0651\u062f \u0667",
                "\u05d3\u05d5\u05d3",
                "Nguy\u1ec5n"
            })
    void acceptsNames(String name) {
        assertThat(read(name)).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({
        "Jose\u0301, Jos\u00e9",
        "'  Ann   B ', Ann B",
        "\uff21\uff4e\uff4e, Ann",
        "\ud835\udc00nn, Ann",
        "\ufb01n, fin"
    })
    void normalizesNames(String name, String expected) {
        assertThat(read(name)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "-",
                "...",
                "\u3164",
                "A\u115f",
                "\u0301\u0301",
                "A \u0301",
                "A\u0301\u0301\u0301\u0301",
                "A\u0301\u0301",
                "A\u20dd",
                "A\ufe0f",
                "A\u034fB",
                "A\u00adB",
                "<b>A</b>",
                "A\u202eB",
                "A\u200bB",
                "A\u200dB",
                "A\nB",
                "\u16a0\u16a2\u16a6",
                "\u1d18\u1d07\u0280",
                "aaaaaaaaaabbbbbbbbbbccccccccccd"
            })
    void rejectsInvisibleAndUnusualCharacters(String name) {
        assertThatThrownBy(() -> read(name)).isInstanceOf(BadJson.class);
    }

    @ParameterizedTest
    @CsvSource({
        "perf\u0435ct, 'letters of different scripts (Cyrillic, Latin)'",
        "\u03b1nn, 'letters of different scripts (Greek, Latin)'",
        "\u30a2\uac00, 'letters of different scripts (Hangul, Katakana)'",
        "7\u0967, 'digits of different number systems'"
    })
    void rejectsMixedScripts(String name, String message) {
        assertThatThrownBy(() -> read(name)).isInstanceOf(BadJson.class).hasMessageContaining(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "strongest",
                "perfect",
                "Strongest",
                "STR0NGEST",
                "per-fect",
                "level-8",
                "Level 8",
                "LEVEL_12",
                "Ievel 3",
                "leve1 l",
                "Stufe 8",
                "Computer - Stufe 3",
                "Engine level 3",
                "Strongest engine",
                "Deleted player",
                "deleted-p1ayer",
                "Gel\u00f6schter Spieler",
                "Drey",
                "drey team",
                "Drey Admin",
                "ADMlN",
                "The Moderator",
                "Server",
                "friend",
                "anyone",
                "You",
                "Du",
                "nobody",
                "\u0455erver",
                "str\u1ecdngest",
                "perfe\u00e7t",
                "l\u00e9vel 3",
                "stro\u0337ngest"
            })
    void rejectsReservedNames(String name) {
        assertThatThrownBy(() -> read(name)).isInstanceOf(BadJson.class);
    }

    /** A guest can save the generated name. */
    @Test
    void acceptsGeneratedNames() {
        IntStream.range(0, 5000)
                .mapToObj(i -> GuestGenerator.name("guest" + i))
                .forEach(name -> assertThat(read(name)).isEqualTo(name));
    }
}
