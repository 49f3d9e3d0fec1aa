package dev.drey.bench.learn;

/** Least squares with a penalty on large weights (ridge regression). Sums go in the order of the samples, so results are reproducible. */
final class Regression {
    private final int size;
    private final double[][] sums;

    Regression(int size) {
        this.size = size;
        this.sums = new double[size][size + 1];
    }

    /** Adds a sample; most of its features are zero. */
    void add(double[] features, double target) {
        int[] used = new int[size];
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (features[i] != 0) {
                used[count++] = i;
            }
        }
        for (int i = 0; i < count; i++) {
            double[] row = sums[used[i]];
            double feature = features[used[i]];
            for (int j = 0; j < count; j++) {
                row[used[j]] += feature * features[used[j]];
            }
            row[size] += feature * target;
        }
    }

    /** The weights, by Gaussian elimination. */
    double[] solve(double penalty) {
        double[][] rows = new double[size][];
        for (int i = 0; i < size; i++) {
            rows[i] = sums[i].clone();
            rows[i][i] += penalty;
        }
        for (int i = 0; i < size; i++) {
            int pivot = i;
            for (int j = i + 1; j < size; j++) {
                if (Math.abs(rows[j][i]) > Math.abs(rows[pivot][i])) {
                    pivot = j;
                }
            }
            double[] row = rows[pivot];
            rows[pivot] = rows[i];
            rows[i] = row;
            for (int j = i + 1; j < size; j++) {
                double factor = rows[j][i] / row[i];
                if (factor != 0) {
                    for (int k = i; k <= size; k++) {
                        rows[j][k] -= factor * row[k];
                    }
                }
            }
        }
        double[] weights = new double[size];
        for (int i = size - 1; i >= 0; i--) {
            double rest = rows[i][size];
            for (int j = i + 1; j < size; j++) {
                rest -= rows[i][j] * weights[j];
            }
            weights[i] = rest / rows[i][i];
        }
        return weights;
    }
}
