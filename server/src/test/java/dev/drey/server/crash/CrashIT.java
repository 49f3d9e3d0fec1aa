package dev.drey.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Nothing that anybody was told is ever lost: a server is killed with SIGKILL in the middle of traffic, again and again, on the
 * same folder. {@code -Ddrey.kills} says how often, {@code -Ddrey.seed} with which chances.
 */
final class CrashIT {
    private static final int USUAL_KILLS = 8;
    private static final long LONGEST_WAIT_MICROS = 400_000;
    private static final long SHORT_WAIT_MICROS = 10_000;
    private static final int MOST_MOVES_BEFORE = 60;
    private static final int SLOW_ONES_MOVE_EVERY = 4;

    @TempDir
    private Path folder;

    private final long seed = Long.getLong("drey.seed", 1);
    private final Random random = new Random(seed);
    private final Ledger ledger = new Ledger();
    private final Lives lives = new Lives();
    private @Nullable People people;

    @Test
    void whatWasAcknowledgedSurvivesBeingKilled() throws Exception {
        int kills = Integer.getInteger("drey.kills", USUAL_KILLS);
        try {
            for (int i = 0; i < kills; i++) {
                live(Moment.values()[i % Moment.values().length]);
            }
            liveInPeace();
            lookBack();
            assertThat(folder.resolve("log.txt")).isEmptyFile();
            assertThat(integrity()).isEqualTo("ok");
        } catch (AssertionError failure) {
            throw new AssertionError(
                    "Repeat with -Ddrey.seed=" + seed + " -Ddrey.kills=" + kills + " (kill " + lives.count() + ")\n"
                            + failure.getMessage(),
                    failure);
        }
        if (System.getProperty("drey.kills") != null) {
            System.out.println(kills + " kills, " + ledger.games().size() + " games, " + ledger.acknowledged()
                    + " acknowledged moves, none lost");
        }
    }

    /** One life of the server: what it has is checked, everybody comes back and plays, and it is killed. */
    private void live(Moment moment) throws Exception {
        try (ServerProcess server = start()) {
            Traffic traffic = comeBack(server);
            traffic.await(moment);
            long most = moment == Moment.ANY ? LONGEST_WAIT_MICROS : SHORT_WAIT_MICROS;
            TimeUnit.MICROSECONDS.sleep(random.nextLong(most));
            traffic.mayBreak();
            server.kill();
            settle(traffic);
        }
    }

    /** The same once more, but that it is asked to stop. */
    private void liveInPeace() throws Exception {
        try (ServerProcess server = start()) {
            Traffic traffic = comeBack(server);
            traffic.mayBreak();
            server.stop();
            settle(traffic);
        }
    }

    private void settle(Traffic traffic) {
        lives.ends();
        traffic.settle();
        assertThat(ledger.complaints()).isEmpty();
    }

    /** Nothing of all that was ever said may be missing. */
    private void lookBack() throws Exception {
        try (ServerProcess server = start()) {
            new Audit(server.address(), people(server).spectator(), ledger, lives).checkAll();
        }
    }

    private ServerProcess start() throws IOException {
        lives.begins();
        ServerProcess server = ServerProcess.start(
                folder.resolve("data"),
                folder.resolve("log.txt"),
                lives.count() % 2 == 0 ? "process" : "power",
                lives.ahead());
        lives.answers();
        return server;
    }

    private People people(ServerProcess server) throws Exception {
        People known = people;
        if (known == null) {
            known = People.register(server.address());
            people = known;
        }
        return known;
    }

    /** Checks, and has everybody play until there is a new move in every game. */
    private Traffic comeBack(ServerProcess server) throws Exception {
        People everybody = people(server);
        new Audit(server.address(), everybody.spectator(), ledger, lives).checkTouched();
        boolean slowOnesMove = lives.count() % SLOW_ONES_MOVE_EVERY == SLOW_ONES_MOVE_EVERY - 1;
        Traffic traffic = new Traffic(server.address(), everybody, ledger, new Random(random.nextLong()), slowOnesMove);
        int acknowledged = ledger.acknowledged();
        traffic.comeBack();
        traffic.awaitAMoveInEveryGame();
        traffic.awaitMoves(acknowledged + 1 + random.nextInt(MOST_MOVES_BEFORE));
        return traffic;
    }

    private String integrity() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/drey.db"));
                Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery("PRAGMA integrity_check")) {
            return answer.getString(1);
        }
    }
}
