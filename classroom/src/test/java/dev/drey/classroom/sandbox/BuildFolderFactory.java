package dev.drey.classroom.sandbox;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/** Creates temporary folders in the build folder, with a blank and a backslash in their names. */
final class BuildFolderFactory implements TempDirFactory {
    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context) throws Exception {
        URI classes = BuildFolderFactory.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI();
        return Files.createTempDirectory(Path.of(classes).getParent(), "outside \\");
    }
}
