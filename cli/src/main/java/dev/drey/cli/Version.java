package dev.drey.cli;

import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {
            "drey " + (version == null ? "(from classes)" : version) + ", Java "
                    + Runtime.version().feature()
        };
    }
}
