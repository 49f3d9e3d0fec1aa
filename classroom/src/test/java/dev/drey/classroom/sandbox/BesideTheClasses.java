package dev.drey.classroom.sandbox;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/** Makes folders in the build's own, with a blank in their names. */
final class BesideTheClasses implements TempDirFactory {
    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context) throws Exception {
        URI classes = BesideTheClasses.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI();
        return Files.createTempDirectory(Path.of(classes).getParent(), "outside \\");
    }
}
