package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.server.access.FakeIdentities;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Tests of starting and stopping a server. */
final class ServerLifecycleTest {
    private final List<String> calls = new CopyOnWriteArrayList<>();

    private ServerComponents.Service service(String name) {
        return new ServerComponents.Service() {
            @Override
            public void drain() {
                calls.add(name + " drains");
            }

            @Override
            public void close() {
                calls.add(name + " closes");
            }
        };
    }

    @Test
    void drainsAndClosesServicesInOrderAndOnce() {
        TestServer server = TestServer.start(List.of(service("rooms"), service("store")), List.of());
        server.close();
        server.close();

        assertThat(calls).containsExactly("rooms drains", "store drains", "rooms closes", "store closes");
    }

    @Test
    void answersButIsNotReadyWhileDraining() throws Exception {
        CountDownLatch draining = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        ServerComponents.Service slow = new ServerComponents.Service() {
            @Override
            public void drain() {
                draining.countDown();
                await(goOn);
            }

            @Override
            public void close() {}
        };
        TestServer server = TestServer.start(List.of(slow), List.of());
        assertThat(server.get("/ready").statusCode()).isEqualTo(200);
        CompletableFuture<Void> closing = CompletableFuture.runAsync(server::close);
        await(draining);
        HttpResponse<String> ready = server.get("/ready");

        assertThat(ready.statusCode()).isEqualTo(503);
        assertThat(ready.body()).contains("\"code\":\"stopping\"");
        assertThat(server.get("/health").statusCode()).isEqualTo(200);
        assertThat(server.get("/hello").statusCode()).isEqualTo(200);
        goOn.countDown();
        closing.get(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS);
        assertThatThrownBy(() -> server.get("/hello")).hasCauseInstanceOf(IOException.class);
    }

    @Test
    void failingServiceDoesNotPreventStopOfOthers() {
        ServerComponents.Service broken = new ServerComponents.Service() {
            @Override
            public void drain() {
                throw new IllegalStateException("broken");
            }

            @Override
            public void close() {
                throw new IllegalStateException("broken");
            }
        };
        TestServer server = TestServer.start(List.of(broken, service("store")), List.of());
        server.close();

        assertThat(calls).containsExactly("store drains", "store closes");
        assertThatThrownBy(() -> server.get("/hello")).hasCauseInstanceOf(IOException.class);
    }

    @Test
    void endlessRequestIsCutOff() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        Server server = start(
                Map.of("port", "0", "drain-seconds", "1"),
                routes -> routes.get("/stuck", ctx -> {
                    asked.countDown();
                    never.await();
                }));
        TestServer client = TestServer.of(server);
        CompletableFuture<HttpResponse<String>> answer = CompletableFuture.supplyAsync(() -> client.get("/stuck"));
        await(asked);
        CompletableFuture.runAsync(server::close).get(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS);

        assertThat(answer).failsWithin(Await.TIMEOUT);
        assertThat(calls).containsExactly("store drains", "store closes");
    }

    @Test
    void finishesRequestsInProgress() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        Server server = start(routes -> routes.get("/slow", ctx -> {
            asked.countDown();
            await(goOn);
            ctx.result("done");
        }));
        TestServer client = TestServer.of(server);
        CompletableFuture<HttpResponse<String>> answer = CompletableFuture.supplyAsync(() -> client.get("/slow"));
        await(asked);
        CompletableFuture<Void> closing = CompletableFuture.runAsync(server::close);
        assertThat(closing).isNotDone();
        goOn.countDown();

        assertThat(answer.get(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS).body())
                .isEqualTo("done");
        closing.get(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS);
    }

    @Test
    void isReadyOnlyIfAllChecksPass() {
        try (TestServer server = TestServer.start(
                List.of(),
                List.of(Optional::empty, () -> Optional.of("the disk is full"), () -> Optional.of("no key")))) {
            HttpResponse<String> answer = server.get("/ready");

            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(answer.body()).contains("\"code\":\"not-ready\"", "\"detail\":\"the disk is full; no key\"");
            assertThat(server.get("/health").body()).isEqualTo("{\"status\":\"ok\"}");
        }
    }

    @Test
    void reportsPortInUseAndClosesServices() {
        try (TestServer server = TestServer.start()) {
            String port = String.valueOf(server.port());
            assertThatThrownBy(() -> start(Map.of("port", port), routes -> {}))
                    .isInstanceOf(ServerStartException.class)
                    .hasMessage("port " + port
                            + " is already in use; choose another with --port, or any free one with --port 0");
            assertThat(calls).containsExactly("store closes");
        }
    }

    @Test
    void reportsUnusableAddress() {
        assertThatThrownBy(() -> start(Map.of("port", "0", "host", "192.0.2.1"), routes -> {}))
                .isInstanceOf(ServerStartException.class)
                .hasMessageStartingWith("cannot listen on 192.0.2.1, port 0: ");
        assertThatThrownBy(() -> start(Map.of("port", "0", "host", "no.such.host.invalid"), routes -> {}))
                .isInstanceOf(ServerStartException.class)
                .hasMessage("cannot resolve the host no.such.host.invalid");
    }

    private Server start(Routes routes) throws ServerStartException {
        return start(Map.of("port", "0"), routes);
    }

    private Server start(Map<String, String> settings, Routes routes) throws ServerStartException {
        return Server.start(
                Config.of(settings),
                Clock.systemUTC(),
                context -> new ServerComponents(
                        context.identities(() -> new byte[] {1}, new FakeIdentities()),
                        List.of(routes),
                        List.of(service("store")),
                        List.of()));
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
