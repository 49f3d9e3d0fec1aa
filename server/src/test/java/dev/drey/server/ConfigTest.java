package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.server.access.ConcurrencyLimit;
import dev.drey.server.access.Limit;
import dev.drey.server.access.RateLimit;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ConfigTest {
    private static final Path DATA = Path.of("games");

    @TempDir
    private Path folder;

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("drey.properties"), text);
    }

    @Test
    void hasDefaults() throws Exception {
        Config config = Config.read(Map.of(), Map.of(), Optional.empty(), DATA);

        assertThat(config.get(Setting.PORT)).isEqualTo(8080);
        assertThat(config.get(Setting.HOST)).isEqualTo("127.0.0.1");
        assertThat(config.get(Setting.LAN)).isFalse();
        assertThat(config.get(Setting.PUBLIC_URL)).isEmpty();
        assertThat(config.dataFolder()).isEqualTo(DATA);
        assertThat(config.engineThreads()).isPositive();
        assertThat(config.perIdentity(ConcurrencyLimit.CONNECTIONS))
                .isEqualTo(ConcurrencyLimit.CONNECTIONS.defaultPerIdentity());
        assertThat(config.perAddress(RateLimit.REQUESTS)).isEqualTo(RateLimit.REQUESTS.defaultPerAddress());
        assertThat(config.perIdentity(RateLimit.NEW_GUESTS)).isEqualTo(Limit.UNLIMITED);
    }

    @Test
    void flagOverridesVariableOverridesFile() throws Exception {
        Path file = file("port=1\nhost=10.0.0.1\n # a comment\n\nlog = json\n");
        Map<String, String> environment = Map.of("DREY_PORT", "2", "DREY_HOST", "10.0.0.2", "PORT", "9");
        Config config = Config.read(Map.of("port", "3"), environment, Optional.of(file), DATA);

        assertThat(config.get(Setting.PORT)).isEqualTo(3);
        assertThat(config.get(Setting.HOST)).isEqualTo("10.0.0.2");
        assertThat(config.get(Setting.LOG)).isEqualTo("json");
    }

    @Test
    void reportsUnknownVariables() {
        Set<String> variables = Set.of("DREY_PROT", "DREY_PORT", "DREY_LOG_LEVEL", "DREY_CONFIG", "DREY_DEBUG", "PATH");

        assertThat(Config.unknownVariables(variables)).containsExactly("DREY_PROT");
    }

    @Test
    void everySettingHasTheSameNameAsFlagAndVariable() {
        Set<String> names = new HashSet<>();
        for (Setting<?> setting : Setting.all()) {
            assertThat(names.add(setting.name()))
                    .as("%s is named once", setting.name())
                    .isTrue();
            assertThat(setting.name()).matches("[a-z]+(-[a-z]+)*");
            assertThat(setting.flag()).isEqualTo("--" + setting.name());
            assertThat(setting.variable())
                    .isEqualTo("DREY_" + setting.name().toUpperCase(Locale.ROOT).replace('-', '_'));
            assertThat(setting.help()).endsWith(setting == Setting.PUBLIC_URL ? "" : ".");
            assertThat(Setting.find(setting.name())).contains(setting);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "port | 65536 | --port 65536: expected a number from 0 to 65535",
                "port | http | --port http: expected a number from 0 to 65535",
                "port | '' | '--port : expected a number from 0 to 65535'",
                "host | '' | '--host : expected a value'",
                "lan | yes | --lan yes: expected true or false",
                "durability | ssd | --durability ssd: expected process or power",
                "log | xml | --log xml: expected text or json",
                "log-level | loud | --log-level loud: expected error or warn or info or debug",
                "limit-requests | -1 | --limit-requests -1: expected a number from 0 to 100000000",
                "public-url | drey.example.org | --public-url drey.example.org: expected http:// or https:// with a host and no path",
                "public-url | https://drey.example.org/games | --public-url https://drey.example.org/games: expected http:// or https:// with a host and no path",
                "public-url | https://me@drey.example.org | --public-url https://me@drey.example.org: expected http:// or https:// with a host and no path",
                "public-url | ftp://drey.example.org | --public-url ftp://drey.example.org: expected http:// or https:// with a host and no path"
            })
    void rejectsInvalidValuesAndSaysWhatIsExpected(String name, String value, String message) {
        assertThatThrownBy(() -> Config.read(Map.of(name, value), Map.of(), Optional.empty(), DATA))
                .isInstanceOf(InvalidSettingException.class)
                .hasMessage(message);
    }

    @Test
    void errorsNameTheirSource() throws Exception {
        assertThatThrownBy(() -> Config.read(Map.of(), Map.of("DREY_PORT", "x"), Optional.empty(), DATA))
                .hasMessage("DREY_PORT=x: expected a number from 0 to 65535");
        Path file = file("# mine\nport=x\n");
        assertThatThrownBy(() -> Config.read(Map.of(), Map.of(), Optional.of(file), DATA))
                .hasMessage(file + ", line 2: port=x: expected a number from 0 to 65535");
        file("prot=80\n");
        assertThatThrownBy(() -> Config.read(Map.of(), Map.of(), Optional.of(file), DATA))
                .hasMessageStartingWith(
                        file
                                + ", line 1: prot=80: unknown setting 'prot' (did you mean 'port'?); expected one of port, host,");
        file("port\n");
        assertThatThrownBy(() -> Config.read(Map.of(), Map.of(), Optional.of(file), DATA))
                .hasMessage(file + ", line 1: port: expected name=value");
        file("port=1\nport=2\n");
        assertThatThrownBy(() -> Config.read(Map.of(), Map.of(), Optional.of(file), DATA))
                .hasMessage(file + ", line 2: port=2: port is set twice");
        Path none = folder.resolve("none");
        assertThatThrownBy(() -> Config.read(Map.of(), Map.of(), Optional.of(none), DATA))
                .hasMessage(none + ": file not found");
        Files.write(none, new byte[] {(byte) 0xff, (byte) 0xfe});
        assertThatThrownBy(() -> Config.read(Map.of(), Map.of(), Optional.of(none), DATA))
                .hasMessage(none + ": not a UTF-8 text file");
    }

    @Test
    void parsesValues() {
        Config config = Config.of(Map.of(
                "public-url",
                "https://drey.example.org:8443/",
                "data",
                "/var/drey",
                "engine-threads",
                "3",
                "limit-searches",
                "0"));

        assertThat(config.get(Setting.PUBLIC_URL)).contains(URI.create("https://drey.example.org:8443/"));
        assertThat(config.dataFolder()).isEqualTo(Path.of("/var/drey"));
        assertThat(config.engineThreads()).isEqualTo(3);
        assertThat(config.perIdentity(ConcurrencyLimit.SEARCHES)).isEqualTo(Limit.UNLIMITED);
        assertThatThrownBy(() -> Config.of(Map.of("prot", "1"))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Config.of(Map.of()).dataFolder()).isInstanceOf(IllegalStateException.class);
    }
}
