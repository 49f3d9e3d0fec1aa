/** What the server says about itself: every route and every kind of JSON, as an OpenAPI document. */
@NullMarked
package dev.drey.server.openapi;

import org.jspecify.annotations.NullMarked;
