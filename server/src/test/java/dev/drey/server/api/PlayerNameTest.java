package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.wire.BadJson;
import dev.drey.wire.LocatedJson;
import org.junit.jupiter.params.ParameterizedTest;
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
                "Jose\u0301",
                "J. O'Neil-Smith",
                "4F2",
                "\u0928\u093f\u0930\u094d\u092e\u0932",
                "Level head"
            })
    void acceptsNames(String name) {
        assertThat(read(name)).isEqualTo(name);
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
                "A\u0301\u0301\u0301\u0301",
                "<b>A</b>",
                "A\u202eB",
                "A\u200bB",
                "A\nB",
                "strongest",
                "perfect",
                "Strongest",
                "level-8",
                "Level 8"
            })
    void rejectsNames(String name) {
        assertThatThrownBy(() -> read(name)).isInstanceOf(BadJson.class);
    }
}
