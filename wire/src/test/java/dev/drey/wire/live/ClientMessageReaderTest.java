package dev.drey.wire.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.drey.wire.BadJson;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClientMessageReaderTest {
    @Test
    void readsEveryKindOfMessage() {
        assertThat(read("{'type':'watch'}")).isEqualTo(new ClientMessage.Watch(Optional.empty()));
        assertThat(read("{'type':'watch','after':17}")).isEqualTo(new ClientMessage.Watch(Optional.of(17)));
        assertThat(read("{'type':'play','ply':4,'move':'C3'}")).isEqualTo(new ClientMessage.Play(4, "C3"));
        assertThat(read("{'type':'offer','what':'draw'}")).isEqualTo(new ClientMessage.Offer("draw"));
        assertThat(read("{'type':'accept','what':'takeback'}")).isEqualTo(new ClientMessage.Accept("takeback"));
        assertThat(read("{'type':'decline','what':'rematch'}")).isEqualTo(new ClientMessage.Decline("rematch"));
        assertThat(read("{'type':'resign'}")).isEqualTo(new ClientMessage.Resign());
        assertThat(read("{'type':'claim'}")).isEqualTo(new ClientMessage.Claim());
        assertThat(read("{'type':'join'}")).isEqualTo(new ClientMessage.Join(Optional.empty()));
        assertThat(read("{'type':'join','code':'abc'}")).isEqualTo(new ClientMessage.Join(Optional.of("abc")));
        assertThat(read("{'type':'cancel'}")).isEqualTo(new ClientMessage.Cancel());
        assertThat(read("{'type':'ping'}")).isEqualTo(new ClientMessage.Ping());
    }

    @Test
    void keepsTheReference() {
        assertThat(ClientMessageReader.read("{\"type\":\"ping\",\"ref\":\"p1\"}")
                        .ref())
                .contains("p1");
    }

    @Test
    void commandsMayHaveAnId() {
        for (String command : List.of(
                "'play','ply':4,'move':'C3'",
                "'offer','what':'draw'",
                "'accept','what':'draw'",
                "'decline','what':'draw'",
                "'resign'",
                "'claim'",
                "'join'",
                "'cancel'")) {
            String json = ("{'type':" + command + ",'id':'" + "x".repeat(64) + "'}").replace('\'', '"');
            assertThat(ClientMessageReader.read(json).id()).as(command).contains("x".repeat(64));
            assertThat(ClientMessageReader.read(json).message().isCommand()).isTrue();
        }
        assertThat(ClientMessageReader.read("{\"type\":\"resign\"}").id()).isEmpty();
        assertThat(read("{'type':'ping'}").isCommand()).isFalse();
        assertThat(read("{'type':'watch'}").isCommand()).isFalse();
    }

    /** Invalid messages are rejected with the place of the error. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    nonsense                                  | $: not JSON at line 1, column 1; expected an object
                    []                                        | $: not an object; expected an object
                    {'type':'fly'}                            | $.type: unknown message type; expected one of watch, play, offer, accept, decline, resign, claim, join, cancel, ping
                    {'move':'C3'}                             | $.type: missing; expected a string
                    {'type':'play','move':'C3'}               | $.ply: missing; expected a whole number from 0 to 10000
                    {'type':'play','ply':-1,'move':'C3'}      | $.ply: invalid value -1; expected a whole number from 0 to 10000
                    {'type':'play','ply':1.5,'move':'C3'}     | $.ply: invalid value 1.5; expected a whole number from 0 to 10000
                    {'type':'play','ply':99999999999,'move':'C3'} | $.ply: invalid value 99999999999; expected a whole number from 0 to 10000
                    {'type':'play','ply':1,'move':7}          | $.move: not a string; expected a string
                    {'type':'play','ply':1,'move':'C3','x':1} | $.x: unknown property; expected one of id, move, ply, ref, type
                    {'type':'resign','id':7}                  | $.id: not a string; expected a string
                    {'type':'resign','id':''}                 | $.id: not an id; expected 1 to 64 letters, digits, dots, hyphens or underscores
                    {'type':'resign','id':'a b'}              | $.id: not an id; expected 1 to 64 letters, digits, dots, hyphens or underscores
                    {'type':'ping','id':'p1'}                 | $.id: unknown property; expected one of ref, type
                    {'type':'watch','after':'1'}              | $.after: invalid value "1"; expected a whole number from 0 to 1000000
                    {'type':'ping'} {'type':'ping'}           | $: not JSON at line 1, column 17; expected an object
                    {'type':'ping','type':'ping'}             | $: not JSON at line 1, column 22; expected an object
                    """)
    void locatesErrors(String message, String problem) {
        BadJson bad = catchThrowableOfType(BadJson.class, () -> read(message));
        assertThat(bad).isNotNull();
        assertThat(bad.entry().message()).isEqualTo(problem);
    }

    @Test
    void limitsTheLengthOfWords() {
        String move = "x".repeat(65);
        BadJson bad = catchThrowableOfType(BadJson.class, () -> read("{'type':'play','ply':1,'move':'" + move + "'}"));
        assertThat(bad.entry().message()).isEqualTo("$.move: too long with 65 characters; expected at most 64");
    }

    @Test
    void rejectsDeeplyNestedJson() {
        BadJson bad = catchThrowableOfType(BadJson.class, () -> read("[".repeat(100_000)));
        assertThat(bad.entry().problem()).startsWith("not JSON");
    }

    private static ClientMessage read(String text) {
        return ClientMessageReader.read(text.replace('\'', '"')).message();
    }
}
