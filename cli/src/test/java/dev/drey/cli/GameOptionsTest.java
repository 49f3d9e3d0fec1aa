package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.BadText;
import dev.drey.rules.Game;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelWar;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

final class GameOptionsTest {
    private static Game game(String line) {
        CommandLine command = PerftCommand.commandLine();
        command.parseArgs((line + " 1").split(" ", -1));
        return GameOptions.of(command.getCommandSpec())
                .start(Optional.of(line.split(" ", -1)[0]), new Random(1))
                .game();
    }

    @ParameterizedTest
    @ValueSource(strings = {"squirrel-war --nuts today", "squirrel-war:today"})
    void todayIsTheMapOfTheDay(String line) {
        LocalDate before = LocalDate.now(ZoneOffset.UTC);
        Game game = game(line);
        LocalDate after = LocalDate.now(ZoneOffset.UTC);
        assertThat(game).isIn(new SquirrelWar(NutMap.ofDay(before)), new SquirrelWar(NutMap.ofDay(after)));
        assertThat(game.text()).matches("squirrel-war:[0-9]+");
    }

    /** The word cannot be one of 25 values. */
    @ParameterizedTest
    @ValueSource(
            strings = {"squirrel-war:1,2,3,4,0/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5", "squirrel-war:1,2,3,4,today/1"
            })
    void errorsOfValuesDoNotNameTheMapOfTheDay(String line) {
        assertThatThrownBy(() -> game(line))
                .isInstanceOf(BadText.class)
                .message()
                .doesNotContain("map of the day");
    }
}
