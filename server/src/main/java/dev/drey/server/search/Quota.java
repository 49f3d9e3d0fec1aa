package dev.drey.server.search;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/** How many searches everyone has asked for and not yet got. Remembers only those who have some. */
final class Quota {
    private final int perIdentity;
    private final int perAddress;
    private final Map<String, Integer> ofIdentity = new HashMap<>();
    private final Map<String, Integer> ofAddress = new HashMap<>();

    Quota(int perIdentity, int perAddress) {
        this.perIdentity = perIdentity;
        this.perAddress = perAddress;
    }

    /** One search of somebody's. */
    interface Place {
        /** It is over; once is enough, and more often does no harm. */
        void free();
    }

    /** @throws Refused if that would be too many */
    synchronized Place take(Asker asker) {
        refuse(ofIdentity.getOrDefault(asker.identity(), 0), perIdentity, "you have");
        refuse(ofAddress.getOrDefault(asker.address(), 0), perAddress, "your address has");
        ofIdentity.merge(asker.identity(), 1, Integer::sum);
        ofAddress.merge(asker.address(), 1, Integer::sum);
        AtomicBoolean freed = new AtomicBoolean();
        return () -> {
            if (!freed.getAndSet(true)) {
                giveBack(asker);
            }
        };
    }

    private static void refuse(int has, int most, String whoHas) {
        if (has >= most) {
            throw new Refused(
                    Refused.Reason.TOO_MANY,
                    whoHas + " " + has + " searches under way already; wait for one of them or stop it");
        }
    }

    private synchronized void giveBack(Asker asker) {
        ofIdentity.computeIfPresent(asker.identity(), (key, count) -> count == 1 ? null : count - 1);
        ofAddress.computeIfPresent(asker.address(), (key, count) -> count == 1 ? null : count - 1);
    }

    /** How many identities and addresses it remembers. */
    synchronized int size() {
        return ofIdentity.size() + ofAddress.size();
    }
}
