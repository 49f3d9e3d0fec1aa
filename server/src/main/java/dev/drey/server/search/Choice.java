package dev.drey.server.search;

import dev.drey.rules.Move;
import java.util.Optional;

/**
 * What an engine plays.
 *
 * @param remark what it says about it, if anything: the strongest one tells how sure it is
 */
public record Choice(Move move, Optional<String> remark) {}
