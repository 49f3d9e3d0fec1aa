package dev.drey.server.store;

import static dev.drey.server.store.SampleRows.fresh;
import static dev.drey.server.store.SampleRows.move;
import static dev.drey.server.store.SampleRows.written;
import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The journal goes into the main file while the store is open. */
final class CheckpointerTest {
    @TempDir
    Path folder;

    @Test
    void manyWritesAreCopiedBesideTheWriter() throws IOException, InterruptedException {
        try (Store store = Store.open(folder, Durability.PROCESS, () -> 1, Runnable::run)) {
            written(store.create(List.of(fresh("g"))));
            List<CompletableFuture<Boolean>> all = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                all.add(store.append(move("g", i, "x".repeat(10_000))));
            }
            all.forEach(SampleRows::written);
            Await.until(() -> Files.size(folder.resolve(Store.DATABASE_FILE)) >= 3_000_000);
            assertThat(Files.size(FileKeys.journal(folder.resolve(Store.DATABASE_FILE))))
                    .as("too short for the writer to have done it")
                    .isLessThan(4096L * StoreSettings.DEFAULT.journalPages());
        }
    }

    @Test
    void theWriterEmptiesAJournalThatIsLong() throws IOException {
        StoreSettings settings = new StoreSettings(64, 16, 2, 50, 100, 3_600_000);
        try (Database database = Database.open(folder, Durability.PROCESS, settings)) {
            for (int i = 0; i < 60; i++) {
                StoreUpdates.secretOrInsert(database.writer(), "name " + i, "x".repeat(50_000));
            }
            assertThat(Files.size(FileKeys.journal(folder.resolve(Store.DATABASE_FILE))))
                    .isLessThan(1_000_000);
        }
    }
}
