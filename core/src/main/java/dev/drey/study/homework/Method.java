package dev.drey.study.homework;

import dev.drey.study.teach.Algorithm;
import dev.drey.study.teach.AlphaBeta;
import dev.drey.study.teach.Greedy;
import dev.drey.study.teach.Minimax;

/** How a player chooses its moves. */
public enum Method {
    GREEDY,
    MINIMAX,
    ALPHA_BETA;

    /** How the files call it. */
    public int number() {
        return ordinal() + 1;
    }

    public Algorithm algorithm() {
        return switch (this) {
            case GREEDY -> new Greedy();
            case MINIMAX -> new Minimax();
            case ALPHA_BETA -> new AlphaBeta();
        };
    }
}
