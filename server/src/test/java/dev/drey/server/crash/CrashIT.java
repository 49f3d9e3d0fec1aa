package dev.drey.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that no acknowledged move is lost, and that nobody is charged for it, if a server is killed with SIGKILL during traffic, many times
 * on the same data folder. Before that it is frozen, its disk is full, or its clock is set; sometimes it is killed meanwhile. {@code
 * -Ddrey.kills} sets the number of kills, {@code -Ddrey.seed} the random seed.
 */
final class CrashIT {
    private static final int DEFAULT_KILLS = 8;
    private static final Pattern EXPECTED_LOG = Pattern.compile(
            " WARN (the server was frozen|the machine was suspended|the clock of the machine was set back|the storage failed)");
    private static final long MAX_WAIT_MICROS = 400_000;
    private static final long MAX_SHORT_WAIT_MICROS = 10_000;
    private static final int MAX_MOVES_BEFORE_KILL = 60;
    private static final int SLOW_PLAYERS_MOVE_EVERY = 4;
    private static final int KILL_MEANWHILE_EVERY = 3;

    /** The length of a freeze. Anything over a second is an outage. */
    private static final long FREEZE_MILLIS = 1500;

    @TempDir
    private Path folder;

    private final long seed = Long.getLong("drey.seed", 1);
    private final Random random = new Random(seed);
    private final ClientLog log = new ClientLog();
    private final ServerRuns serverRuns = new ServerRuns();
    private @Nullable Players players;

    @Test
    void acknowledgedMovesSurviveKill() throws Exception {
        int kills = Integer.getInteger("drey.kills", DEFAULT_KILLS);
        try {
            for (int i = 0; i < kills; i++) {
                runAndKill(
                        KillMoment.values()[i % KillMoment.values().length],
                        Disturbance.values()[i % Disturbance.values().length]);
            }
            runAndStop();
            checkEverything();
            assertThat(Files.readAllLines(folder.resolve("log.txt")))
                    .filteredOn(line -> !EXPECTED_LOG.matcher(line).find())
                    .isEmpty();
            assertThat(query("PRAGMA integrity_check")).isEqualTo("ok");
            assertThat(Integer.parseInt(query("SELECT COUNT(*) FROM game WHERE round = 1")))
                    .as("games created, of requests that were sent until they were answered")
                    .isLessThanOrEqualTo(Objects.requireNonNull(players).requests());
        } catch (AssertionError failure) {
            throw new AssertionError(
                    "after " + serverRuns.count() + " runs: " + failure.getMessage() + "\nRepeat with -Ddrey.seed="
                            + seed + " -Ddrey.kills=" + kills,
                    failure);
        }
        if (System.getProperty("drey.kills") != null) {
            System.out.println(kills + " kills, " + log.games().size() + " games, " + log.acknowledged()
                    + " acknowledged moves, none lost");
        }
    }

    /** One run of the server: checks its data, reconnects all clients, plays, disturbs it, and kills it. */
    private void runAndKill(KillMoment moment, Disturbance disturbance) throws Exception {
        try (ServerProcess server = start()) {
            GameTraffic traffic = reconnect(server);
            if (disturb(server, traffic, disturbance)) {
                traffic.await(moment);
                long maxWait = moment == KillMoment.ANY ? MAX_WAIT_MICROS : MAX_SHORT_WAIT_MICROS;
                TimeUnit.MICROSECONDS.sleep(random.nextLong(maxWait));
            }
            traffic.expectDisconnects();
            server.kill();
            finish(traffic);
        }
    }

    /** Disturbs the server and lets play go on. @return whether it works again; otherwise it is to be killed as it is */
    private boolean disturb(ServerProcess server, GameTraffic traffic, Disturbance disturbance) throws Exception {
        boolean ends = random.nextInt(KILL_MEANWHILE_EVERY) != 0;
        switch (disturbance) {
            case NONE -> {
                return true;
            }
            case FREEZE -> {
                server.freeze();
                serverRuns.onOutage();
                TimeUnit.MILLISECONDS.sleep(FREEZE_MILLIS);
                if (!ends) {
                    return false;
                }
                serverRuns.onOutageEnds();
                server.thaw();
            }
            case FULL_DISK -> {
                traffic.expectRejections();
                server.fillDisk();
                server.awaitReady(false);
                serverRuns.onOutage();
                if (!ends) {
                    return false;
                }
                serverRuns.onOutageEnds();
                server.freeDisk();
                server.awaitReady(true);
                traffic.retry();
            }
            case STEP_FORWARD -> serverRuns.stepForward(server);
            case STEP_BACK -> serverRuns.stepBack(server);
        }
        serverRuns.onReady(players(server).serverTime(server.address()));
        traffic.awaitMoves(log.acknowledged() + 1 + random.nextInt(MAX_MOVES_BEFORE_KILL));
        return true;
    }

    /** One run that ends with a normal stop. */
    private void runAndStop() throws Exception {
        try (ServerProcess server = start()) {
            GameTraffic traffic = reconnect(server);
            traffic.expectDisconnects();
            server.stop();
            finish(traffic);
        }
    }

    private void finish(GameTraffic traffic) {
        serverRuns.onEnd();
        traffic.awaitPending();
        assertThat(log.errors()).isEmpty();
    }

    /** Checks the complete log against the server's data. */
    private void checkEverything() throws Exception {
        try (ServerProcess server = start()) {
            new StateAudit(server.address(), players(server).spectator(), log, serverRuns).checkAll();
        }
    }

    private ServerProcess start() throws Exception {
        ServerProcess server = ServerProcess.start(
                folder.resolve("data"),
                folder.resolve("log.txt"),
                serverRuns.count() % 2 == 0 ? "process" : "power",
                serverRuns.onStart());
        serverRuns.onReady(players(server).serverTime(server.address()));
        return server;
    }

    private Players players(ServerProcess server) throws Exception {
        Players known = players;
        if (known == null) {
            known = Players.register(server.address());
            players = known;
        }
        return known;
    }

    /** Checks the data and plays until every game has a new move. */
    private GameTraffic reconnect(ServerProcess server) throws Exception {
        Players everybody = players(server);
        new StateAudit(server.address(), everybody.spectator(), log, serverRuns).checkChangedGames();
        boolean slowPlayersMove = serverRuns.count() % SLOW_PLAYERS_MOVE_EVERY == SLOW_PLAYERS_MOVE_EVERY - 1;
        GameTraffic traffic =
                new GameTraffic(server.address(), everybody, log, new Random(random.nextLong()), slowPlayersMove);
        int acknowledged = log.acknowledged();
        traffic.reconnectAll();
        traffic.awaitMoveInEveryGame();
        traffic.awaitMoves(acknowledged + 1 + random.nextInt(MAX_MOVES_BEFORE_KILL));
        return traffic;
    }

    private String query(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/drey.db"));
                Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery(sql)) {
            return answer.getString(1);
        }
    }
}
