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

/** The permitted dependencies of each package of the core module. */
final class ArchitectureTest {
    private static final JavaClasses CORE = new ClassFileImporter()
            .importUrl(Games.class.getProtectionDomain().getCodeSource().getLocation());

    private static final String RULES = "dev.drey.rules";

    /** The rules shared by the two disc games; not a game itself. */
    private static final String DISCS = RULES + ".discs";

    @Test
    void dependsOnlyOnTheJdk() {
        assertDependsOnlyOn("dev.drey..", "dev.drey..");
    }

    /** A package may use the JDK, JSpecify's annotations, itself and the packages listed after it. */
    @ParameterizedTest
    @CsvSource({
        "rules,",
        "record, rules",
        "engine, rules",
        "play, engine record rules",
        "analysis, engine record rules",
        "teach, engine rules"
    })
    void packageUsesOnlyPermittedPackages(String from, @Nullable String to) {
        String own = "dev.drey." + from + "..";
        Stream<String> below =
                to == null ? Stream.of() : Stream.of(to.split(" ", -1)).map(name -> "dev.drey." + name + "..");
        assertDependsOnlyOn(own, Stream.concat(Stream.of(own), below).toArray(String[]::new));
    }

    @Test
    void everyPackageHasItsRule() {
        Set<String> top = new TreeSet<>();
        for (JavaClass type : CORE) {
            top.add(type.getPackageName().split("\\.", -1)[2]);
        }
        assertThat(top).isSubsetOf("rules", "record", "engine", "play", "analysis", "teach");
    }

    @ParameterizedTest
    @MethodSource("games")
    void gamesAreIndependent(String game) {
        boolean turnsDiscs = Set.of(RULES + ".othello", RULES + ".shellos").contains(game);
        assertDependsOnlyOn(game, turnsDiscs ? new String[] {game, RULES, DISCS} : new String[] {game, RULES});
    }

    @Test
    void discRulesDependOnNoGame() {
        assertDependsOnlyOn(DISCS, DISCS);
    }

    @Test
    void onlyGamesListDependsOnTheGames() {
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

    /** The packages of the games: all subpackages of the rules except the shared one. */
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

    /** The JDK and JSpecify's annotations, which are not needed at run time, are always permitted. */
    private static void assertDependsOnlyOn(String packages, String... permitted) {
        String[] all = Stream.concat(Stream.of("java..", "org.jspecify.annotations"), Stream.of(permitted))
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage(packages)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(all)
                .allowEmptyShould(true)
                .check(CORE);
    }
}
