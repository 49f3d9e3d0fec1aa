package dev.drey.classroom.grade.player;

import dev.drey.rules.Move;
import dev.drey.rules.Position;

/**
 * A move that a student's program chose.
 *
 * @param number which move of its answer it is, from 1
 * @param before where it was chosen
 */
public record ChosenMove(String caseName, int number, Position before, Move move) {}
