package dev.drey.server.api;

import dev.drey.rules.TextSlice;
import dev.drey.server.Config;
import dev.drey.server.Routes;
import dev.drey.server.Setting;
import dev.drey.server.access.ConcurrencyLimit;
import dev.drey.server.access.Confusables;
import dev.drey.server.access.Credential;
import dev.drey.server.access.Identity;
import dev.drey.server.access.IssuedToken;
import dev.drey.server.access.Limit;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.openapi.RequestSchemas;
import dev.drey.server.room.DeletedPlayers;
import dev.drey.server.store.IdentityRow;
import dev.drey.server.store.IdentityStore;
import dev.drey.server.store.IdentityStore.SignIn;
import dev.drey.server.store.TokenRow;
import dev.drey.wire.BadJson;
import dev.drey.wire.LocatedJson;
import dev.drey.wire.live.DeletedJson;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.MeJson;
import dev.drey.wire.live.TokenJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tokens of a client, signing out everywhere, and the deletion of an identity. */
public final class IdentityRoutes implements Routes {
    private static final Logger LOG = LoggerFactory.getLogger(IdentityRoutes.class);

    private final ApiContext context;
    private final IdentityStore store;
    private final DeletedPlayers deletedPlayers;
    private final int defaultDays;
    private final int maxDays;
    private final int maxTokens;

    public IdentityRoutes(ApiContext context, DeletedPlayers deletedPlayers, Config config) {
        this.context = context;
        this.store = context.store().identities();
        this.deletedPlayers = deletedPlayers;
        this.defaultDays = config.tokenDays();
        this.maxDays = config.get(Setting.TOKEN_DAYS_MAX);
        int tokens = config.perIdentity(ConcurrencyLimit.TOKENS);
        this.maxTokens = tokens == Limit.UNLIMITED ? Integer.MAX_VALUE : tokens;
    }

    @Override
    public void register(RoutesConfig routes) {
        MeOperations.TOKENS.serve(
                routes, ctx -> sendTokens(ctx, context.identities().identify(ctx)));
        MeOperations.CREATE_TOKEN.serve(routes, this::createToken);
        MeOperations.REVOKE_TOKEN.serve(routes, this::revokeToken);
        MeOperations.ROTATE_TOKEN.serve(routes, this::rotateToken);
        MeOperations.SIGN_OUT.serve(routes, this::signOut);
        MeOperations.DELETE_ME.serve(routes, this::delete);
    }

    // ------------------------------------------------------------ tokens

    private void sendTokens(Context ctx, Identity me) {
        Optional<String> ownHash = context.identities().credential(ctx).tokenHash();
        ctx.header("Cache-Control", "no-store");
        ctx.json(new TokenJson.ListJson(store.tokensOf(me.id()).stream()
                .map(row -> json(row, ownHash.filter(row.hash()::equals).isPresent()))
                .toList()));
    }

    private static TokenJson json(TokenRow row, boolean current) {
        @Nullable
        Long lastUsed = row.lastUsedAt().isPresent() ? (Long) row.lastUsedAt().getAsLong() : null;
        return new TokenJson(row.id(), row.label(), row.createdAt(), row.expiresAt(), lastUsed, current);
    }

    private void createToken(Context ctx) {
        LocatedJson body = body(ctx, Set.of("label", "days"));
        String label = body.property("label").optional(IdentityRoutes::label).orElse("");
        int days = days(body).orElse(defaultDays);
        Identity me = context.identities().identify(ctx);
        IssuedToken token = context.identities().newToken(me.id(), label, Duration.ofDays(days));
        Credential used = context.identities().credential(ctx);
        answer(ctx, store.create(token.row(), used.signIn(), maxTokens), result -> {
            switch (result) {
                case SIGNED_OUT -> throw signedOut();
                case TOO_MANY ->
                    throw new ProblemException(
                            ProblemCode.TOO_MANY_TOKENS,
                            "You have " + maxTokens + " valid tokens, which is the maximum. Revoke one first.");
                case CREATED -> {
                    ctx.status(201);
                    sendToken(ctx, me, token);
                }
            }
        });
    }

    private void rotateToken(Context ctx) {
        Optional<Integer> days = days(body(ctx, Set.of("days")));
        Identity me = context.identities().identify(ctx);
        TokenRow old = store.tokensOf(me.id()).stream()
                .filter(row -> row.id().equals(ctx.pathParam("id")))
                .findFirst()
                .orElseThrow(IdentityRoutes::noSuchToken);
        IssuedToken token = context.identities().newToken(me.id(), old.label(), life(old, days));
        answer(ctx, store.rotate(old.id(), token.row()), found -> {
            if (!found) {
                throw new ProblemException(
                        ProblemCode.NOT_FOUND, "This token was revoked or has expired: create a new one instead.");
            }
            context.identities().changed(me.id());
            sendToken(ctx, me, token);
        });
    }

