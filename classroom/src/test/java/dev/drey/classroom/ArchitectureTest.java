package dev.drey.classroom;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.drey.classroom.sandbox.Sandbox;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The permitted dependencies of each package of the classroom module. */
final class ArchitectureTest {
    private static final String ROOT = "dev.drey.classroom";

    /** The libraries for file formats, which only reports need. */
    private static final List<String> FORMAT_LIBRARIES = List.of(
            "javax.xml.stream..", "tools.jackson..", "com.fasterxml.jackson.annotation", "org.apache.commons.csv");

    private static final JavaClasses CLASSROOM = new ClassFileImporter()
            .importUrl(Sandbox.class.getProtectionDomain().getCodeSource().getLocation());

    /** A package may use the JDK, JSpecify's annotations, itself and the packages listed after it. */
    @ParameterizedTest
    @CsvSource({
        "sandbox,",
        "homework, rules teach",
        "comparison, classroom.homework teach",
        "diagnosis, classroom.homework classroom.comparison rules teach",
        "grading, classroom.homework classroom.comparison classroom.diagnosis classroom.sandbox rules engine analysis",
        "report, classroom.homework classroom.comparison classroom.diagnosis classroom.grading",
    })
    void packageUsesOnlyPermittedPackages(String from, @Nullable String to) {
        String own = ROOT + "." + from + "..";
        List<String> permitted = new ArrayList<>(List.of("java..", "org.jspecify.annotations", own));
        if (to != null) {
            for (String name : to.split(" ", -1)) {
                permitted.add("dev.drey." + name + "..");
            }
        }
        if (from.equals("report")) {
            permitted.addAll(FORMAT_LIBRARIES);
        }
        classes()
                .that()
                .resideInAPackage(own)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(permitted.toArray(String[]::new))
                .check(CLASSROOM);
    }

    @Test
    void everyPackageHasItsRule() {
        Set<String> packages = new TreeSet<>();
        for (JavaClass type : CLASSROOM) {
            packages.add(type.getPackageName().split("\\.", -1)[3]);
        }
        assertThat(packages).containsExactly("comparison", "diagnosis", "grading", "homework", "report", "sandbox");
    }
}
