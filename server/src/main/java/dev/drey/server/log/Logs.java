package dev.drey.server.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import org.slf4j.LoggerFactory;

/** Where the log goes and how much of it there is. */
public final class Logs {
    private static final String OWN = "dev.drey";

    private Logs() {}

    /**
     * From now on, log this much to standard error.
     *
     * @param json an object a line, instead of text
     * @param level error, warn, info or debug
     */
    public static void begin(boolean json, String level) {
        if (LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
            context.reset();
            configure(context, json ? new JsonLines() : new TextLines(), Level.toLevel(level));
        }
    }

    static void configure(LoggerContext context, Encoder<ILoggingEvent> lines, Level level) {
        lines.setContext(context);
        lines.start();
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setContext(context);
        appender.setTarget("System.err");
        appender.setEncoder(lines);
        appender.start();
        Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.addAppender(appender);
        // What the libraries tell in passing is theirs to know.
        root.setLevel(level.isGreaterOrEqual(Level.WARN) ? level : Level.WARN);
        context.getLogger(OWN).setLevel(level);
        // It warns of every request that is refused, which the log of requests says already.
        context.getLogger("io.javalin").setLevel(Level.ERROR);
        // What it cannot do it throws as well, and that is told in a line that says what to do.
        context.getLogger("org.flywaydb").setLevel(Level.OFF);
    }
}
