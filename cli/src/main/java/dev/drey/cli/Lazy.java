package dev.drey.cli;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something that is made when it is first asked for, and then kept. */
final class Lazy<T> implements Supplier<T> {
    private final Supplier<T> maker;
    private @Nullable T made;

    Lazy(Supplier<T> maker) {
        this.maker = maker;
    }

    @Override
    public synchronized T get() {
        if (made == null) {
            made = maker.get();
        }
        return made;
    }
}
