import dev.drey.engine.Bench;

/** Prints the node signature of the engine on the class path; tests/commits.sh runs it. */
class BenchSignature {
    public static void main(String[] arguments) {
        long nodes = 0;
        for (var task : Bench.tasks()) {
            nodes += task.run().analysis().nodes();
        }
        System.out.println(nodes);
    }
}
