package dev.drey.server.api;

import dev.drey.server.access.ProblemException;
import dev.drey.server.search.Watcher;
import dev.drey.wire.live.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Passes on what is found out to a stream, which may open a moment after the search has begun. */
final class LineTeller<T> implements Watcher<T> {
    private final BiFunction<T, Boolean, String> line;
    private final List<String> early = new ArrayList<>();
    private @Nullable Stream stream;
    private boolean over;

    LineTeller(BiFunction<T, Boolean, String> line) {
        this.line = line;
    }

    synchronized void tellTo(Stream opened) {
        stream = opened;
        early.forEach(opened::tell);
        early.clear();
        if (over) {
            opened.finish();
        }
    }

    @Override
    public void sees(T known, boolean last) {
        tell(line.apply(known, last), last);
    }

    /** The answer has begun as a success: that it ends otherwise can only be said in its last line. */
    @Override
    public void lost(Throwable why) {
        Optional<ProblemException> problem = Failures.problem(why);
        Map<String, Object> said = new LinkedHashMap<>();
        said.put("type", "problem");
        said.put("code", problem.map(known -> known.code().text()).orElse("internal"));
        said.put("detail", problem.map(ProblemException::detail).orElse("Something went wrong here."));
        tell(Json.text(said), true);
    }

    private synchronized void tell(String text, boolean last) {
        over |= last;
        Stream open = stream;
        if (open == null) {
            early.add(text);
        } else {
            open.tell(text);
            if (last) {
                open.finish();
            }
        }
    }
}
