package dev.drey.server.room;

import dev.drey.play.TimeControl;
import dev.drey.rules.Game;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.Optional;

/**
 * The terms of a game, fixed when it is created.
 *
 * @param creator the identity of the person who created the game
 * @param origin a keyed hash of the network address the game was created from; removed some time after it has ended
 * @param code the secret in the invitation link
 * @param hints whether players may ask for the values of moves
 */
public record Terms(
        String id,
        long created,
        String creator,
        Optional<String> origin,
        String code,
        Position start,
        TimeControl timeControl,
        boolean hints,
        Round round) {
    public Game game() {
        return start.game();
    }

    /**
     * The place of a game in a match.
     *
     * @param match the id of the match
     * @param number the number of this game, from 1
     * @param of the number of games in the match
     * @param pointsOfFirst the match points of the player of the first side before this game
     */
    public record Round(String match, int number, int of, double pointsOfFirst, double pointsOfSecond) {
        double points(Side side) {
            return side == Side.FIRST ? pointsOfFirst : pointsOfSecond;
        }

        boolean isLast() {
            return number == of;
        }
    }
}
