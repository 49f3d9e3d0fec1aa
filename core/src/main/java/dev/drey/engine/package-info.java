/**
 * Search and proof. The {@link dev.drey.engine.Oracle} estimates and proves the values of moves and returns a
 * {@link dev.drey.engine.Verdict} for each: proven, bounded or estimated.
 *
 * <pre>{@code
 * Oracle oracle = new Oracle(Oracle.defaultThreads());
 * AnalysisSnapshot analysis = oracle.analyse(AnalysisRequest.everyMove(position), Budget.nodes(1_000_000));
 * for (Verdict verdict : analysis.verdicts()) {
 *     System.out.println(VerdictText.sentence(verdict));
 * }
 * }</pre>
 *
 * <p>{@link dev.drey.engine.Levels} lists the playing strengths of each game, and {@link dev.drey.engine.LevelPlayer} plays at
 * one of them. {@link dev.drey.engine.EstimateErrors} says how far estimates can be wrong.
 *
 * <p>The other types are the search toolkit for the engine of a game: {@link dev.drey.engine.GameEngine},
 * {@link dev.drey.engine.Search} and {@link dev.drey.engine.Solver} are its interfaces,
 * {@link dev.drey.engine.TranspositionTable}, {@link dev.drey.engine.MoveList} and {@link dev.drey.engine.ParallelAlphaBeta} its
 * building blocks. Each game has its engine in a subpackage.
 */
@NullMarked
package dev.drey.engine;

import org.jspecify.annotations.NullMarked;
