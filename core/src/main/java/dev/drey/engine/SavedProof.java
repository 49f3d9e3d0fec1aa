package dev.drey.engine;

import dev.drey.rules.BadText;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * An unfinished proof that was written by {@link Analysis#save} and can be continued by {@link Analysis#resume}.
 *
 * <pre>
 *   drey-proof 1 LF         the format and its version
 *   compressed:             position, goal, nodes, estimate, pass, depth, result of each move, data of the engine
 *   32 bytes                SHA-256 of everything before
 * </pre>
 *
 * <p>A proven value must never be wrong, so a file is used either as a whole or not at all.
 */
public final class SavedProof {
    private static final String FORMAT = "drey-proof ";
    private static final int VERSION = 1;
    private static final String HEADER = FORMAT + VERSION + "\n";
    private static final String DIGEST = "SHA-256";
    private static final int DIGEST_BYTES = 32;

    /** Longest first line of a file of any version. */
    private static final int MAX_HEADER = 24;

    /** A saved proof is much smaller. */
    private static final int MAX_BYTES = 256 << 20;

    private final State state;
    private final byte[] file;

    /** Writes the part of an engine. */
    @FunctionalInterface
    interface EngineData {
        void writeTo(DataOutputStream out) throws IOException;
    }

    /**
     * The state of a proof, apart from the tables of the engine.
     *
     * @param position the position
     * @param goal the goal
     * @param nodes the number of nodes visited, in all runs together
     * @param estimate the estimate of the value from before the first pass
     * @param pass the pass over all moves that has begun, but not ended
     * @param depth the number of plies to which all moves were estimated
     * @param moves the results for all moves
     */
    record State(
            Position position,
            AnalysisRequest.Goal goal,
            long nodes,
            Optional<Integer> estimate,
            Optional<Analysis.ProofPass> pass,
            int depth,
            List<Verdict> moves) {}

    private SavedProof(State state, byte[] file) {
        this.state = state;
        this.file = file;
    }

    static void write(State state, EngineData engine, OutputStream target) throws IOException {
        DigestOutputStream out = new DigestOutputStream(target, digest());
        out.write(HEADER.getBytes(StandardCharsets.US_ASCII));
        Deflater deflater = new Deflater(Deflater.BEST_SPEED);
        try {
            DeflaterOutputStream compressed = new DeflaterOutputStream(out, deflater);
            DataOutputStream data = new DataOutputStream(new BufferedOutputStream(compressed, 1 << 16));
            data.writeUTF(state.position().text());
            data.writeUTF(state.goal().name());
            data.writeLong(state.nodes());
            data.writeBoolean(state.estimate().isPresent());
            data.writeInt(state.estimate().orElse(0));
            data.writeInt(state.pass().map(Analysis.ProofPass::number).orElse(0));
            data.writeInt(state.pass().map(Analysis.ProofPass::bound).orElse(0));
            data.writeInt(state.depth());
            data.writeInt(state.moves().size());
            for (Verdict move : state.moves()) {
                writeMove(move, data);
            }
            engine.writeTo(data);
            data.flush();
            compressed.finish();
        } finally {
            deflater.end();
        }
        out.on(false);
        out.write(out.getMessageDigest().digest());
        out.flush();
    }

    private static void writeMove(Verdict move, DataOutputStream out) throws IOException {
        out.writeInt(move.proven().lower());
        out.writeInt(move.proven().upper());
        out.writeInt(move.estimate());
        out.writeInt(move.depth());
        out.writeInt(move.line().size());
        for (Move each : move.line()) {
            out.writeUTF(each.text());
        }
    }

    /**
     * Reads a saved proof completely and checks it.
     *
     * @param in the content of a file
     * @return the saved proof
     * @throws BadSavedProof if the file is damaged, incomplete, of another version or no saved proof at all
     * @throws IOException if reading fails
     */
    public static SavedProof read(InputStream in) throws IOException, BadSavedProof {
        byte[] start = in.readNBytes(MAX_HEADER);
        checkHeader(start);
        byte[] file = new SequenceInputStream(new ByteArrayInputStream(start), in).readNBytes(MAX_BYTES);
        int end = file.length - DIGEST_BYTES;
        MessageDigest digest = digest();
        digest.update(file, 0, Math.max(0, end));
        if (end < HEADER.length() || !Arrays.equals(digest.digest(), Arrays.copyOfRange(file, end, file.length))) {
            throw new BadSavedProof("is damaged or incomplete");
        }
        try (DataInputStream data = open(file)) {
            return new SavedProof(readState(data), file);
        } catch (BadText | IllegalArgumentException | IOException e) {
            throw new BadSavedProof("is not valid (" + e.getMessage() + ")");
        }
    }

    private static void checkHeader(byte[] file) throws BadSavedProof {
        String start = new String(file, 0, Math.min(MAX_HEADER, file.length), StandardCharsets.ISO_8859_1);
        if (start.startsWith(HEADER)) {
            return;
        }
        int end = start.indexOf('\n');
        if (start.startsWith(FORMAT)
                && end > 0
                && start.substring(FORMAT.length(), end).matches("[0-9]+")) {
            throw new BadSavedProof("has version " + start.substring(FORMAT.length(), end)
                    + " of the format; this program reads only version " + VERSION);
        }
        throw new BadSavedProof("is not a saved proof; its first line must be '" + HEADER.strip() + "'");
    }

    private static DataInputStream open(byte[] file) {
        int from = HEADER.length();
        return new DataInputStream(
                new InflaterInputStream(new ByteArrayInputStream(file, from, file.length - DIGEST_BYTES - from)));
    }

    private static State readState(DataInputStream data) throws IOException {
        Position position = Games.position(data.readUTF());
        AnalysisRequest.Goal goal = AnalysisRequest.Goal.valueOf(data.readUTF());
        long nodes = data.readLong();
        boolean hasEstimate = data.readBoolean();
        int estimate = data.readInt();
        int pass = data.readInt();
        int bound = data.readInt();
        int depth = data.readInt();
        int count = data.readInt();
        if (nodes < 0 || depth < 0 || count != position.moves().size()) {
            throw new IOException("wrong number of nodes, plies or moves");
        }
        List<Verdict> moves = new ArrayList<>();
        for (Move move : position.moves()) {
            moves.add(readMove(position, move, data));
        }
        return new State(
                position,
                goal,
                nodes,
                hasEstimate ? Optional.of(estimate) : Optional.empty(),
                pass > 0 ? Optional.of(new Analysis.ProofPass(pass, bound)) : Optional.empty(),
                depth,
                moves);
    }

    private static Verdict readMove(Position position, Move expected, DataInputStream data) throws IOException {
        Range proven = new Range(data.readInt(), data.readInt());
        int estimate = data.readInt();
        int depth = data.readInt();
        int length = data.readInt();
        List<Move> line = new ArrayList<>();
        Position now = position;
        for (int i = 0; i < length; i++) {
            String text = data.readUTF();
            Move move = now.moves().stream()
                    .filter(legal -> legal.text().equals(text))
                    .findFirst()
                    .orElseThrow(() -> new IOException("unexpected move " + text));
            line.add(move);
            now = now.play(move);
        }
        if (line.isEmpty() || !line.get(0).equals(expected)) {
            throw new IOException("expected move " + expected.text());
        }
        return new Verdict(position.game().scored(), expected, proven, proven, estimate, depth, 0.5, line);
    }

    State state() {
        return state;
    }

    /** {@return the position whose value is being proven} */
    public Position position() {
        return state.position();
    }

    /** {@return the goal of the proof} */
    public AnalysisRequest.Goal goal() {
        return state.goal();
    }

    /** {@return the number of nodes visited until it was saved, in all runs together} */
    public long nodes() {
        return state.nodes();
    }

    /**
     * Loads the part of the engine.
     *
     * @throws BadSavedProof if the engine does not accept it, or there is more
     */
    void loadInto(GameEngine engine) throws BadSavedProof {
        try (DataInputStream data = open(file)) {
            readState(data);
            engine.loadProof(state.position(), data);
            if (data.read() >= 0) {
                throw new BadSavedProof("has more data than this program understands");
            }
        } catch (IOException e) {
            throw new BadSavedProof("is not valid (" + e.getMessage() + ")");
        }
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance(DIGEST);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
