package dev.drey.cli;

import dev.drey.cli.terminal.Style;
import io.nayuki.qrcodegen.QrCode;
import java.util.ArrayList;
import java.util.List;

/** A QR code of characters, each two modules high. What is light in the code is drawn, since most terminals are dark. */
final class QrPicture {
    /** The code is found by the light frame around it: four modules, as its standard wants. */
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
            // Where there are colours it looks right on light terminals too.
            lines.add(style == Style.RICH ? WHITE_ON_BLACK + line + RESET : line.toString());
        }
        return lines;
    }
}
