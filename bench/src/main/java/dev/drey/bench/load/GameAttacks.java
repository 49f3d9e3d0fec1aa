package dev.drey.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Attacks with games: those that fill the lobby or exceed limits, and a frozen server. */
final class GameAttacks {
    /** The address of a person who plays while the attack runs. */
    static final String VICTIM = "127.0.0.8";

    static final String ATTACKER = "127.0.0.2";

    private GameAttacks() {}

    /** Guests who fill the lobby, while another player waits in it for an opponent. */
    static final class LobbyGames extends ConnectionAttacks.Repeated {
        private static final int GUESTS = 3;
        private static final int POSTS = 270;
        private static final String LOBBY_GAME = "{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}";

        private final Attack.Target target;
        private final RawClient attacker;
        private final RawClient victim;
        private final AtomicInteger left;
        private final AtomicInteger accepted = new AtomicInteger();
        private final AtomicInteger asked = new AtomicInteger();
        private final AtomicInteger listed = new AtomicInteger();
        private final List<String> guests = new ArrayList<>();
        private String game = "";
        private @Nullable HeldConnections presence;

        LobbyGames(Attack.Target target) {
            super(GUESTS);
            this.target = target;
            this.attacker = new RawClient(target.address(), ATTACKER);
            this.victim = new RawClient(target.address(), VICTIM);
            this.left = new AtomicInteger(target.scaled(POSTS));
        }

        @Override
        public void prepare() {
            String token = victim.createGuest().orElseThrow();
            game = MessageFields.text(
                    victim.post(token, "/api/games", LOBBY_GAME).body(), "id");
            HeldConnections follower = new HeldConnections(
                    target.address(),
                    new HeldConnections.Plan(
                            List.of(VICTIM),
                            1,
                            "GET /api/games/" + game + "/events HTTP/1.1\r\nHost: " + victim.host()
                                    + "\r\nAuthorization: Bearer " + token + "\r\n\r\n",
                            0,
                            0,
                            9));
            follower.start();
            presence = follower;
            for (int i = 0; i < GUESTS; i++) {
                guests.add(attacker.createGuest().orElseThrow());
            }
        }

        @Override
        boolean repeat(int thread) {
            if (left.decrementAndGet() < 0) {
                return false;
            }
            if (attacker.post(guests.get(thread), "/api/games", LOBBY_GAME).isSuccess()) {
                accepted.incrementAndGet();
            }
            return true;
        }

        @Override
        public void probe() {
            asked.incrementAndGet();
            if (victim.get("", "/api/lobby").body().contains(game)) {
                listed.incrementAndGet();
            }
        }

        @Override
        public void close() {
            super.close();
            if (presence != null) {
                presence.close();
            }
        }

        @Override
        public String outcome() {
            return accepted.get() + " games of " + GUESTS + " guests; another player's game listed " + listed.get()
                    + " of " + asked.get() + " times";
        }

        @Override
        public boolean isRepelled() {
            return listed.get() == asked.get();
        }
    }

    /** Many requests at the same moment to exceed the limit of unfinished games. */
    static final class OpenGames extends ConnectionAttacks.Repeated {
        private static final int THREADS = 50;
        private static final int LIMIT = 100;
        private static final int REQUESTS = 200;

        private final RawClient attacker;
        private final CountDownLatch together = new CountDownLatch(THREADS);
        private final AtomicInteger left = new AtomicInteger(REQUESTS);
        private final AtomicInteger accepted = new AtomicInteger();
        private String token = "";

        OpenGames(Attack.Target target) {
            super(THREADS);
            this.attacker = new RawClient(target.address(), ATTACKER);
        }

        @Override
        public void prepare() {
            token = attacker.createGuest().orElseThrow();
        }

        @Override
        boolean repeat(int thread) {
            together.countDown();
            try {
                together.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
            if (left.decrementAndGet() < 0) {
                return false;
            }
            if (attacker.post(token, "/api/games", "{\"game\":\"othello\"}").isSuccess()) {
                accepted.incrementAndGet();
            }
            return true;
        }

        @Override
        public String outcome() {
            return accepted.get() + " of " + REQUESTS + " games created; the limit is " + LIMIT;
        }

        @Override
        public boolean isRepelled() {
            return accepted.get() == LIMIT;
        }
    }

    /** Freezes the process of the server, while a player's clock runs that is shorter than the freeze. */
    static final class Freeze implements Attack {
        private final Target target;
        private final RawClient player;
        private String token = "";
        private String game = "";
        private String result = "";

        Freeze(Target target) {
            this.target = target;
            this.player = new RawClient(target.address(), VICTIM);
        }

        /** Starts a game against an engine with 30 seconds for all moves, and lets the person's clock run. */
        @Override
        public void prepare() {
            token = player.createGuest().orElseThrow();
            String created = player.post(
                            token,
                            "/api/games",
                            "{\"game\":\"othello\",\"seats\":{\"X\":\"me\",\"O\":\"level-1\"},\"clock\":\"0.5+0\"}")
                    .body();
            game = MessageFields.text(created, "id");
            String play = "{\"type\":\"play\",\"ply\":0,\"move\":\"" + MessageFields.moves(created)[0] + "\"}";
            player.post(token, "/api/games/" + game + "/actions", play);
            // The clock runs from the third move on.
            while (MessageFields.number(view(), "ply") < 2) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
            }
        }

        private String view() {
            return player.get(token, "/api/games/" + game).body();
        }

        @Override
        public void start() {
            signal("STOP");
        }

        @Override
        public void close() {
            signal("CONT");
            result = MessageFields.text(view(), "status");
        }

        private void signal(String name) {
            try {
                int status = new ProcessBuilder("kill", "-" + name, String.valueOf(target.pid()))
                        .inheritIO()
                        .start()
                        .waitFor();
                if (status != 0) {
                    throw new IllegalStateException("cannot send SIG" + name + " to the server");
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public String outcome() {
            return "frozen for " + target.seconds() + " s; a game with 30 s on the clock is " + result + " afterwards";
        }

        @Override
        public boolean isRepelled() {
            return result.equals("running");
        }
    }
}
