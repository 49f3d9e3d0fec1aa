package dev.drey.bench.solve;

import dev.drey.engine.Budget;
import dev.drey.engine.GameEngine;
import dev.drey.engine.ReferencePosition;
import dev.drey.engine.SearchStopped;
import dev.drey.engine.Solver;
import dev.drey.engine.squirrel.SquirrelEngine;
import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelWar;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Squirrel War: the words are 16, 20 and 23 (that many empty cells: value and best move), 16all and 20all (the values of all
 * moves) and empty (the empty board of a few maps); threads=N and maps=N limit both.
 */
final class SquirrelSuite implements Suite {
    private static final String GAME = "squirrel-war";
    private static final int WARM_UP_ROUNDS = 4;
    private static final int TOUGH_MAPS = 5;

    private int threads = 2;
    private int maps = Integer.MAX_VALUE;

    @Override
    public void run(List<String> words, PrintStream out) {
        List<String> groups = new ArrayList<>();
        for (String word : words.isEmpty() ? List.of("16", "20", "16all", "20all", "23") : words) {
            if (word.startsWith("threads=")) {
                threads = Integer.parseInt(word.substring("threads=".length()));
            } else if (word.startsWith("maps=")) {
                maps = Integer.parseInt(word.substring("maps=".length()));
            } else {
                groups.add(word);
            }
        }
        warmUp();
        for (String group : groups) {
            switch (group) {
                case "16" -> values(group, references(16), 0.05, out);
                case "20" -> values(group, references(20), 1, out);
                case "23" -> values(group, tough(), 30, out);
                case "empty" -> values(group, starts(), 600, out);
                case "16all" -> allMoves(group, references(16), 0.3, out);
                case "20all" -> allMoves(group, references(20), 8, out);
                default ->
                    throw new IllegalArgumentException(
                            group + ": 16, 20, 23, 16all, 20all, empty, threads=N, maps=N are known");
            }
        }
    }

    /** A position, and its value where it is known from elsewhere. */
    private record Task(Position position, List<Integer> value) {}

    private List<Task> references(int empty) {
        return ReferencePosition.read(GAME).stream()
                .filter(reference -> reference.empty() == empty)
                .limit(maps)
                .map(reference -> new Task(reference.position(), List.of(reference.value())))
                .toList();
    }

    /** Those that are given, and two random moves on each of a few maps. */
    private List<Task> tough() {
        List<Task> tasks = new ArrayList<>(references(23));
        for (int map = 1; tasks.size() < Math.min(maps, TOUGH_MAPS); map++) {
            Random random = new Random(map);
            Position position = new SquirrelWar(NutMap.numbered(map)).start();
            for (int ply = 0; ply < 2; ply++) {
                List<Move> moves = position.moves();
                position = position.play(moves.get(random.nextInt(moves.size())));
            }
            tasks.add(new Task(position, List.of()));
        }
        return tasks;
    }

    private List<Task> starts() {
        List<Task> tasks = new ArrayList<>();
        for (int map = 1; map <= Math.min(maps, 3); map++) {
            tasks.add(new Task(new SquirrelWar(NutMap.numbered(map)).start(), List.of()));
        }
        return tasks;
    }

    private void warmUp() {
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            for (Task task : references(16)) {
                GameEngine brain = brain(task.position());
                prove(brain, task.position(), new Effort());
            }
        }
    }

    private void values(String group, List<Task> tasks, double target, PrintStream out) {
        List<Double> times = new ArrayList<>();
        for (Task task : tasks) {
            GameEngine brain = brain(task.position());
            Effort effort = new Effort();
            long start = System.nanoTime();
            int value = prove(brain, task.position(), effort);
            int best = brain.solver().orElseThrow().bestMove(task.position());
            double seconds = (System.nanoTime() - start) / 1e9;
            check(task, value);
            times.add(seconds);
            Game game = task.position().game();
            line(
                    out,
                    task.position(),
                    value + " by " + (best < 0 ? "?" : game.move(best).text()),
                    effort,
                    seconds);
        }
        median(out, group, times, target);
    }

    private void allMoves(String group, List<Task> tasks, double target, PrintStream out) {
        List<Double> times = new ArrayList<>();
        for (Task task : tasks) {
            GameEngine brain = brain(task.position());
            Effort effort = new Effort();
            long start = System.nanoTime();
            int best = Integer.MIN_VALUE;
            for (Move move : task.position().moves()) {
                best = Math.max(best, -prove(brain, task.position().play(move), effort));
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            check(task, best);
            times.add(seconds);
            line(out, task.position(), "best " + best, effort, seconds);
        }
        median(out, group, times, target);
    }

    /** A fresh one, whose tables are clear, with memory that is already there. */
    private GameEngine brain(Position position) {
        long most = Runtime.getRuntime().maxMemory();
        GameEngine brain = new SquirrelEngine((SquirrelWar) position.game(), most / 10 * 8, threads);
        brain.prepareProof(position);
        return brain;
    }

    private static final class Effort {
        private long nodes;
    }

    /** All threads look for the same value; the first to find it ends the search. */
    private int prove(GameEngine brain, Position position, Effort effort) {
        int widest = brain.maxMargin(position);
        Budget budget = Budget.unlimited();
        BlockingQueue<Integer> answers = new LinkedBlockingQueue<>();
        List<Solver> solvers = new ArrayList<>();
        List<Thread> running = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Solver solver = brain.solver().orElseThrow();
            solvers.add(solver);
            Thread thread = new Thread(() -> {
                try {
                    answers.add(solver.solve(position, -widest - 1, widest + 1, budget));
                } catch (SearchStopped halted) {
                    // Another thread was faster.
                }
            });
            running.add(thread);
            thread.start();
        }
        try {
            int answer = answers.take();
            budget.stop();
            for (Thread thread : running) {
                thread.join();
            }
            effort.nodes += solvers.stream().mapToLong(Solver::nodes).sum();
            return answer;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void check(Task task, int value) {
        if (!task.value().isEmpty() && task.value().get(0) != value) {
            throw new IllegalStateException(task.position() + " is " + task.value() + ", not " + value);
        }
    }

    private static void line(PrintStream out, Position position, String what, Effort effort, double seconds) {
        out.printf(Locale.ROOT, "  %8.3f s  %,14d nodes  %-12s  %s%n", seconds, effort.nodes, what, position.text());
    }

    private void median(PrintStream out, String group, List<Double> times, double target) {
        List<Double> sorted = times.stream().sorted().toList();
        int middle = sorted.size() / 2;
        double median = sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
        out.printf(
                Locale.ROOT,
                "squirrel-war %s, %d threads: median %.3f s of %d (target %s s)%n",
                group,
                threads,
                median,
                sorted.size(),
                target);
    }
}
