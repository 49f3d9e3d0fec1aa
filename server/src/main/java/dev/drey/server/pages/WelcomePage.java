package dev.drey.server.pages;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.util.stream.Collectors;

/** The first page there is. */
final class WelcomePage {
    private WelcomePage() {}

    static String html(String address) {
        return Frame.around("Drey", """
                <h1>Drey</h1>
                <p class="lead">Small two-player board games, played live, and the truth about every move.</p>
                <p>This server runs and takes games. It has no board to click on yet: until that comes, programs play here, and so
                can you, with three lines in a terminal. <a href="/api">The API</a> says all there is to say.</p>
                <h2>Play by hand</h2>
                <ol>
                <li>Be somebody.
                %s</li>
                <li>Make a game against an engine. The answer has its id.
                %s</li>
                <li>Play in the middle, with that id in the place of <code>ID</code>.
                %s</li>
                </ol>
                <p>Every answer says how the game stands. The engine moves in a moment: look again at
                <code>%s/api/games/ID</code>.</p>
                <h2>The games</h2>
                <dl>
                %s</dl>
                """.formatted(
                        Markup.block("TOKEN=$(curl -s -X POST " + address + "/api/tokens | grep -o 'drey_[^\"]*')"),
                        post(
                                "{\"game\":\"adjacent-claim:3x3\",\"seats\":{\"X\":\"me\",\"O\":\"level-2\"}}",
                                address + "/api/games"),
                        post("{\"type\":\"play\",\"ply\":0,\"move\":\"B2\"}", address + "/api/games/ID/actions"),
                        Markup.escape(address),
                        games()));
    }

    private static String post(String json, String to) {
        return Markup.block("curl -s -H \"Authorization: Bearer $TOKEN\" -H 'Content-Type: application/json' -d '"
                + json + "' " + to);
    }

    private static String games() {
        return Games.all().stream().map(WelcomePage::game).collect(Collectors.joining());
    }

    private static String game(GameKind kind) {
        return "<dt>" + Markup.escape(kind.title()) + " <code>" + Markup.escape(kind.id()) + "</code></dt>\n<dd>"
                + Markup.escape(kind.summary()) + "</dd>\n";
    }
}
