package dev.drey.e2e;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Base class of browser tests; each test has its own server. */
@ExtendWith(FailureScreenshots.class)
abstract class BrowserTestBase {
    protected Site site;

    @BeforeEach
    void startSite(@TempDir Path folder) {
        site = Site.start(folder);
    }

    @AfterEach
    void closeSite() {
        site.close();
    }

    /** The ids of all games. */
    static List<String> kinds() {
        return Games.all().stream().map(GameKind::id).toList();
    }
}
