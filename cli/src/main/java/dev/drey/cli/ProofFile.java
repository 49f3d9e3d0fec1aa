package dev.drey.cli;

import dev.drey.cli.storage.AtomicFiles;
import dev.drey.engine.Analysis;
import dev.drey.engine.BadSavedProof;
import dev.drey.engine.SavedProof;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A file in which the state of a proof is saved from time to time. It always has the last state that was saved completely. */
final class ProofFile {
    /** The time between two saves in nanoseconds. Saving pauses the search for about a second at most. */
    static final long PERIOD_NANOS = 60_000_000_000L;

    private final Path file;
    private long lastSave = System.nanoTime();

    ProofFile(Path file) {
        this.file = file;
    }

    /**
     * Reads a saved proof.
     *
     * @throws BadInput if the file is no saved proof or is damaged
     */
    static SavedProof read(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a folder, not a file");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return SavedProof.read(in);
        } catch (BadSavedProof e) {
            throw rejected(file, e);
        } catch (OutOfMemoryError e) {
            throw tooLarge(file, e);
        }
    }

    /**
     * Continues a saved proof.
     *
     * @param file the file that it was read from
     * @throws BadInput if the proof cannot be used
     */
    static void resume(Path file, SavedProof saved, Analysis analysis) throws IOException {
        try {
            analysis.resume(saved);
        } catch (BadSavedProof e) {
            throw rejected(file, e);
        } catch (OutOfMemoryError e) {
            throw tooLarge(file, e);
        }
    }

    private static BadInput rejected(Path file, BadSavedProof problem) {
        return new BadInput(file + " " + problem.getMessage());
    }

    private static IOException tooLarge(Path file, OutOfMemoryError cause) {
        return new IOException(file + " needs more memory; give Java more with DREY_JAVA_OPTS=-Xmx2g", cause);
    }

    /** Checks that the file can be written, without changing it. */
    void requireWritable() throws IOException {
        try (AtomicFiles files = new AtomicFiles();
                OutputStream out = files.open(file)) {
            out.flush();
        }
    }

    /** Saves the state unless it was saved less than a minute ago. The search goes on if this fails; a later save may succeed. */
    void saveSometimes(Analysis analysis) {
        if (System.nanoTime() - lastSave >= PERIOD_NANOS) {
            save(analysis);
        }
    }

    /** Saves the state. @return the problem if this fails; the file then has the state that was saved before */
    Optional<IOException> save(Analysis analysis) {
        try (AtomicFiles files = new AtomicFiles()) {
            try (OutputStream out = files.open(file)) {
                analysis.save(out);
            }
            files.commit();
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(e);
        } finally {
            lastSave = System.nanoTime();
        }
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
