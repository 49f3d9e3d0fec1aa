package dev.drey.classroom;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The permitted dependencies of each package of the classroom module. */
final class ArchitectureTest {
    private static final String ROOT = "dev.drey.classroom";

    private static final JavaClasses CLASSROOM = new ClassFileImporter()
            // ArchUnit's own option recognises test classes by Maven's usual folder, and ./check builds in another.
            .withImportOption(location -> !location.contains("/test-classes/"))
            .importPackages(ROOT);

    /** A package may use the JDK, JSpecify's annotations, itself and the packages listed after it. */
    @ParameterizedTest
    @CsvSource({
        "sandbox,",
        "homework, dev.drey.rules.. dev.drey.teach..",
        "grade, dev.drey.classroom.. dev.drey.rules.. dev.drey.teach.. dev.drey.engine.. dev.drey.analysis.. "
                + "tools.jackson.. com.fasterxml.jackson.annotation",
    })
    void packageUsesOnlyPermittedPackages(String from, @Nullable String to) {
        String own = ROOT + "." + from + "..";
        Stream<String> used = to == null ? Stream.of() : Stream.of(to.split(" ", -1));
        classes()
                .that()
                .resideInAPackage(own)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        Stream.concat(Stream.of("java..", "javax.xml.stream..", "org.jspecify.annotations", own), used)
                                .toArray(String[]::new))
                .check(CLASSROOM);
    }

    @Test
    void everyPackageHasItsRule() {
        Set<String> packages = new TreeSet<>();
        for (JavaClass type : CLASSROOM) {
            packages.add(type.getPackageName().split("\\.", -1)[3]);
        }
        assertThat(packages).containsExactly("grade", "homework", "sandbox");
    }
}
