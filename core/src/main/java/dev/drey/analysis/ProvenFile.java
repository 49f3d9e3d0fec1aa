package dev.drey.analysis;

import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/**
 * Keeps proven results in a text file, one position a line, newest last. Several programs may use it at the same time.
 *
 * <pre>
 *   drey-proven 1
 *   CHECKSUM \t POSITION \t WIDEST \t MOVE LEAST MOST LINE… \t MOVE LEAST MOST LINE… …
 * </pre>
 *
 * <p>A line counts only if its checksum is right and it names every move of its position, so that a torn or damaged file loses
 * results and never makes one up. Results are a convenience: where the file cannot be read or written, nothing is kept and
 * nobody is troubled. When it has grown too large, the older half goes.
 */
public final class ProvenFile implements ProvenCache {
    private static final String HEADER = "drey-proven 1";
    private static final String TAB = "\t";

    private final Path file;
    private final Path lock;
    private final long mostBytes;
    private final Map<String, String> lines = new LinkedHashMap<>();
    private boolean read;
    private boolean broken;

    /** @param mostBytes how large the file may grow */
    public ProvenFile(Path file, long mostBytes) {
        this.file = file;
        this.lock = file.resolveSibling(file.getFileName() + ".lock");
        this.mostBytes = mostBytes;
    }

    @Override
    public synchronized List<Verdict> find(Position position) {
        readOnce();
        String line = lines.get(position.text());
        return line == null ? List.of() : parse(position, line);
    }

    @Override
    public synchronized void keep(Position position, List<Verdict> moves) {
        readOnce();
        if (broken || moves.stream().noneMatch(ProvenFile::isWorthKeeping)) {
            return;
        }
        String key = position.text();
        String line = format(key, moves);
        if (line.equals(lines.get(key))) {
            return;
        }
        lines.remove(key);
        lines.put(key, line);
        try {
            append(line);
        } catch (IOException e) {
            broken = true;
        }
    }

    private static boolean isWorthKeeping(Verdict verdict) {
        return verdict.scored()
                ? !verdict.proven().equals(verdict.widest())
                : verdict.proven().isDecided();
    }

    private void readOnce() {
        if (read) {
            return;
        }
        read = true;
        try {
            if (Files.exists(file)) {
                readLines();
            }
        } catch (IOException e) {
            broken = true;
        }
    }

    private void readLines() throws IOException {
        // As Latin-1, damaged bytes are no errors; a line that has some fails its checksum.
        List<String> all = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
        if (all.isEmpty() || !all.get(0).equals(HEADER)) {
            return;
        }
        for (String line : all.subList(1, all.size())) {
            String[] parts = line.split(TAB, 3);
            if (parts.length == 3 && parts[0].equals(checksum(line.substring(parts[0].length() + 1)))) {
                lines.remove(parts[1]);
                lines.put(parts[1], line);
            }
        }
    }

    private void append(String line) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (FileChannel guard = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock held = guard.lock()) {
            if (!startsRight()) {
                Files.writeString(file, HEADER + "\n", StandardCharsets.ISO_8859_1);
            }
            // A line that was torn by a crash ends here.
            String text = endsRight() ? line + "\n" : "\n" + line + "\n";
            Files.writeString(
                    file, text, StandardCharsets.ISO_8859_1, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            if (Files.size(file) > mostBytes) {
                shrink();
            }
        }
    }

    private boolean startsRight() throws IOException {
        if (!Files.exists(file)) {
            return false;
        }
        byte[] expected = (HEADER + "\n").getBytes(StandardCharsets.ISO_8859_1);
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(expected.length), expected);
        }
    }

    private boolean endsRight() throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            ByteBuffer last = ByteBuffer.allocate(1);
            channel.position(channel.size() - 1);
            channel.read(last);
            return last.get(0) == '\n';
        }
    }

    /** Keeps the newest results, those of other programs among them, in half of the room. */
    private void shrink() throws IOException {
        lines.clear();
        readLines();
        List<String> newestFirst = new ArrayList<>(lines.values());
        Collections.reverse(newestFirst);
        List<String> kept = new ArrayList<>();
        long size = 0;
        for (String line : newestFirst) {
            size += line.length() + 1;
            if (size > mostBytes / 2) {
                break;
            }
            kept.add(line);
        }
        Collections.reverse(kept);
        lines.values().retainAll(Set.copyOf(kept));
        Path next = file.resolveSibling(file.getFileName() + ".next");
        Files.writeString(next, HEADER + "\n" + String.join("\n", kept) + "\n", StandardCharsets.ISO_8859_1);
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static String format(String key, List<Verdict> moves) {
        String text = key
                + TAB
                + moves.get(0).widest().most()
                + TAB
                + moves.stream().map(ProvenFile::format).collect(Collectors.joining(TAB));
        return checksum(text) + TAB + text;
    }

    private static String format(Verdict verdict) {
        List<Move> line =
                verdict.proven().isExact() ? verdict.line() : verdict.line().subList(0, 1);
        return verdict.move().text() + " " + verdict.proven().least() + " "
                + verdict.proven().most()
                + line.subList(1, line.size()).stream()
                        .map(move -> " " + move.text())
                        .collect(Collectors.joining());
    }

    /** Nothing if the line is not about all moves of the position, and only about those. */
    private static List<Verdict> parse(Position position, String line) {
        String[] parts = line.split(TAB, -1);
        int widest = Integer.parseInt(parts[2]);
        List<Verdict> verdicts = new ArrayList<>();
        for (int i = 3; i < parts.length; i++) {
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
