/**
 * The recorded tree of a teaching search. {@link dev.drey.teach.xray.SearchTree} holds the nodes,
 * {@link dev.drey.teach.xray.CutOff} explains why a cut-off was safe, {@link dev.drey.teach.xray.NodeExplanation} explains a
 * value in words, and {@link dev.drey.teach.xray.TrueValues} compares the values of the search with those of the engine.
 */
@NullMarked
package dev.drey.teach.xray;

import org.jspecify.annotations.NullMarked;
