/** Describes every route and every JSON schema of the server in an OpenAPI document. */
@NullMarked
package dev.drey.server.openapi;

import org.jspecify.annotations.NullMarked;
