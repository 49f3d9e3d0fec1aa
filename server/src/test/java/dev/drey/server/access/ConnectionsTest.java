package dev.drey.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ConnectionsTest {
    private static final Credential COOKIE = new Credential("ann", 0, 5, Optional.empty());
    private static final Credential TOKEN = Credential.ofToken("ann", "hash");

    private final Connections connections = new Connections();
    private final List<String> ended = new ArrayList<>();

    @Test
    void endsAllConnectionsOfACredential() {
        Runnable end = () -> ended.add("cookie");
        connections.add(COOKIE, end);
        connections.add(COOKIE, end);
        connections.add(TOKEN, () -> ended.add("token"));
        connections.endIf(COOKIE::equals);
        assertThat(ended).containsExactly("cookie", "cookie");
    }

    @Test
    void forgetsEndedConnections() {
        Runnable first = connections.add(TOKEN, () -> ended.add("first"));
        connections.add(TOKEN, () -> ended.add("second"));
        first.run();
        first.run();
        connections.endIf(credential -> true);
        assertThat(ended).containsExactly("second");
    }

    @Test
    void asksOnceForEachCredential() {
        Runnable one = connections.add(TOKEN, () -> {});
        Runnable other = connections.add(TOKEN, () -> {});
        connections.endIf(credential -> ended.add(credential.identity()));
        assertThat(ended).hasSize(1);
        one.run();
        other.run();
        connections.endIf(credential -> ended.add("nobody is left"));
        assertThat(ended).hasSize(1);
    }
}
