package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.cli.terminal.Style;
import dev.drey.server.NetworkAddresses;
import io.nayuki.qrcodegen.QrCode;
import java.util.List;
import org.junit.jupiter.api.Test;

final class QrPictureTest {
    private static final String URL = "http://192.168.178.20:8080/";

    /** Whether a module is dark, decoded from the block characters. */
    private static boolean isDark(List<String> lines, int x, int y) {
        char at = lines.get(y / 2).charAt(x);
        return y % 2 == 0 ? at == ' ' || at == '▄' : at == ' ' || at == '▀';
    }

    @Test
    void drawsEveryModuleAndTheQuietZone() {
        QrCode code = QrCode.encodeText(URL, QrCode.Ecc.LOW);
        List<String> lines = QrPicture.lines(URL, Style.PLAIN);
        int whole = code.size + 8;

        assertThat(lines).hasSize((whole + 1) / 2).allMatch(line -> line.length() == whole);
        for (int y = 0; y < whole; y++) {
            for (int x = 0; x < whole; x++) {
                assertThat(isDark(lines, x, y)).isEqualTo(code.getModule(x - 4, y - 4));
            }
        }
    }

    @Test
    void drawsWhiteOnBlackWithColours() {
        assertThat(QrPicture.lines(URL, Style.RICH))
                .allMatch(line -> line.startsWith("\u001b[97;40m") && line.endsWith("\u001b[0m"));
    }

    @Test
    void fitsATerminal() {
        assertThat(QrPicture.lines("http://[2001:db8:1234:5678:9abc:def0:1234:5678]:65535/", Style.PLAIN))
                .hasSizeLessThan(24)
                .allMatch(line -> line.length() < 80);
    }

    @Test
    void formatsUrls() {
        assertThat(NetworkAddresses.url("127.0.0.1", 80)).isEqualTo("http://127.0.0.1:80/");
        assertThat(NetworkAddresses.url("::1", 80)).isEqualTo("http://[::1]:80/");
        assertThat(NetworkAddresses.reachableUrls(80))
                .allMatch(url -> url.matches("http://(\\[[0-9a-f:]+]|[0-9.]+):80/"));
    }
}
