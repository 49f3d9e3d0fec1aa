package dev.drey.play;

import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The open offers in the order in which they were made; at most one of each kind. */
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
     * Returns the offers that stay open after a move. A move answers the offers of the opponent and withdraws the
     * mover's own takeback.
     */
    Offers afterMoveOf(Side mover) {
        return keep(offer -> offer.by() == mover && offer.kind() != Offer.Kind.TAKEBACK);
    }

    private Offers keep(Predicate<Offer> filter) {
        return new Offers(all.stream().filter(filter).toList());
    }
}
