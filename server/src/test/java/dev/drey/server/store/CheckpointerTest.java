package dev.drey.server.store;

import static dev.drey.server.store.SampleRows.awaitWritten;
import static dev.drey.server.store.SampleRows.move;
import static dev.drey.server.store.SampleRows.newGame;
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

/** Tests that the journal is copied into the main file while the store is open. */
final class CheckpointerTest {
    @TempDir
    Path folder;

    @Test
    void copiesJournalDuringWrites() throws IOException, InterruptedException {
        try (Store store = Store.open(folder, Durability.PROCESS, () -> 1, Runnable::run)) {
            awaitWritten(store.create(List.of(newGame("g"))));
            List<CompletableFuture<Boolean>> all = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                all.add(store.append(move("g", i, "x".repeat(10_000))));
            }
            all.forEach(SampleRows::awaitWritten);
            Await.until(() -> Files.size(folder.resolve(Store.DATABASE_FILE)) >= 3_000_000);
            assertThat(Files.size(FileKeys.journal(folder.resolve(Store.DATABASE_FILE))))
                    .as("too short for the writer to have done it")
                    .isLessThan(4096L * StoreSettings.DEFAULT.journalPages());
        }
    }

    @Test
    void writerRestartsLongJournal() throws IOException {
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
