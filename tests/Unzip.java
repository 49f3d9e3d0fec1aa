import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/** Unpacks a zip file with its file modes, for machines without unzip: {@code java Unzip.java ZIP FOLDER}. */
final class Unzip {
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[1]);
        try (FileSystem zip = FileSystems.newFileSystem(Path.of(args[0]), Map.of("enablePosixFileAttributes", "true"));
                Stream<Path> tree = Files.walk(zip.getPath("/"))) {
            for (Path from : (Iterable<Path>) tree.filter(Files::isRegularFile)::iterator) {
                Path to = folder.resolve(zip.getPath("/").relativize(from).toString());
                Files.createDirectories(to.getParent());
                Files.copy(from, to);
                Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
            }
        }
    }
}
