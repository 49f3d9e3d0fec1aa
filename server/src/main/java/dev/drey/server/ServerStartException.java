package dev.drey.server;

import java.net.BindException;
import org.jspecify.annotations.Nullable;

/** The server cannot start; the message is one line for the operator. */
public final class ServerStartException extends Exception {
    public ServerStartException(String message, Throwable cause) {
        super(message, cause);
    }

    /** The server cannot listen on its address. */
    static ServerStartException cannotListen(Config config, Exception failure) {
        return new ServerStartException(explain(config, reason(failure)), failure);
    }

    private static String explain(Config config, String reason) {
        int port = config.get(Setting.PORT);
        if (reason.contains("Address already in use")) {
            return "port " + port + " is already in use; choose another with --port, or any free one with --port 0";
        }
        if (reason.contains("Permission denied")) {
            return "port " + port + " needs administrator rights; choose 1024 or higher with --port";
        }
        return "cannot listen on " + config.get(Setting.HOST) + ", port " + port + ": " + reason;
    }

    /** The message of the bind failure among the causes, else that of the innermost cause. */
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
