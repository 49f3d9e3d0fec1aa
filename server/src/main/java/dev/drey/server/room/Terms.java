package dev.drey.server.room;

import dev.drey.play.TimeControl;
import dev.drey.rules.Game;
import dev.drey.rules.Position;
import dev.drey.rules.Side;

/**
 * What was settled before a game began, and never changes.
 *
 * @param creator the identity of who made it
 * @param code what a friend's link holds
 * @param hints whether players may ask what moves are worth
 */
public record Terms(
        String id,
        long created,
        String creator,
        String code,
        Position start,
        TimeControl timeControl,
        boolean hints,
        Round round) {
    public Game game() {
        return start.game();
    }

    /**
     * Its place in a match of several games.
     *
     * @param series the match's name
     * @param number which game this is, from 1
     * @param of how many there are
     * @param pointsOfFirst what whoever has the first side here had before this game
     */
    public record Round(String series, int number, int of, double pointsOfFirst, double pointsOfSecond) {
        double points(Side side) {
            return side == Side.FIRST ? pointsOfFirst : pointsOfSecond;
        }

        boolean isLast() {
            return number == of;
        }
    }
}
