package dev.drey.cli;

import dev.drey.cli.storage.TextFile;
import dev.drey.engine.Analysis;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.ProvenCache;
import dev.drey.engine.SavedProof;
import dev.drey.engine.Verdict;
import dev.drey.rules.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Proves the value of a position. */
@Command(
        name = "solve",
        description = "Prove the value of a position and its best move.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "It runs until the proof is complete. If a limit or Ctrl-C stops it, it prints",
            "what is proven so far. Earlier proofs are reused unless you add --fresh.",
            "",
            "A long proof can be saved and continued: --save FILE saves its state once a",
            "minute and when it is stopped; --resume FILE continues it and saves it in the",
            "same file, unless --save names another one.",
            "",
            "Exit status: 0 proven, 1 not proven or something failed, 2 wrong usage.",
            "",
            "Examples:",
            "  drey solve adjacent-claim",
            "  drey solve adjacent-claim:6x6 --winner",
            "  drey solve --record examples/games/adjacent-claim.drey --ply 9 --all",
            "  DREY_JAVA_OPTS=-Xmx6g drey solve squirrel-war:7",
            "  drey solve squirrel-war:8251 --save squirrel.proof --time 600",
            "  drey solve --resume squirrel.proof"
        })
final class SolveCommand implements Callable<Integer> {
    /** Saving takes a few seconds, more if the disk is slow. */
    private static final long MAX_WAIT_SECONDS = 60;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final PositionOptions positionOptions = new PositionOptions();

    @Mixin
    private final EngineOptions engineOptions = new EngineOptions();

    @ArgGroup
    private final Goal goal = new Goal();

    /** The goal of the proof; by default the value and one best move. */
    static final class Goal {
        @Option(names = "--all", description = "Prove the value of every move.")
        private boolean all;

        @Option(names = "--winner", description = "Prove only who wins, which is faster.")
        private boolean winner;

        /** Returns the goal; without an option, that of the proof to continue. */
        AnalysisRequest.Goal toProve(Optional<SavedProof> saved) {
            return all
                    ? AnalysisRequest.Goal.EVERY_MOVE
                    : winner
                            ? AnalysisRequest.Goal.WINNER
                            : saved.map(SavedProof::goal).orElse(AnalysisRequest.Goal.BEST_MOVE);
        }
    }

    @Option(names = "--json", description = "Print the result as one JSON object.")
    private boolean json;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Save the state of the proof in this new file, so that --resume can continue it.")
    private @Nullable Path saveFile;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = "Continue the proof in this file; its position need not be given.")
    private @Nullable Path resumeFile;

    static CommandLine commandLine() {
        CommandSpec spec = CommandSpec.forAnnotatedObject(new SolveCommand());
        GameOptions.addTo(spec);
        return new CommandLine(spec);
    }

    @Override
    public Integer call() throws IOException {
        Optional<SavedProof> saved = resumeFile == null ? Optional.empty() : Optional.of(ProofFile.read(resumeFile));
        Optional<ProofFile> target = target();
        Position position = position(saved);
        AnalysisRequest.Goal toProve = goal.toProve(saved);
        ProvenCache cache = engineOptions.provenCache();
        List<Verdict> known = cache.find(position);
        Analysis analysis = engineOptions
                .oracle()
                .newAnalysis(
                        engineOptions.withDepthLimit(new AnalysisRequest(position, toProve, Integer.MAX_VALUE, true)),
                        engineOptions.budget(Double.POSITIVE_INFINITY),
                        known);
        if (target.isPresent()) {
            target.get().requireWritable();
            analysis.proveInParts(ProofFile.PERIOD_NANOS);
        }
        if (saved.isPresent()) {
            ProofFile.resume(Objects.requireNonNull(resumeFile), saved.get(), analysis);
        }
        SolveResult result = new SolveResult(spec.commandLine().getOut(), toProve);
        try (InterruptHandler interrupt = InterruptHandler.stopAndWait(analysis::stop, MAX_WAIT_SECONDS)) {
            if (!json) {
                result.printPosition(position);
            }
            AnalysisSnapshot snapshot =
                    run(analysis, target, toProve, saved.map(SavedProof::nodes).orElse(0L));
            cache.keep(position, snapshot.verdicts());
            if (json) {
                result.printJson(snapshot);
            } else {
                result.print(snapshot);
                ProvenResults.noteIfAllKnown(known, snapshot).ifPresent(result::printNote);
            }
            if (target.isPresent()) {
                save(analysis, target.get(), snapshot, result);
            }
            return snapshot.complete() ? ExitStatus.OK : ExitStatus.FAILED;
        }
    }

    /** Returns the file to save in: the one to continue, unless another one is given. */
    private Optional<ProofFile> target() throws IOException {
        boolean isSame = saveFile != null
                && resumeFile != null
                && Files.exists(saveFile)
                && Files.isSameFile(saveFile, resumeFile);
        if (saveFile != null && Files.exists(saveFile) && !isSame) {
            throw usageError("--save " + saveFile + ": this file exists already; continue its proof with --resume "
                    + saveFile + ", or choose another name");
        }
        Path file = saveFile == null ? resumeFile : saveFile;
        return Optional.ofNullable(file).map(ProofFile::new);
    }

    private Position position(Optional<SavedProof> saved) throws IOException {
        if (saved.isEmpty()) {
            return positionOptions.position();
        }
        Position position = saved.get().position();
        if (positionOptions.anyGiven()) {
            Position given = positionOptions.position();
            if (!given.equals(position)) {
                throw usageError("--resume " + resumeFile + ": this is a proof of " + position.text() + ", not of "
                        + given.text() + "; name no position to continue it");
            }
        }
        return position;
    }

    private AnalysisSnapshot run(
            Analysis analysis, Optional<ProofFile> target, AnalysisRequest.Goal toProve, long earlierNodes) {
        Consumer<AnalysisSnapshot> saving = known -> target.ifPresent(file -> file.saveSometimes(analysis));
        if (json || !Stdio.isTerminal()) {
            return analysis.run(saving);
        }
        try (ProgressDisplay live = ProgressDisplay.start(
                spec.commandLine().getOut(),
                () -> SolveProgress.of(analysis, toProve, earlierNodes).lines(Stdio.width()))) {
            return analysis.run(saving);
        }
    }

    private void save(Analysis analysis, ProofFile target, AnalysisSnapshot snapshot, SolveResult result)
            throws IOException {
        Optional<IOException> problem = target.save(analysis);
        if (problem.isPresent()) {
            throw new IOException("the proof is not saved: " + TextFile.describe(problem.get()), problem.get());
        }
        if (!json) {
            result.printNote(
                    snapshot.complete()
                            ? "The proof is saved in " + target + "."
                            : "Saved; continue with: drey solve --resume " + target);
        }
    }

    private ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
