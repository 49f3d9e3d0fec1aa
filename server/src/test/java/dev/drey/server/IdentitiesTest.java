package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of cookies, tokens and guests. */
final class IdentitiesTest {
    @SuppressWarnings("NullAway.Init")
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String setCookie(HttpResponse<?> answer) {
        return answer.headers().firstValue("Set-Cookie").orElse("");
    }

    private static String cookie(HttpResponse<?> answer) {
        return setCookie(answer).replaceFirst(";.*", "");
    }

    @Test
    void cookieIdentifiesGuest() {
        HttpResponse<String> first = server.get("/who");
        HttpResponse<String> again = server.get("/who", "Cookie", cookie(first));

        assertThat(first.body()).matches("\\{\"id\":\"[a-z2-9]{16}\",\"name\":\"[A-Z][a-z]+ [0-9A-F]{3}\"}");
        assertThat(setCookie(first))
                .matches("drey=[a-z2-9]{16}\\.0\\.[0-9]{13}\\.[\\w-]{43}; Path=/; .*")
                .contains("; Max-Age=31536000; HttpOnly; SameSite=Lax")
                .doesNotContain("Secure");
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(setCookie(again)).isEmpty();
        assertThat(server.get("/who").body()).isNotEqualTo(first.body());
    }

    @Test
    void createsGuestsOnlyWhenNeeded() {
        assertThat(setCookie(server.get("/hello"))).isEmpty();
        assertThat(setCookie(server.get("/health"))).isEmpty();
    }

    /** The page's script sends several requests at once, which must all have the same identity. */
    @Test
    void openingPageCreatesGuest() {
        HttpResponse<String> page = server.get("/");

        assertThat(setCookie(page)).startsWith("drey=");
        assertThat(setCookie(server.get("/study", "Cookie", cookie(page)))).isEmpty();
        assertThat(setCookie(server.get("/favicon.svg"))).isEmpty();
    }

    @Test
    void servesPageEvenIfGuestLimitIsReached() {
        try (TestServer small = TestServer.start("limit-new-guests-address", "1")) {
            small.get("/");
            assertThat(small.get("/").statusCode()).isEqualTo(200);
            assertThat(setCookie(small.get("/"))).isEmpty();
        }
    }

    @Test
    void tokenIdentifiesProgram() {
        HttpResponse<String> guest = server.get("/who");
        String token = server.get("/token", "Cookie", cookie(guest)).body();
        HttpResponse<String> program = server.get("/who", "Authorization", "Bearer " + token);

        assertThat(token).matches("drey_[a-z2-9]{32}[\\w-]{10}");
        assertThat(program.body()).isEqualTo(guest.body());
        assertThat(setCookie(program)).isEmpty();
        assertThat(server.get("/who", "Authorization", "bearer " + token).body())
                .isEqualTo(guest.body());
    }

    @Test
    void tokenAndCookieAreNotInterchangeable() {
        HttpResponse<String> guest = server.get("/who");
        String sealed = cookie(guest).substring("drey=".length());
        String token = server.get("/token", "Cookie", cookie(guest)).body();

        assertThat(server.get("/who", "Authorization", "Bearer drey_" + sealed).statusCode())
                .isEqualTo(401);
        assertThat(server.get("/who", "Cookie", "drey=" + token.substring("drey_".length()))
                        .body())
                .isNotEqualTo(guest.body());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "x", "drey_", "drey_x.y", "drey_aaaaaaaaaaaaaaaa.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            })
    void rejectsForeignTokens(String token) {
        HttpResponse<String> answer = server.get("/hello", "Authorization", "Bearer " + token);

        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(answer.body()).contains("\"code\":\"bad-token\"");
        assertThat(answer.headers().firstValue("WWW-Authenticate")).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "aaaaaaaaaaaaaaaa.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "."})
    void ignoresForgedCookies(String value) {
        HttpResponse<String> answer = server.get("/who", "Cookie", "drey=" + value);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).doesNotContain("aaaaaaaaaaaaaaaa");
        assertThat(setCookie(answer)).startsWith("drey=");
    }

    @Test
    void ignoresOtherAuthorizationSchemes() {
        assertThat(server.get("/hello", "Authorization", "Basic eDp5").statusCode())
                .isEqualTo(200);
    }

    @Test
    void cookieIsSecureOverHttps() {
        try (TestServer secure = TestServer.start("public-url", "https://drey.example.org")) {
            HttpResponse<String> first = secure.get("/who");
            String cookie = setCookie(first);
            assertThat(cookie)
                    .startsWith("__Host-drey=")
                    .contains("; Secure", "Path=/")
                    .doesNotContain("Domain");
            String pair = cookie.substring(0, cookie.indexOf(';'));
            assertThat(secure.get("/who", "Cookie", pair).body()).isEqualTo(first.body());
            assertThat(secure.get("/who", "Cookie", pair.replace("__Host-", "")).body())
                    .as("set by a subdomain")
                    .isNotEqualTo(first.body());
        }
    }

    /** A guest of an earlier version, whose cookie has the plain name and contains only the identity. */
    @Test
    void earlierCookieIsReplacedOverHttps() throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(TestServer.KEY, "HmacSHA256"));
        String id = "aaaabbbbccccdddd";
        byte[] signature = mac.doFinal(("cookie:" + id).getBytes(StandardCharsets.UTF_8));
        String cookie =
                "drey=" + id + "." + Base64.getUrlEncoder().withoutPadding().encodeToString(signature);
        try (TestServer secure = TestServer.start("public-url", "https://drey.example.org")) {
            HttpResponse<String> first = secure.get("/who", "Cookie", cookie);
            assertThat(setCookie(first)).startsWith("__Host-drey=" + id);
            assertThat(secure.get("/who", "Cookie", cookie).body()).isEqualTo(first.body());
        }
    }

    @Test
    void httpsIsEnforcedIfThePublicUrlHasIt() {
        try (TestServer plain = TestServer.start();
                TestServer secure = TestServer.start("public-url", "https://drey.example.org")) {
            assertThat(plain.get("/who").headers().firstValue("Strict-Transport-Security"))
                    .isEmpty();
            for (HttpResponse<String> response : List.of(
                    secure.get("/who"), secure.get("/nothing"), secure.get("/who", "Authorization", "Bearer wrong"))) {
                assertThat(response.headers().firstValue("Strict-Transport-Security"))
                        .as(response.body())
                        .contains("max-age=31536000");
            }
        }
    }

    @Test
    void limitsNewGuestsPerAddress() {
        try (TestServer small = TestServer.start("limit-new-guests-address", "2")) {
            HttpResponse<String> guest = small.get("/who");
            small.get("/who");
            HttpResponse<String> rejected = small.get("/who");

            assertThat(rejected.statusCode()).isEqualTo(429);
            assertThat(rejected.body()).contains("\"code\":\"too-many-new-guests\"");
            assertThat(setCookie(rejected)).isEmpty();
            assertThat(small.get("/who", "Cookie", cookie(guest)).statusCode()).isEqualTo(200);
            assertThat(small.get("/hello").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void limitOfOnePlayerDoesNotAffectOthers() {
        try (TestServer small = TestServer.start("limit-requests", "2")) {
            String ann = cookie(small.get("/who"));
            String bob = cookie(small.get("/who"));
            small.get("/hello", "Cookie", ann);
            small.get("/hello", "Cookie", ann);

            assertThat(small.get("/hello", "Cookie", ann).body()).contains("too-many-requests", "per player");
            assertThat(small.get("/hello", "Cookie", bob).statusCode()).isEqualTo(200);
        }
    }
}
