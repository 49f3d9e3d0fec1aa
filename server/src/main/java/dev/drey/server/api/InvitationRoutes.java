package dev.drey.server.api;

import dev.drey.server.Routes;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.room.GameStatus;
import dev.drey.server.room.LiveGame;
import dev.drey.wire.live.InvitationJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.nayuki.qrcodegen.QrCode;
import java.util.ArrayList;
import java.util.List;

/** The link that invites a friend to a game, and its QR code. */
public final class InvitationRoutes implements Routes {
    private final ApiContext context;
    private final PublicOrigin publicOrigin;

    public InvitationRoutes(ApiContext context, PublicOrigin publicOrigin) {
        this.context = context;
        this.publicOrigin = publicOrigin;
    }

    @Override
    public void register(RoutesConfig routes) {
        GameOperations.INVITATION.serve(routes, this::show);
    }

    private void show(Context ctx) {
        LiveGame game = context.room(ctx).game();
        if (!game.terms().creator().equals(context.person(ctx).id())) {
            throw new ProblemException(
                    ProblemCode.FORBIDDEN, "Only the player who created the game can invite a friend.");
        }
        if (game.status() != GameStatus.OPEN) {
            throw new ProblemException(ProblemCode.NOT_FOUND, "This game has no free seat.");
        }
        String origin = publicOrigin.forRequest(ctx);
        String link = origin + "/game/" + game.id() + "#code=" + game.terms().code();
        boolean local = PublicOrigin.isLocal(origin);
        ctx.json(new InvitationJson(link, local, local ? null : qrCode(link)));
    }

    /** A QR code as one string per row; 1 is dark. */
    private static List<String> qrCode(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < code.size; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < code.size; x++) {
                row.append(code.getModule(x, y) ? '1' : '0');
            }
            rows.add(row.toString());
        }
        return rows;
    }
}
