package dev.drey.analysis;

import dev.drey.engine.ProvenCache;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/**
 * Keeps proven results in a text file, one line per position, the newest last. Several programs may use the file concurrently.
 *
 * <pre>
 *   drey-proven 1
 *   CHECKSUM \t POSITION \t WIDEST \t MOVE LOWER UPPER LINE… \t MOVE LOWER UPPER LINE… …
 * </pre>
 *
 * <p>A line is valid only if its checksum matches and it has every move of its position, so a damaged file can lose results but never
 * yields wrong ones. The file is only a cache: if it cannot be read or written, nothing is kept and no error is reported.
 *
 * <p>When the file exceeds its maximum size, half of that size is kept: first the results that were hardest to prove ({@link
 * #pliesLeft}), up to a quarter, so that proven openings survive any number of endgames; then the newest of the others.
 */
public final class ProvenFile implements ProvenCache {
    private static final String HEADER = "drey-proven 1";
    private static final String TAB = "\t";

    /** Number of fields of a line before its moves: the checksum, the position and its widest range. */
    private static final int FIRST_MOVE = 3;

    private final Path file;
    private final Path lock;
    private final long maxBytes;
    private final Map<String, String> linesByPosition = new LinkedHashMap<>();

    /** The part of the file whose lines are known, in bytes. */
    private long knownBytes;

    private boolean loaded;
    private boolean failed;

    /**
     * Creates a cache in a file, which need not exist yet.
     *
     * @param file the file
     * @param maxBytes maximum size of the file in bytes
     */
    public ProvenFile(Path file, long maxBytes) {
        this.file = file;
        this.lock = file.resolveSibling(file.getFileName() + ".lock");
        this.maxBytes = maxBytes;
    }

    @Override
    public synchronized List<Verdict> find(Position position) {
        loadOnce();
        String line = linesByPosition.get(position.text());
        return line == null ? List.of() : parse(position, line);
    }

    @Override
    public synchronized void keep(Position position, List<Verdict> moves) {
        loadOnce();
        if (failed || moves.stream().noneMatch(ProvenFile::isWorthKeeping) || isKnown(position, moves)) {
            return;
        }
        try {
            append(position, moves);
        } catch (IOException e) {
            failed = true;
        }
    }

    private boolean isKnown(Position position, List<Verdict> moves) {
        String key = position.text();
        return format(key, merge(position, moves)).equals(linesByPosition.get(key));
    }

    /** Adds the kept results of a position to new ones, so that a shorter search never replaces what a longer one has proven. */
    private List<Verdict> merge(Position position, List<Verdict> moves) {
        Map<Move, Verdict> kept = find(position).stream().collect(Collectors.toMap(Verdict::move, verdict -> verdict));
        return moves.stream()
                .map(verdict -> {
                    Verdict known = kept.get(verdict.move());
                    return known == null ? verdict : verdict.provenWith(known);
                })
                .toList();
    }

    private static boolean isWorthKeeping(Verdict verdict) {
        return verdict.scored()
                ? !verdict.proven().equals(verdict.widest())
                : verdict.proven().isDecided();
    }

    private void loadOnce() {
        if (loaded) {
            return;
        }
        loaded = true;
        try {
            if (Files.exists(file)) {
                readAllLines();
            }
        } catch (IOException e) {
            failed = true;
        }
    }

    private void readAllLines() throws IOException {
        // Latin-1 decodes damaged bytes without an error; the checksum then rejects the line.
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        knownBytes = text.lastIndexOf('\n') + 1L;
        if (text.startsWith(HEADER + "\n")) {
            addLines(text.substring(HEADER.length()));
        }
    }

