package dev.drey.rules.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Seeds;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class RulebookTest {
    private static final int GAMES = 500;

    @ParameterizedTest
    @MethodSource("dev.drey.rules.Games#all")
    void kernelAndRulebookAgree(GameKind kind) {
        Function<Random, Duel> duels = Objects.requireNonNull(Duel.BY_GAME.get(kind.id()));
        Seeds.each(GAMES, seed -> {
            Random random = new Random(seed);
            duels.apply(random).fight(random);
        });
    }

    @Test
    void everyGameHasARulebook() {
        assertThat(Games.all()).extracting(GameKind::id).containsExactlyInAnyOrderElementsOf(Duel.BY_GAME.keySet());
    }

    @Test
    void rulebooksShareNoCodeWithTheKernels() {
        ArchRuleDefinition.classes()
                .that()
                .implement(Rulebook.class)
                .should()
                .onlyDependOnClassesThat(DescribedPredicate.or(
                        JavaClass.Predicates.resideInAPackage("java.."),
                        JavaClass.Predicates.belongToAnyOf(Rulebook.class, Board.class, Discs.class)))
                .check(new ClassFileImporter().importPackagesOf(Rulebook.class));
    }
}
