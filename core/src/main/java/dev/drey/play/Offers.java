package dev.drey.play;

import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The offers that wait for an answer, in the order in which they were made; at most one of a kind. */
record Offers(List<Offer> all) {
    static final Offers NONE = new Offers(List.of());

    Offers {
        all = List.copyOf(all);
    }

    Optional<Offer> find(Offer.Kind kind) {
        return all.stream().filter(offer -> offer.kind() == kind).findFirst();
    }

    Offers plus(Offer offer) {
        List<Offer> more = new ArrayList<>(all);
        more.add(offer);
        return new Offers(more);
    }

    Offers without(Offer.Kind kind) {
        return keep(offer -> offer.kind() != kind);
    }

    /**
     * After a move that its maker chose: it answers what the other side offered, and whoever moves on does not take back.
     */
    Offers afterMoveOf(Side mover) {
        return keep(offer -> offer.by() == mover && offer.kind() != Offer.Kind.TAKEBACK);
    }

    private Offers keep(Predicate<Offer> which) {
        return new Offers(all.stream().filter(which).toList());
    }
}
