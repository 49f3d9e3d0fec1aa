package dev.drey.server.search;

import dev.drey.rules.Move;
import java.util.Optional;

/**
 * A move chosen by an engine.
 *
 * @param remark a comment on the move: the strongest player says how certain it is; empty for the levels
 */
public record ChosenMove(Move move, Optional<String> remark) {}
