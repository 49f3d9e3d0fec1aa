package dev.drey.e2e;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Tests each of which has a site of its own. */
@ExtendWith(Evidence.class)
abstract class OnSite {
    protected Site site;

    @BeforeEach
    void openSite(@TempDir Path folder) {
        site = Site.open(folder);
    }

    @AfterEach
    void closeSite() {
        site.close();
    }

    /** Every game there is. */
    static List<String> kinds() {
        return Games.all().stream().map(GameKind::id).toList();
    }
}
