package dev.drey.server;

import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.jspecify.annotations.Nullable;

/**
 * Creates connections that accept at most {@link SizeLimits#HEADER_COUNT} headers per request. Jetty limits their bytes only, and
 * thousands of empty headers would take 40 times as much memory as they have bytes.
 */
final class LimitedConnectionFactory extends HttpConnectionFactory {
    LimitedConnectionFactory(HttpConfiguration http) {
        super(http);
    }

    @Override
    public Connection newConnection(Connector connector, EndPoint endPoint) {
        HttpConnection connection = new LimitedConnection(getHttpConfiguration(), connector, endPoint);
        connection.setTransferEncodingChunkMaxLength(getTransferEncodingChunkMaxLength());
        return configure(connection, connector, endPoint);
    }

    private static final class LimitedConnection extends HttpConnection {
        LimitedConnection(HttpConfiguration http, Connector connector, EndPoint endPoint) {
            super(http, connector, endPoint);
        }

        @Override
        protected RequestHandler newRequestHandler() {
            return new RequestHandler() {
                private int headers;

                @Override
                public void startRequest(String method, @Nullable String uri, HttpVersion version) {
                    headers = 0;
                    super.startRequest(method, uri, version);
                }

                @Override
                public void parsedHeader(HttpField field) {
                    count();
                    super.parsedHeader(field);
                }

                @Override
                public void parsedTrailer(HttpField field) {
                    count();
                    super.parsedTrailer(field);
                }

                private void count() {
                    if (++headers > SizeLimits.HEADER_COUNT) {
                        throw new HttpException.RuntimeException(HttpStatus.REQUEST_HEADER_FIELDS_TOO_LARGE_431);
                    }
                }
            };
        }
    }
}
