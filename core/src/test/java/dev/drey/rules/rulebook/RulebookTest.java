package dev.drey.rules.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Seeds;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class RulebookTest {
    private static final int GAMES = 500;
    private static final Pattern RULEBOOK_CLASS = Pattern.compile(".*/(\\w*Rulebook|TextBoard|DiscBoard)\\.class");

    @ParameterizedTest
    @MethodSource("dev.drey.rules.Games#all")
    void kernelAndRulebookAgree(GameKind kind) {
        Function<Random, RulebookComparison> factory =
                Objects.requireNonNull(RulebookComparison.BY_GAME.get(kind.id()));
        Seeds.each(GAMES, seed -> {
            Random random = new Random(seed);
            factory.apply(random).playAndCompare(random);
        });
    }

    @Test
    void everyGameHasARulebook() {
        assertThat(Games.all())
                .extracting(GameKind::id)
                .containsExactlyInAnyOrderElementsOf(RulebookComparison.BY_GAME.keySet());
    }

    @Test
    void rulebooksShareNoCodeWithTheKernels() {
        // Only the rulebooks are imported; the tests of this package depend on test libraries.
        JavaClasses rulebooks = new ClassFileImporter()
                .withImportOption(location -> location.matches(RULEBOOK_CLASS))
                .importPackagesOf(Rulebook.class);
        assertThat(rulebooks).hasSizeGreaterThan(RulebookComparison.BY_GAME.size());
        ArchRuleDefinition.classes()
                .should()
                .onlyDependOnClassesThat(DescribedPredicate.or(
                        JavaClass.Predicates.resideInAPackage("java.."),
                        DescribedPredicate.describe("twins", rulebooks::contains)))
                .check(rulebooks);
    }
}