    /** Reads what other programs have added since. A file that has shrunk, or was deleted, is read anew or not at all. */
    private void readNewLines() throws IOException {
        long size = Files.exists(file) ? Files.size(file) : 0;
        if (size == knownBytes) {
            return;
        }
        if (size < knownBytes || knownBytes == 0) {
            if (size > 0) {
                readAllLines();
            }
            return;
        }
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            channel.position(knownBytes);
            InputStream in = Channels.newInputStream(channel);
            String added = new String(in.readNBytes((int) (size - knownBytes)), StandardCharsets.ISO_8859_1);
            addLines(added);
            knownBytes += added.lastIndexOf('\n') + 1L;
        }
    }

    private void addLines(String text) {
        for (String line : text.split("\n", -1)) {
            String[] parts = line.split(TAB, 3);
            if (parts.length == 3 && parts[0].equals(checksum(line.substring(parts[0].length() + 1)))) {
                linesByPosition.remove(parts[1]);
                linesByPosition.put(parts[1], line);
            }
        }
    }

    /** Appends a line with the results of a position, unless another program has kept them meanwhile. */
    private void append(Position position, List<Verdict> moves) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (FileChannel lockChannel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock held = lockChannel.lock()) {
            if (!hasHeader()) {
                Files.writeString(file, HEADER + "\n", StandardCharsets.ISO_8859_1);
            }
            readNewLines();
            String key = position.text();
            String line = format(key, merge(position, moves));
            if (line.equals(linesByPosition.remove(key))) {
                linesByPosition.put(key, line);
                return;
            }
            linesByPosition.put(key, line);
            // Ends a line that was torn by a crash.
            String text = endsWithNewline() ? line + "\n" : "\n" + line + "\n";
            Files.writeString(
                    file, text, StandardCharsets.ISO_8859_1, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            if (Files.size(file) > maxBytes) {
                shrink();
            }
            knownBytes = Files.size(file);
        }
    }

    private boolean hasHeader() throws IOException {
        if (!Files.exists(file)) {
            return false;
        }
        byte[] expected = (HEADER + "\n").getBytes(StandardCharsets.ISO_8859_1);
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(expected.length), expected);
        }
    }

    private boolean endsWithNewline() throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            ByteBuffer last = ByteBuffer.allocate(1);
            channel.position(channel.size() - 1);
            channel.read(last);
            return last.get(0) == '\n';
        }
    }

    /** Rewrites the file with the results to keep, including those of other programs, in half of the maximum size. */
    private void shrink() throws IOException {
        linesByPosition.clear();
        readAllLines();
        List<String> newestFirst = new ArrayList<>(linesByPosition.values());
        Collections.reverse(newestFirst);
        Map<String, Integer> plies = new HashMap<>();
        newestFirst.forEach(line -> plies.put(line, pliesLeft(line)));
        List<String> hardestFirst = newestFirst.stream()
                .sorted(Comparator.<String>comparingInt(line -> plies.getOrDefault(line, 0))
                        .reversed())
                .toList();
        Set<String> kept = new HashSet<>();
        long size = keep(hardestFirst, maxBytes / 4, 0, kept);
        keep(newestFirst, maxBytes / 2, size, kept);
        linesByPosition.values().retainAll(kept);
        Path next = file.resolveSibling(file.getFileName() + ".next");
        Files.writeString(
                next, HEADER + "\n" + String.join("\n", linesByPosition.values()) + "\n", StandardCharsets.ISO_8859_1);
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Adds lines in their order until the next one would exceed the limit; returns the size of all lines kept. */
    private static long keep(List<String> lines, long limit, long sizeBefore, Set<String> kept) {
        long size = sizeBefore;
        for (String line : lines) {
            if (kept.contains(line)) {
                continue;
            }
            size += line.length() + 1;
            if (size > limit) {
                return size - line.length() - 1;
            }
            kept.add(line);
        }
        return size;
    }

    /**
     * Returns about how many plies the game can go on, as a measure of the effort of a proof: the length of the longest line, or the
     * number of moves if that is greater. A bound has no line; in games in which a move fills a cell, there are as many moves as
     * empty cells.
     */
    private static int pliesLeft(String line) {
        String[] parts = line.split(TAB, -1);
        int plies = parts.length - FIRST_MOVE;
        for (int i = FIRST_MOVE; i < parts.length; i++) {
            // Each move is followed by its two bounds.
            plies = Math.max(plies, parts[i].split(" ", -1).length - 2);
        }
        return plies;
    }

    private static String format(String key, List<Verdict> moves) {
        String text = key
                + TAB
                + moves.get(0).widest().upper()
                + TAB
                + moves.stream().map(ProvenFile::format).collect(Collectors.joining(TAB));
        return checksum(text) + TAB + text;
    }

    private static String format(Verdict verdict) {
        List<Move> line =
                verdict.proven().isExact() ? verdict.line() : verdict.line().subList(0, 1);
        return verdict.move().text() + " " + verdict.proven().lower() + " "
                + verdict.proven().upper()
                + line.subList(1, line.size()).stream()
                        .map(move -> " " + move.text())
                        .collect(Collectors.joining());
    }

    /** Returns empty unless the line has exactly the moves of the position. */
    private static List<Verdict> parse(Position position, String line) {
        String[] parts = line.split(TAB, -1);
        int widest = Integer.parseInt(parts[2]);
        List<Verdict> verdicts = new ArrayList<>();
        for (int i = FIRST_MOVE; i < parts.length; i++) {
            Optional<Verdict> verdict = parseMove(position, parts[i].split(" ", -1), widest);
            if (verdict.isEmpty()) {
                return List.of();
            }
            verdicts.add(verdict.get());
        }
        List<Move> moves = verdicts.stream().map(Verdict::move).distinct().toList();
        return moves.size() == verdicts.size()
                        && moves.size() == position.moves().size()
                ? verdicts
                : List.of();
    }

    private static Optional<Verdict> parseMove(Position position, String[] words, int widest) {
        List<Move> line = new ArrayList<>();
        Position now = position;
        for (int i = 0; i < words.length; i++) {
            if (i == 1 || i == 2) {
                continue;
            }
            String text = words[i];
            Optional<Move> move = now.moves().stream()
                    .filter(legal -> legal.text().equals(text))
                    .findFirst();
            if (move.isEmpty()) {
                return Optional.empty();
            }
            line.add(move.get());
            now = now.play(move.get());
        }
        Range proven = new Range(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
        return Optional.of(new Verdict(
                position.game().scored(), line.get(0), proven, new Range(-widest, widest), 0, 0, 0.5, line));
    }

    private static String checksum(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.ISO_8859_1));
        return String.format(Locale.ROOT, "%08x", crc.getValue());
    }
}
