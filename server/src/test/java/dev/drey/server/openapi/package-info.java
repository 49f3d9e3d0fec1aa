/** Tests of the OpenAPI document. */
@NullMarked
package dev.drey.server.openapi;

import org.jspecify.annotations.NullMarked;
