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
                <div class="wrap">%s</div>
                <p>The answer to the second line has the game's id; put it in the place of <code>ID</code>. Each answer says how the game stands:
                the engine moves in a moment, so look again with <code>curl -s %s/api/games/ID</code>.</p>
                <h2>The games</h2>
                <dl>
                %s</dl>
                """.formatted(Markup.block(lines(address)), Markup.escape(address), games()));
    }

    private static String lines(String address) {
        return """
                TOKEN=$(curl -s -X POST %1$s/api/tokens | grep -o 'drey_[^"]*')
                curl -s -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '{"game":"adjacent-claim:3x3","seats":{"X":"me","O":"level-2"}}' %1$s/api/games
                curl -s -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '{"type":"play","ply":0,"move":"B2"}' %1$s/api/games/ID/actions
                """.strip().formatted(address);
    }

    private static String games() {
        return Games.all().stream().map(WelcomePage::game).collect(Collectors.joining());
    }

    private static String game(GameKind kind) {
        return "<dt>" + Markup.escape(kind.title()) + " <code>" + Markup.escape(kind.id()) + "</code></dt>\n<dd>"
                + Markup.escape(kind.summary()) + "</dd>\n";
    }
}
