package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The link that invites a friend to a game.
 *
 * @param local whether it works on the server's own machine alone
 * @param qr the link as a QR code, a row a string: 1 is dark, 0 is light; missing if the link is local
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"link", "local", "qr"})
public record InvitationJson(
        String link, boolean local, @Nullable List<String> qr) {}
