package dev.drey.bench.load;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The attacks of the siege. */
enum SiegeAttack {
    FOREIGN_BODIES(
            "2,400 connections of one address with a wrong Host, 127,000 of 131,000 bytes each",
            target -> bodies(target, "elsewhere.example", List.of("127.0.0.2"))),
    BODIES(
            "2,400 connections of two addresses, 127,000 of 131,000 bytes each",
            target -> bodies(target, host(target), List.of("127.0.0.2", "127.0.0.3"))),
    SLOW_HEADERS(
            "10,300 connections of five addresses that send their headers byte by byte",
            target -> new ConnectionAttacks.PartialRequests(
                    target,
                    fiveAddresses(),
                    10_300,
                    "GET /api/lobby HTTP/1.1\r\nHost: " + host(target) + "\r\nX-Slow: ",
                    5)),
    STREAMS(
            "5,000 streams of five addresses that are never closed",
            target -> new ConnectionAttacks.PartialRequests(
                    target,
                    fiveAddresses(),
                    5_000,
                    "GET /api/lobby/events HTTP/1.1\r\nHost: " + host(target) + "\r\n\r\n",
                    0)),
    REJECTIONS(
            "32 clients of one address with bad tokens, wrong hosts and unknown pages",
            target -> flood(
                    target,
                    32,
                    100_000,
                    request("/api/me", "HOST", "Authorization: Bearer drey_wrong\r\n"),
                    request("/api/me", "elsewhere.example", ""),
                    request("/nowhere", "HOST", ""))),
    UNREAD_LOG(
            "5,000 requests while nobody reads the log",
            target -> flood(target, 4, 5_000, request("/api/lobby", "HOST", ""))),
    STRONGEST_GAMES(
            "one guest with 100 games against the strongest engine",
            target -> new EngineGames(target, 100, Integer.MAX_VALUE, "{\"X\":\"strongest\",\"O\":\"me\"}")),
    ENGINE_GAMES(
            "120 games between engines from one address",
            target -> new EngineGames(target, 120, 2, "{\"X\":\"level-8\",\"O\":\"level-8\"}")),
    XRAY("8 clients of one address that request search trees", target -> flood(target, 8, 20_000, xray())),
    OPEN_GAMES("200 games of one guest created at the same moment", GameAttacks.OpenGames::new),
    LOBBY_GAMES("270 games of three guests in the lobby", GameAttacks.LobbyGames::new),
    LOBBY_READERS(
            "500 readers of the lobby, 8 reconnects a second, 4 changes a second", ConnectionAttacks.LobbyReaders::new),
    FREEZE("the process stands still for 40 seconds", GameAttacks.Freeze::new);

    private static final String OTHELLO_START =
            "othello:--------/--------/--------/---OX---/---XO---/--------/--------/--------:X";
    private static final int BODY = 131_000;
    private static final int SENT = 127_000;
    private static final int FREEZE_SECONDS = 40;

    private final String description;

    @SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
    private final Function<Attack.Target, Attack> attack;

    SiegeAttack(String description, Function<Attack.Target, Attack> attack) {
        this.description = description;
        this.attack = attack;
    }

    Attack on(Attack.Target target) {
        return attack.apply(target);
    }

    /** The length of the attack in seconds. */
    int seconds(int usual) {
        return this == FREEZE ? FREEZE_SECONDS : usual;
    }

    /** Whether somebody reads the standard error of the server. */
    boolean readsLog() {
        return this != UNREAD_LOG;
    }

    /** Whether the server holds only if it answers within a time, which a busy machine may exceed. */
    boolean isBoundByTime() {
        return this == STRONGEST_GAMES || this == ENGINE_GAMES;
    }

    String description() {
        return description;
    }

    /** The name on the command line, such as {@code slow-headers}. */
    String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<SiegeAttack> find(String text) {
        return Stream.of(values()).filter(attack -> attack.text().equals(text)).findFirst();
    }

    private static String host(Attack.Target target) {
        return target.address().replace("http://", "");
    }

    private static List<String> fiveAddresses() {
        return IntStream.rangeClosed(2, 6).mapToObj(last -> "127.0.0." + last).toList();
    }

    private static String request(String path, String host, String header) {
        return "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n" + header + "\r\n";
    }

    private static String xray() {
        return request("/api/xray?position=" + OTHELLO_START + "&algorithm=minimax&depth=4", "HOST", "");
    }

    private static Attack flood(Attack.Target target, int threads, int maxRequests, String... requests) {
        return new ConnectionAttacks.RequestFlood(
                target, GameAttacks.ATTACKER, threads, maxRequests, List.of(requests));
    }

    private static Attack bodies(Attack.Target target, String host, List<String> sources) {
        String headers = "POST /api/games HTTP/1.1\r\nHost: " + host
                + "\r\nContent-Type: application/json\r\nContent-Length: " + BODY + "\r\n\r\n";
        return new ConnectionAttacks.PartialRequests(target, sources, 2_400, headers + " ".repeat(SENT), 0);
    }
}
