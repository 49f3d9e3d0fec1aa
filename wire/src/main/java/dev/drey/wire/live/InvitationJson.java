package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The link that invites a friend to a game.
 *
 * @param local whether the link works only on the machine of the server
 * @param qr the link as a QR code, one string per row, with 1 for dark and 0 for light modules; missing if the link is
 *     local
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"link", "local", "qr"})
public record InvitationJson(
        String link, boolean local, @Nullable List<String> qr) {}
