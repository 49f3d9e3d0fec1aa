package dev.drey.server.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.joran.spi.ConsoleTarget;
import ch.qos.logback.core.spi.ContextAwareBase;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/**
 * Configures Logback in code. Logback finds this class by itself (META-INF/services) and then logs warnings only, until the
 * program calls {@link #configure(boolean, String)}. Reading a configuration file in XML would take longer than all the rest of
 * the log's start-up.
 */
public final class LogConfigurator extends ContextAwareBase implements Configurator {
    private static final String OWN = "dev.drey";
    private static final AtomicLong DROPPED = new AtomicLong();
    private static volatile @Nullable QueuedAppender current;

    static {
        // So that the last lines before an exit are not lost.
        Runtime.getRuntime().addShutdownHook(new Thread(LogConfigurator::flush, "drey-log-flush"));
    }

    /**
     * Logs to standard error from now on.
     *
     * @param json one JSON object per line, instead of text
     * @param level the minimum level: error, warn, info or debug
     */
    public static void configure(boolean json, String level) {
        if (LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
            context.reset();
            // Not System.err, whose lock would be held while the reader of the log is stuck.
            configure(
                    context,
                    json ? jsonEncoder() : new TextEncoder(),
                    Level.toLevel(level),
                    new FileOutputStream(FileDescriptor.err));
        }
    }

    @Override
    public ExecutionStatus configure(LoggerContext context) {
        configure(context, new TextEncoder(), Level.WARN, ConsoleTarget.SystemErr.getStream());
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

    /** Waits a moment until all lines are written. */
    public static void flush() {
        @Nullable QueuedAppender appender = current;
        if (appender != null) {
            appender.flush();
        }
    }

    /** The number of lines that were dropped because nobody read the log fast enough. */
    public static long dropped() {
        return DROPPED.get();
    }

    private static void configure(
            LoggerContext context, Encoder<ILoggingEvent> encoder, Level level, OutputStream out) {
        encoder.setContext(context);
        encoder.start();
        QueuedAppender appender = new QueuedAppender(encoder, out, DROPPED);
        appender.setContext(context);
        appender.addFilter(new LibraryFilter(OWN, System::nanoTime));
        appender.start();
        current = appender;
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
