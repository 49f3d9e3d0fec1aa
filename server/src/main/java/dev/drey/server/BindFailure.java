package dev.drey.server;

import java.net.BindException;
import org.jspecify.annotations.Nullable;

/** Why an address could not be listened on, in a line. */
final class BindFailure {
    private BindFailure() {}

    static String explain(Config config, Exception failure) {
        int port = config.get(Setting.PORT);
        String reason = reason(failure);
        if (reason.contains("Address already in use")) {
            return "port " + port + " is taken; choose another with --port, or any that is free with --port 0";
        }
        if (reason.contains("Permission denied")) {
            return "port " + port + " needs more rights than this; choose one from 1024 on with --port";
        }
        return "cannot listen on " + config.get(Setting.HOST) + ", port " + port + ": " + reason;
    }

    private static String reason(Throwable failure) {
        String reason = "";
        for (@Nullable Throwable at = failure; at != null; at = at.getCause()) {
            reason = String.valueOf(at.getMessage());
            if (at instanceof BindException) {
                break;
            }
        }
        return reason;
    }
}
