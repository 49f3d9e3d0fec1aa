/** Runs untrusted programs within resource limits and, where the system supports it, isolated from files, processes and network. */
@NullMarked
package dev.drey.classroom.sandbox;

import org.jspecify.annotations.NullMarked;
