package dev.drey.server.pages;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.util.stream.Collectors;

/** The section for beginners: how to play a game with curl, and a list of all games. */
final class FirstSteps {
    private FirstSteps() {}

    static String html(String address) {
        return """
                <section>
                <h2 id="first-steps">First steps</h2>
                <p>Play a game from the terminal with three commands.</p>
                <ol class="steps">
                <li>Get a token.
                %s</li>
                <li>Create a game against an engine. The response contains its id.
                %s</li>
                <li>Play in the centre. Replace <code>ID</code> with the id of the game.
                %s</li>
                </ol>
                <p>Every response contains the state of the game. The engine answers within seconds: fetch
                <code>%s/api/games/ID</code> again, or watch the game in the browser at <code>%s/game/ID</code>.</p>
                <h3>The games</h3>
                <dl>
                %s</dl>
                </section>
                """.formatted(
                        Html.codeBlock("TOKEN=$(curl -s -X POST " + address + "/api/tokens | grep -o 'drey_[^\"]*')"),
                        post(
                                "{\"game\":\"adjacent-claim:3x3\",\"seats\":{\"X\":\"me\",\"O\":\"level-2\"}}",
                                address + "/api/games"),
                        post("{\"type\":\"play\",\"ply\":0,\"move\":\"B2\"}", address + "/api/games/ID/actions"),
                        Html.escape(address),
                        Html.escape(address),
                        games());
    }

    private static String post(String json, String to) {
        return Html.codeBlock("curl -s -H \"Authorization: Bearer $TOKEN\" -H 'Content-Type: application/json' -d '"
                + json + "' " + to);
    }

    private static String games() {
        return Games.all().stream().map(FirstSteps::game).collect(Collectors.joining());
    }

    private static String game(GameKind kind) {
        return "<dt>" + Html.escape(kind.title()) + " <code>" + Html.escape(kind.id()) + "</code></dt>\n<dd>"
                + Html.escape(kind.summary()) + "</dd>\n";
    }
}
