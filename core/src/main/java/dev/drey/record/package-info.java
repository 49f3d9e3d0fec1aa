/**
 * Game records as values and as text. A {@link dev.drey.record.GameRecord} is a game with tags, comments, variations and a
 * result; {@link dev.drey.record.RecordWriter} writes it as text and {@link dev.drey.record.RecordReader} reads it again.
 *
 * <pre>{@code
 * for (RecordEntry entry : RecordReader.read(text)) {
 *     if (entry instanceof RecordEntry.Valid valid) {
 *         System.out.println(valid.record().moves());
 *     } else if (entry instanceof RecordEntry.Invalid invalid) {
 *         System.out.println(invalid.message());
 *     }
 * }
 * }</pre>
 *
 * <p>A text may contain many games, and an invalid one does not affect the others. docs/record-format.md describes the format.
 * {@link dev.drey.record.Transcript} reads and writes bare lists of cells, as they are usual for Othello.
 */
@NullMarked
package dev.drey.record;

import org.jspecify.annotations.NullMarked;
