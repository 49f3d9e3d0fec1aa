package dev.drey.server.crash;

import dev.drey.server.Await;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Everybody who plays and watches during one life of the server, as fast as it lets them. */
final class Traffic {
    private final People people;
    private final Ledger ledger;
    private final Lines lines;
    private final Random random;
    private final boolean slowOnesMove;
    private final Map<Table, Integer> plies = new ConcurrentHashMap<>();
    private final Map<Moment, CompletableFuture<Void>> awaited = new ConcurrentHashMap<>();

    /** @param slowOnesMove whether those move who think for long */
    Traffic(String address, People people, Ledger ledger, Random random, boolean slowOnesMove) {
        this.people = people;
        this.ledger = ledger;
        this.lines = new Lines(address, ledger);
        this.random = random;
        this.slowOnesMove = slowOnesMove;
    }

    Ledger ledger() {
        return ledger;
    }

    int random(int bound) {
        return random.nextInt(bound);
    }

    // ------------------------------------------------------------ what they do

    /** Everybody comes back to where there is something to do, and says what they know; one table of each kind at least. */
    void comeBack() {
        List<Table> open = people.tables().stream().filter(Table::isOpen).toList();
        for (Table table : open) {
            plies.put(table, table.ply());
            join(table);
        }
        for (Table.Fare fare : Table.Fare.values()) {
            if (open.stream().noneMatch(table -> table.fare() == fare)) {
                open(fare);
            }
        }
    }

    /** Somebody makes a game, and somebody else joins it. */
    void open(Table.Fare fare) {
        comes(Moment.CREATING);
        List<String> tokens = new ArrayList<>(people.pair(fare.hasEngine()));
        lines.post("/api/games", tokens.get(0), fare.request(), made -> {
            String id = made.at("/game/id").asString();
            ledger.view(id, made);
            Table table = Table.first(id, fare, tokens, made.at("/game/code").asString(null));
            people.add(table);
            join(table);
        });
    }

    /** Makes games that nobody ever joins. */
    void openInVain(int count) {
        for (int i = 0; i < count; i++) {
            comes(Moment.CREATING);
            lines.post(
                    "/api/games",
                    people.pair(false).get(0),
                    Table.Fare.CLOCK.request(),
                    made -> ledger.view(made.at("/game/id").asString(), made));
        }
    }

    private void join(Table table) {
        @Nullable String code = table.code();
        if (code == null) {
            connect(table);
        } else {
            String join = "{\"type\":\"join\",\"code\":\"" + code + "\"}";
            lines.post(table.actions(), table.tokens().get(1), join, joined -> {
                ledger.view(table.id(), joined);
                connect(table);
            });
        }
    }

    /** Goes on with the next game of a match. */
    void sit(Table table) {
        people.add(table);
        connect(table);
    }

    private void connect(Table table) {
        for (int role = 0; role <= Table.SPECTATOR; role++) {
            String token = role == Table.SPECTATOR
                    ? people.spectator()
                    : table.tokens().get(role);
            if (!token.isEmpty()) {
                lines.connect(new Client(this, table, role), token);
            }
        }
    }

    /** Makes a move, by whichever way the client is connected. */
    void play(Client client, int ply, String move) {
        String message = "{\"type\":\"play\",\"ply\":" + ply + ",\"move\":\"" + move + "\"}";
        String game = client.table().id();
        ledger.sent(game, ply, move);
        lines.say(client, message, answer -> {
            ledger.view(game, answer);
            ledger.acknowledged(game, ply, move);
        });
    }

    // ------------------------------------------------------------ how it goes

    /** Those who think for long move once in a life at most, and in most lives not at all. */
    boolean wantsToMove(Table table, int ply) {
        return table.fare() != Table.Fare.SLOW
                || ply < 2
                || slowOnesMove && plies.getOrDefault(table, -1).intValue() == ply;
    }

    synchronized void progress() {
        notifyAll();
    }

    /** Waits until in every game that was going on somebody has moved. */
    void awaitAMoveInEveryGame() throws InterruptedException {
        await(() -> "a move in " + stuck(), () -> stuck().isEmpty());
    }

    private List<Table> stuck() {
        return plies.entrySet().stream()
                .filter(entry -> entry.getKey().ply() == entry.getValue())
                .map(Map.Entry::getKey)
                .filter(table -> !table.isOver() && (table.fare() != Table.Fare.SLOW || slowOnesMove))
                .toList();
    }

    void awaitMoves(int acknowledged) throws InterruptedException {
        await(() -> acknowledged + " acknowledged moves", () -> ledger.acknowledged() >= acknowledged);
    }

    synchronized void await(Supplier<String> what, BooleanSupplier condition) throws InterruptedException {
        long deadline = System.nanoTime() + Await.PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            long left = deadline - System.nanoTime();
            if (left <= 0) {
                throw new AssertionError("waited in vain for " + what.get() + "; " + ledger.complaints());
            }
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
    }

    void comes(Moment moment) {
        @Nullable CompletableFuture<Void> awaiting = awaited.get(moment);
        if (awaiting != null) {
            awaiting.complete(null);
        }
    }

    /** Waits for the next such moment. */
    void await(Moment moment) {
        if (moment != Moment.ANY) {
            CompletableFuture<Void> coming = new CompletableFuture<>();
            awaited.put(moment, coming);
            if (moment == Moment.CREATING) {
                openInVain(10);
            }
            coming.orTimeout(Await.PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
        }
    }

    /** From now on the server may go at any moment. */
    void mayBreak() {
        lines.mayBreak();
    }

    /** After the server has gone: waits until everybody has heard all that was on its way. */
    void settle() {
        lines.settle();
    }
}
