package dev.drey.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/**
 * All statements of the store, found by calling every static method that takes a {@link Handle}, and every
 * method of {@link IdentityStore}, with sample arguments made from the types.
 */
final class StoreStatements {
    private static final Pattern STATEMENT =
            Pattern.compile("^\\s*(SELECT|INSERT|UPDATE|DELETE|WITH) .*", Pattern.DOTALL);

    private final Set<String> executed = new LinkedHashSet<>();
    private final Handle handle;

    private StoreStatements(Handle handle) {
        this.handle = handle;
    }

    /** Executes all statements and returns their texts. */
    static Set<String> execute(Jdbi jdbi) throws Exception {
        try (Handle handle = jdbi.open()) {
            StoreStatements statements = new StoreStatements(handle);
            handle.getConfig(SqlStatements.class).setSqlLogger(new SqlLogger() {
                @Override
                public void logBeforeExecution(StatementContext context) {
                    statements.executed.add(context.getParsedSql().getSql());
                }
            });
            statements.executeAll();
            return statements.executed;
        }
    }

    /** Calls all methods with all samples, each call in a transaction that is rolled back. */
    private void executeAll() throws Exception {
        StoreUpdates.create(handle, List.of(SampleRows.newGame("g"), SampleRows.newGame("other")), GameLimits.NONE);
        handle.execute("UPDATE game SET delete_at = 0 WHERE id = 'other'");
        executed.clear();
        for (Class<?> type : storeClasses()) {
            for (Method method : type.getDeclaredMethods()) {
                boolean takesHandle = method.getParameterCount() > 0
                        && method.getParameterTypes()[0] == Handle.class
                        && Modifier.isStatic(method.getModifiers())
                        && !Modifier.isPrivate(method.getModifiers());
                if (takesHandle) {
                    call(null, method, List.of(handle));
                }
            }
        }
        for (Method method : IdentityStore.class.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers()) && !method.isSynthetic()) {
                call(new IdentityStore(new HandleAccess()), method, List.of());
            }
        }
    }

    /** Executes queries and writes with the handle of the test. */
    private final class HandleAccess implements IdentityStore.Access {
        @Override
        public <T> T read(Function<Handle, T> query) {
            return query.apply(handle);
        }

        @Override
        public <T> CompletableFuture<T> submit(PendingWrite.Write<T> write) {
            return CompletableFuture.completedFuture(write.apply(handle));
        }
    }

    private void call(@Nullable Object target, Method method, List<Object> arguments) throws Exception {
        if (arguments.size() < method.getParameterCount()) {
            for (Object sample : samples(method.getGenericParameterTypes()[arguments.size()])) {
                List<Object> more = new ArrayList<>(arguments);
                more.add(sample);
                call(target, method, more);
            }
            return;
        }
        handle.begin();
        try {
            method.invoke(target, arguments.toArray());
        } catch (InvocationTargetException e) {
            // A constraint or a missing row; the statement was planned all the same.
            if (!(e.getCause() instanceof JdbiException)) {
                throw e;
            }
        } finally {
            handle.rollback();
        }
    }

    private static List<?> samples(Type type) throws Exception {
        if (type == String.class) {
            return List.of("g");
        } else if (type == int.class || type == Integer.class) {
            return List.of(1, 0);
        } else if (type == long.class || type == Long.class) {
            return List.of(1000L);
        } else if (type == boolean.class || type == Boolean.class) {
            return List.of(true, false);
        } else if (type == OptionalLong.class) {
            return List.of(OptionalLong.empty(), OptionalLong.of(1));
        } else if (type == GameChange.class) {
            GameUpdate update = SampleRows.game("g").toUpdate();
            return List.of(
                    SampleRows.move("g", 0, "e6"),
                    GameChange.of("g", 0, List.of(), update.changedAt(7)),
                    GameChange.of("g", 0, List.of(), update.status("running"))
                            .creating(SampleRows.game("new"), List.of(SampleRows.moved(0, "e6"))));
        } else if (type == IdentityStore.SignIn.class) {
            return List.of(
                    new IdentityStore.SignIn(0, Optional.empty()), new IdentityStore.SignIn(0, Optional.of("g")));
        } else if (type == GameLimits.class) {
            return List.of(GameLimits.NONE);
        } else if (type == NewGame.class) {
            return List.of(SampleRows.newGame("new"));
        } else if (type instanceof ParameterizedType generic) {
            List<?> elements = samples(generic.getActualTypeArguments()[0]);
            List<Object> all = new ArrayList<>();
            if (generic.getRawType() == Optional.class) {
                all.add(Optional.empty());
                elements.forEach(element -> all.add(Optional.of(element)));
            } else {
                elements.forEach(element -> all.add(List.of(element)));
            }
            return all;
        } else if (type instanceof Class<?> plain && plain.isEnum()) {
            return List.of(plain.getEnumConstants());
        } else if (type instanceof Class<?> plain && plain.isRecord()) {
            return List.of(sample(plain));
        }
        throw new AssertionError("no sample of " + type + "; add one");
    }

    /** A record with the first sample of each component. */
    private static Object sample(Class<?> type) throws Exception {
        List<Class<?>> types = new ArrayList<>();
        List<Object> values = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            types.add(component.getType());
            values.add(samples(component.getGenericType()).get(0));
        }
        var constructor = type.getDeclaredConstructor(types.toArray(new Class<?>[0]));
        constructor.setAccessible(true);
        return constructor.newInstance(values.toArray());
    }

    // ------------------------------------------------------------ statements in class files

    private static List<Class<?>> storeClasses() throws Exception {
        List<Class<?>> classes = new ArrayList<>();
        for (Path file : classFiles()) {
            String name = file.getFileName().toString().replace(".class", "");
            if (!name.equals("package-info")) {
                classes.add(Class.forName(Store.class.getPackageName() + "." + name));
            }
        }
        return classes;
    }

    private static List<Path> classFiles() throws IOException, URISyntaxException {
        Path classes = Path.of(
                Store.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> files =
                Files.list(classes.resolve(Store.class.getPackageName().replace('.', '/')))) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        }
    }

    /** The beginnings of statements in the constants of the store's classes, each with its class. */
    static Map<String, String> sqlInClassFiles() throws IOException, URISyntaxException {
        Map<String, String> found = new LinkedHashMap<>();
        for (Path file : classFiles()) {
            String name = file.getFileName().toString();
            // Migrations use their own connection, and only when the server starts.
            if (!name.startsWith("Migrations")) {
                constants(file).stream()
                        // The marker of a value in a concatenated text.
                        .map(text -> text.split("\u0001", 2)[0].replaceAll(":\\w+", "?"))
                        .filter(text -> STATEMENT.matcher(text).matches())
                        .forEach(text -> found.put(text, name));
            }
        }
        assertThat(found).hasSizeGreaterThan(20);
        return found;
    }

    /** All text constants of a class file (JVM specification, 4.4). */
    private static List<String> constants(Path file) throws IOException {
        List<String> texts = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
            in.readInt();
            in.readInt();
            int count = in.readUnsignedShort();
            for (int i = 1; i < count; i++) {
                int tag = in.readUnsignedByte();
                switch (tag) {
                    case 1 -> texts.add(in.readUTF());
                    case 7, 8, 16, 19, 20 -> in.readShort();
                    case 15 -> in.skipBytes(3);
                    case 3, 4, 9, 10, 11, 12, 17, 18 -> in.readInt();
                    case 5, 6 -> {
                        in.readLong();
                        // These take two places.
                        i++;
                    }
                    default -> throw new IOException("unknown constant " + tag);
                }
            }
        }
        return texts;
    }
}
