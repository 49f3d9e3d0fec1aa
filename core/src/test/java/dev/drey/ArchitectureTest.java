package dev.drey;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.drey.rules.Games;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Which package may know which. */
final class ArchitectureTest {
    private static final JavaClasses CORE = new ClassFileImporter()
            // ArchUnit's own option knows a build by the name of its folder, and ours may be called otherwise.
            .withImportOption(location -> !location.contains("/test-classes/"))
            .importPackages("dev.drey");

    private static final String RULES = "dev.drey.rules";

    /** What two games share without being a game. */
    private static final String DISCS = RULES + ".discs";

    @Test
    void theLibraryNeedsTheJdkAlone() {
        mayKnow("dev.drey..", "dev.drey..");
    }

    /** A package that is not there yet is held to this as soon as it is. */
    @ParameterizedTest
    @CsvSource({
        "rules,",
        "record, rules",
        "engine, rules",
        "play, engine record rules",
        "analysis, engine record rules",
        "teach, engine rules"
    })
    void arrowsPointDownwards(String from, @Nullable String to) {
        String own = "dev.drey." + from + "..";
        Stream<String> below =
                to == null ? Stream.of() : Stream.of(to.split(" ", -1)).map(name -> "dev.drey." + name + "..");
        mayKnow(own, Stream.concat(Stream.of(own), below).toArray(String[]::new));
    }

    @Test
    void everyPackageHasItsArrows() {
        Set<String> top = new TreeSet<>();
        for (JavaClass type : CORE) {
            top.add(type.getPackageName().split("\\.", -1)[2]);
        }
        assertThat(top).isSubsetOf("rules", "record", "engine", "play", "analysis", "teach");
    }

    @ParameterizedTest
    @MethodSource("games")
    void noGameKnowsAnother(String game) {
        boolean turnsDiscs = Set.of(RULES + ".othello", RULES + ".shellos").contains(game);
        mayKnow(game, turnsDiscs ? new String[] {game, RULES, DISCS} : new String[] {game, RULES});
    }

    @Test
    void discsKnowNoGame() {
        mayKnow(DISCS, DISCS);
    }

    @Test
    void onlyTheListOfGamesKnowsThem() {
        noClasses()
                .that()
                .resideInAPackage(RULES)
                .and()
                .doNotBelongToAnyOf(Games.class)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(RULES + ".*..")
                .check(CORE);
    }

    /** The packages below the rules, but for what is shared. */
    static List<String> games() {
        Set<String> packages = new TreeSet<>();
        for (JavaClass type : CORE) {
            if (type.getPackageName().startsWith(RULES + ".")
                    && !type.getPackageName().equals(DISCS)) {
                packages.add(type.getPackageName());
            }
        }
        assertThat(packages).hasSameSizeAs(Games.all());
        return List.copyOf(packages);
    }

    /** Besides these, everybody may use the JDK and the null checker's annotations, which are gone at run time. */
    private static void mayKnow(String who, String... whom) {
        String[] known = Stream.concat(Stream.of("java..", "org.jspecify.annotations"), Stream.of(whom))
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage(who)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(known)
                .allowEmptyShould(true)
                .check(CORE);
    }
}
