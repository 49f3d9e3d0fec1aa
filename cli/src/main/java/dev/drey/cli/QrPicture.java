package dev.drey.cli;

import dev.drey.cli.terminal.Style;
import io.nayuki.qrcodegen.QrCode;
import java.util.ArrayList;
import java.util.List;

/**
 * A QR code drawn with block characters, each two modules high. The light modules are drawn, because most terminals are
 * dark.
 */
final class QrPicture {
    /** The width of the light border in modules, as the QR code standard requires. */
    private static final int QUIET_ZONE = 4;

    private static final String WHITE_ON_BLACK = "\u001b[97;40m";
    private static final String RESET = "\u001b[0m";

    private QrPicture() {}

    static List<String> lines(String text, Style style) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
        List<String> lines = new ArrayList<>();
        for (int y = -QUIET_ZONE; y < code.size + QUIET_ZONE; y += 2) {
            StringBuilder line = new StringBuilder();
            for (int x = -QUIET_ZONE; x < code.size + QUIET_ZONE; x++) {
                boolean upper = !code.getModule(x, y);
                boolean lower = y + 1 < code.size + QUIET_ZONE && !code.getModule(x, y + 1);
                line.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
            }
            // With explicit colours the code is also readable on light terminals.
            lines.add(style == Style.RICH ? WHITE_ON_BLACK + line + RESET : line.toString());
        }
        return lines;
    }
}
