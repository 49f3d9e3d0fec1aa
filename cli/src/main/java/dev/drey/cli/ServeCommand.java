package dev.drey.cli;

import dev.drey.cli.storage.UserFolders;
import dev.drey.server.Config;
import dev.drey.server.InvalidSettingException;
import dev.drey.server.NetworkAddresses;
import dev.drey.server.Server;
import dev.drey.server.ServerStartException;
import dev.drey.server.Setting;
import dev.drey.server.log.LogConfigurator;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs the server until it receives a signal to stop. */
@Command(
        name = "serve",
        description = "Start a server for browsers and programs.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        abbreviateSynopsis = true,
        footer = {
            "",
            "Every setting can also be an environment variable (DREY_PORT for --port) or a",
            "line in the config file (port=8080). Precedence: option, then environment",
            "variable, then config file.",
            "",
            "Examples:",
            "  drey serve",
            "  drey serve --lan",
            "  drey serve --port 0 --data /tmp/games --log json",
            "  drey serve --config /etc/drey.properties"
        })
final class ServeCommand implements Callable<Integer> {
    private static final List<String> STOP_SIGNALS = List.of("INT", "TERM", "HUP");

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--config", paramLabel = "FILE", description = "Config file with settings.")
    private @Nullable Path file;

    @Option(names = "--rehearse", hidden = true, description = "Start, answer a few requests, and stop.")
    private boolean rehearse;

    static CommandLine commandLine() {
        CommandSpec spec = CommandSpec.forAnnotatedObject(new ServeCommand());
        Setting.all().forEach(setting -> spec.addOption(option(setting)));
        return new CommandLine(spec);
    }

    private static OptionSpec option(Setting<?> setting) {
        String defaultText = setting.defaultText().isEmpty() || setting.label().isEmpty()
                ? ""
                : " Default: " + setting.defaultText() + ".";
        OptionSpec.Builder option =
                OptionSpec.builder(setting.flag()).type(String.class).description(setting.help() + defaultText);
        return setting.label().isEmpty()
                ? option.arity("0..1")
                        .fallbackValue("true")
                        .paramLabel("true|false")
                        .build()
                : option.paramLabel(setting.label()).build();
    }

    @Override
    public Integer call() throws ServerStartException, IOException, InterruptedException {
        if (rehearse) {
            CdsTrainingRun.run();
            return ExitStatus.OK;
        }
        Config config = config();
        LogConfigurator.configure(config.get(Setting.LOG).equals("json"), config.get(Setting.LOG_LEVEL));
        warnOfUnknownVariables();
        CountDownLatch stopRequested = new CountDownLatch(1);
        // The handlers are registered before the start, so that a server that is still starting also shuts down
        // cleanly.
        STOP_SIGNALS.forEach(signal -> Signals.register(signal, stopRequested::countDown));
        PrintWriter out = spec.commandLine().getOut();
        try (Server server = Server.start(config)) {
            announce(out, config, server.port());
            stopRequested.await();
            // A second signal ends the program at once.
            STOP_SIGNALS.forEach(Signals::registerDefault);
        }
        out.println("Drey has stopped.");
        return ExitStatus.OK;
    }

    private static void warnOfUnknownVariables() {
        // The logger is not a field, because every other command would then load the logging framework.
        Logger log = LoggerFactory.getLogger(ServeCommand.class);
        Config.unknownVariables(System.getenv().keySet())
                .forEach(name -> log.atWarn().addKeyValue("variable", name).log("no setting has this name"));
    }

    private Config config() {
        Map<String, String> flags = new HashMap<>();
        for (Setting<?> setting : Setting.all()) {
            @Nullable String value = spec.findOption(setting.flag()).getValue();
            if (value != null) {
                flags.put(setting.name(), value);
            }
        }
        Optional<Path> chosen = Optional.ofNullable(file)
                .or(() -> Optional.ofNullable(System.getenv("DREY_CONFIG")).map(Path::of));
        try {
            return Config.read(
                    flags, System.getenv(), chosen, UserFolders.state().resolve("server"));
        } catch (InvalidSettingException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()));
        }
    }

    private static void announce(PrintWriter out, Config config, int port) {
        boolean terminal = Stdio.isTerminal();
        String host = config.get(Setting.LAN) ? "127.0.0.1" : config.get(Setting.HOST);
        out.println("Drey is at " + NetworkAddresses.url(host, port) + (terminal ? "  (Ctrl-C stops it)" : ""));
        List<String> others = config.get(Setting.LAN) ? NetworkAddresses.reachableUrls(port) : List.of();
        others.forEach(url -> out.println("On this network: " + url));
        Optional<String> publicUrl = config.get(Setting.PUBLIC_URL).map(URI::toString);
        publicUrl.ifPresent(url -> out.println("Public address: " + url));
        publicUrl
                .or(() -> others.stream().findFirst())
                .filter(any -> config.get(Setting.LAN))
                .ifPresent(url -> QrPicture.lines(url, Stdio.style()).forEach(out::println));
        out.flush();
    }
}
