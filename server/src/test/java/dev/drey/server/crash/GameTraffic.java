package dev.drey.server.crash;

import dev.drey.server.Await;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** All clients during one run of the server; they play as fast as it answers. */
final class GameTraffic {
    private final Players players;
    private final ClientLog log;
    private final Connections connections;
    private final Random random;
    private final boolean slowPlayersMove;
    private final Map<TestGame, Integer> plies = new ConcurrentHashMap<>();
    private final Set<TestGame> connected = ConcurrentHashMap.newKeySet();
    private final Queue<GameClient> clients = new ConcurrentLinkedQueue<>();
    private final Map<KillMoment, CompletableFuture<Void>> awaited = new ConcurrentHashMap<>();

    /** @param slowPlayersMove whether the players of {@link TestGame.Scenario#SLOW} games move */
    GameTraffic(String address, Players players, ClientLog log, Random random, boolean slowPlayersMove) {
        this.players = players;
        this.log = log;
        this.connections = new Connections(address, log);
        this.random = random;
        this.slowPlayersMove = slowPlayersMove;
    }

    ClientLog log() {
        return log;
    }

    int random(int bound) {
        return random.nextInt(bound);
    }

    /** Reconnects the clients of all active games, and creates games of missing scenarios. */
    void reconnectAll() {
        players.unanswered().forEach(this::request);
        activeGames().forEach(game -> plies.put(game, game.ply()));
        joinAll();
    }

    private List<TestGame> activeGames() {
        return players.games().stream().filter(TestGame::isActive).toList();
    }

    /** Connects the clients of active games that are not connected yet, and creates games of missing scenarios. */
    private void joinAll() {
        List<TestGame> open = activeGames();
        open.stream().filter(game -> !connected.contains(game)).forEach(this::join);
        for (TestGame.Scenario scenario : TestGame.Scenario.values()) {
            if (open.stream().noneMatch(game -> game.scenario() == scenario)) {
                createGame(scenario);
            }
        }
    }

    /** Creates a game, which a second player joins. */
    void createGame(TestGame.Scenario scenario) {
        reached(KillMoment.CREATING);
        request(players.newRequest(scenario, true));
    }

    /** Sends a request for a game, for the first time or because it was not answered. */
    private void request(Players.Request request) {
        connections.post("/api/games", request.tokens().get(0), request.body(), made -> {
            if (!players.answered(request)) {
                return;
            }
            String id = made.at("/game/id").asString();
            log.recordView(id, made);
            if (request.joined()) {
                TestGame game = TestGame.first(
                        id,
                        request.scenario(),
                        request.tokens(),
                        made.at("/game/code").asString(null));
                players.add(game);
                join(game);
            }
        });
    }

    /** Creates games that nobody joins. */
    void createUnjoinedGames(int count) {
        for (int i = 0; i < count; i++) {
            reached(KillMoment.CREATING);
            request(players.newRequest(TestGame.Scenario.CLOCK, false));
        }
    }

    private void join(TestGame game) {
        @Nullable String code = game.code();
        if (code == null) {
            connect(game);
        } else {
            String join = "{\"type\":\"join\",\"code\":\"" + code + "\"}";
            connections.post(game.actionsPath(), game.tokens().get(1), join, joined -> {
                log.recordView(game.id(), joined);
                connect(game);
            });
        }
    }

    /** Continues with the next game of a match. */
    void continueMatch(TestGame game) {
        players.add(game);
        connect(game);
    }

    private void connect(TestGame game) {
        if (!connected.add(game)) {
            return;
        }
        for (int role = 0; role <= TestGame.SPECTATOR; role++) {
            String token = role == TestGame.SPECTATOR
                    ? players.spectator()
                    : game.tokens().get(role);
            if (!token.isEmpty()) {
                GameClient client = new GameClient(this, game, role);
                clients.add(client);
                connections.connect(client, token);
            }
        }
    }

    /** Plays a move, unless another one for the same ply was not answered; that one is sent again. */
    void play(GameClient client, int ply, String move) {
        send(client, client.game().send(client.role(), ply, move));
    }

    /** Sends a move over the client's transport. */
    void send(GameClient client, TestGame.SentMove sent) {
        String game = client.game().id();
        log.recordSent(game, sent.ply(), sent.move());
        connections.send(client, sent.message(), answer -> {
            client.game().answered(client.role(), sent.id());
            log.recordView(game, answer);
            log.acknowledged(game, sent.ply(), sent.move());
        });
    }

    /** Whether a player may move now. Slow players move at most once per run, and in most runs not at all. */
    boolean mayMove(TestGame game, int ply) {
        return game.scenario() != TestGame.Scenario.SLOW
                || ply < 2
                || slowPlayersMove && plies.getOrDefault(game, -1).intValue() == ply;
    }

    synchronized void notifyProgress() {
        notifyAll();
    }

    /** Waits until every game that was running has a new move. */
    void awaitMoveInEveryGame() throws InterruptedException {
        await(
                () -> "a move in " + gamesWithoutNewMove(),
                () -> gamesWithoutNewMove().isEmpty());
    }

    private List<TestGame> gamesWithoutNewMove() {
        return plies.entrySet().stream()
                .filter(entry -> entry.getKey().ply() == entry.getValue())
                .map(Map.Entry::getKey)
                .filter(game -> !game.isOver() && (game.scenario() != TestGame.Scenario.SLOW || slowPlayersMove))
                .toList();
    }

    void awaitMoves(int acknowledged) throws InterruptedException {
        await(() -> acknowledged + " acknowledged moves", () -> log.acknowledged() >= acknowledged);
    }

    synchronized void await(Supplier<String> what, BooleanSupplier condition) throws InterruptedException {
        long deadline = System.nanoTime() + Await.TIMEOUT.toNanos();
        while (!condition.getAsBoolean()) {
            long left = deadline - System.nanoTime();
            if (left <= 0) {
                throw new AssertionError("timed out waiting for " + what.get() + "; " + log.errors());
            }
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
    }

    void reached(KillMoment moment) {
        @Nullable CompletableFuture<Void> awaiting = awaited.get(moment);
        if (awaiting != null) {
            awaiting.complete(null);
        }
    }

    /** Waits until that moment is reached again. */
    void await(KillMoment moment) {
        if (moment != KillMoment.ANY) {
            CompletableFuture<Void> coming = new CompletableFuture<>();
            awaited.put(moment, coming);
            if (moment == KillMoment.CREATING) {
                createUnjoinedGames(10);
            }
            coming.orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS).join();
        }
    }

    /** From now on the server may reject messages, because its storage fails. */
    void expectRejections() {
        connections.expectRejections();
    }

    boolean expectsRejections() {
        return connections.expectsRejections();
    }

    /** Continues after rejections: sends everything again that may not have been accepted. */
    void retry() {
        players.unanswered().forEach(this::request);
        connections.connectRefused();
        clients.forEach(GameClient::retry);
        joinAll();
    }

    /** From now on the server may end at any moment. */
    void expectDisconnects() {
        connections.expectDisconnects();
    }

    /** After the server has ended: waits until all clients have received everything in transit. */
    void awaitPending() {
        connections.awaitPending();
    }
}
