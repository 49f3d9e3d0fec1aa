package dev.drey.server.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.core.spi.ContextAwareBase;

/**
 * The log of a program that has not said how it wants it: warnings alone. Logback finds this class by itself; its own way, an
 * XML file, takes longer to read than all the rest of the log takes to start.
 */
public final class QuietUntilTold extends ContextAwareBase implements Configurator {
    @Override
    public ExecutionStatus configure(LoggerContext context) {
        Logs.configure(context, new TextLines(), Level.WARN);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }
}