    private Duration life(TokenRow old, Optional<Integer> days) {
        Duration unchanged = Duration.ofMillis(old.expiresAt() - old.createdAt());
        Duration longest = Duration.ofDays(maxDays);
        return days.map(Duration::ofDays).orElse(unchanged.compareTo(longest) < 0 ? unchanged : longest);
    }

    private static void sendToken(Context ctx, Identity me, IssuedToken token) {
        ctx.header("Cache-Control", "no-store");
        ctx.json(new TokenJson.NewJson(me.id(), me.name(), token.text(), json(token.row(), false)));
    }

    private void revokeToken(Context ctx) {
        Identity me = context.identities().identify(ctx);
        answer(ctx, store.revoke(me.id(), ctx.pathParam("id")), found -> {
            if (!found) {
                throw noSuchToken();
            }
            context.identities().changed(me.id());
            sendTokens(ctx, me);
        });
    }

    private static ProblemException noSuchToken() {
        return new ProblemException(ProblemCode.NOT_FOUND, "You have no token with this id; see GET /api/tokens.");
    }

    private static String label(LocatedJson place) {
        String label = place.parse(RequestSchemas.MAX_LABEL_LENGTH, String::strip);
        if (!label.codePoints().allMatch(c -> TextSlice.isVisible(c) && !Confusables.isDefaultIgnorable(c))) {
            throw new BadJson(place, "contains invisible characters; expected visible ones in one line");
        }
        return label;
    }

    private Optional<Integer> days(LocatedJson body) {
        return body.property("days").optional(place -> place.integer(1, maxDays));
    }

    private static LocatedJson body(Context ctx, Set<String> properties) {
        LocatedJson body = Json.parse(JsonBody.readOptional(ctx)).object();
        body.allowOnly(properties);
        return body;
    }

    // ------------------------------------------------------------ the identity

    private void signOut(Context ctx) {
        boolean leave = body(ctx, Set.of("leave")).property("leave").bool();
        Identity me = context.identities().identify(ctx);
        Credential credential = context.identities().credential(ctx);
        Optional<IssuedToken> replacement = leave
                ? Optional.empty()
                : credential
                        .tokenHash()
                        .flatMap(store::token)
                        .map(old -> context.identities().newToken(me.id(), old.label(), life(old, Optional.empty())));
        answer(
                ctx,
                store.signOut(context.row(me), credential.signIn(), replacement.map(IssuedToken::row)),
                generation -> {
                    context.identities().changed(me.id());
                    sendNewCookie(ctx, me, credential, leave, generation);
                    ctx.header("Cache-Control", "no-store");
                    ctx.json(new MeJson(
                            me.id(),
                            me.name(),
                            replacement.map(IssuedToken::text).orElse(null)));
                });
    }

    private void sendNewCookie(Context ctx, Identity me, Credential credential, boolean leave, OptionalInt generation) {
        if (generation.isEmpty()) {
            throw signedOut();
        }
        if (credential.tokenHash().isEmpty()) {
            if (leave) {
                context.identities().cookie().remove(ctx);
            } else {
                context.identities().cookie().send(ctx, me.id(), generation.getAsInt());
            }
        }
    }

    private void delete(Context ctx) {
        LocatedJson body = Json.parse(JsonBody.read(ctx)).object();
        body.allowOnly(Set.of("confirm"));
        Identity me = context.identities().identify(ctx);
        LocatedJson confirm = body.property("confirm");
        if (!confirm.string().equals(me.id())) {
            throw new BadJson(confirm, "not your id; expected the id that GET /api/me returns");
        }
        SignIn signIn = context.identities().credential(ctx).signIn();
        CompletableFuture<Integer> games = store.delete(
                        context.row(me), signIn, context.rooms().now())
                .thenCompose(deleted -> {
                    context.identities().changed(me.id());
                    if (!deleted && !context.identities().isDeleted(me.id())) {
                        throw signedOut();
                    }
                    return deletedPlayers.leaveGames(me.id());
                })
                .exceptionally(failure -> {
                    if (context.store()
                            .identities()
                            .find(me.id())
                            .filter(IdentityRow::isDeleted)
                            .isEmpty()) {
                        throw Failures.thrown(failure);
                    }
                    // The identity is deleted; its games end later.
                    LOG.atWarn().setCause(failure).log("could not end all games of a deleted player");
                    return 0;
                });
        answer(ctx, games, ended -> {
            if (context.identities().credential(ctx).tokenHash().isEmpty()) {
                context.identities().cookie().remove(ctx);
            }
            ctx.json(new DeletedJson(me.id(), ended));
        });
    }

    private static ProblemException signedOut() {
        return new ProblemException(
                ProblemCode.SIGNED_OUT, "You have signed out everywhere, or deleted your identity.");
    }

    private static <T> void answer(Context ctx, CompletableFuture<T> stored, Consumer<T> send) {
        ctx.future(() -> stored.handle((result, failure) -> {
            if (failure != null) {
                throw Failures.thrown(failure);
            }
            send.accept(result);
            return result;
        }));
    }
}
