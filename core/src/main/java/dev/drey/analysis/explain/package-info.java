/**
 * Reasons why a move is a mistake, or why the best move is best. {@link dev.drey.analysis.explain.Explainer} returns only reasons
 * that a search has checked. A {@link dev.drey.analysis.explain.MoveReason} has the facts, and
 * {@link dev.drey.analysis.explain.ReasonText} writes them as a sentence. docs/explanations.md lists the kinds of reasons.
 */
@NullMarked
package dev.drey.analysis.explain;

import org.jspecify.annotations.NullMarked;
