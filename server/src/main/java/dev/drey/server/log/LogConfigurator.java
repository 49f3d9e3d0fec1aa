package dev.drey.server.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.spi.ContextAwareBase;
import org.slf4j.LoggerFactory;

/**
 * Configures Logback in code. Logback finds this class by itself (META-INF/services) and then logs warnings only, until the
 * program calls {@link #configure(boolean, String)}. Reading a configuration file in XML would take longer than all the rest of
 * the log's start-up.
 */
public final class LogConfigurator extends ContextAwareBase implements Configurator {
    private static final String OWN = "dev.drey";

    /**
     * Logs to standard error from now on.
     *
     * @param json one JSON object per line, instead of text
     * @param level the minimum level: error, warn, info or debug
     */
    public static void configure(boolean json, String level) {
        if (LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
            context.reset();
            configure(context, json ? jsonEncoder() : new TextEncoder(), Level.toLevel(level));
        }
    }

    @Override
    public ExecutionStatus configure(LoggerContext context) {
        configure(context, new TextEncoder(), Level.WARN);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    /** Logback's encoder with the fields that docs/serve.md lists. */
    static JsonEncoder jsonEncoder() {
        JsonEncoder encoder = new JsonEncoder();
        encoder.setWithSequenceNumber(false);
        encoder.setWithNanoseconds(false);
        encoder.setWithThreadName(false);
        encoder.setWithContext(false);
        encoder.setWithMarkers(false);
        // The formatted message holds both.
        encoder.setWithMessage(false);
        encoder.setWithArguments(false);
        encoder.setWithFormattedMessage(true);
        return encoder;
    }

    private static void configure(LoggerContext context, Encoder<ILoggingEvent> encoder, Level level) {
        encoder.setContext(context);
        encoder.start();
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setContext(context);
        appender.setTarget("System.err");
        appender.setEncoder(encoder);
        appender.start();
        Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.addAppender(appender);
        // Libraries log warnings and errors only.
        root.setLevel(level.isGreaterOrEqual(Level.WARN) ? level : Level.WARN);
        context.getLogger(OWN).setLevel(level);
        // Javalin warns about every rejected request, which the request log covers.
        context.getLogger("io.javalin").setLevel(Level.ERROR);
        // Flyway throws each failure as well, and the start-up error explains it.
        context.getLogger("org.flywaydb").setLevel(Level.OFF);
    }
}
