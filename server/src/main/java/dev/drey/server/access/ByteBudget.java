package dev.drey.server.access;

/** A number of bytes of memory that all addresses share, by a {@link DynamicThreshold}. */
public final class ByteBudget {
    private final DynamicThreshold bytes;

    /** @param factor the bytes that an address may hold for each free byte: 1 lets one address use half, 1/8 a ninth */
    public ByteBudget(long capacity, double factor) {
        this.bytes = new DynamicThreshold(capacity, factor);
    }

    /** The part of a budget that one address may use. */
    public static final class Share {
        private final ByteBudget budget;
        private final String address;

        private Share(ByteBudget budget, String address) {
            this.budget = budget;
            this.address = address;
        }

        /** Reserves bytes; returns false, and reserves nothing, if the address may not hold that many more. */
        public boolean tryReserve(long bytes) {
            return budget.bytes.tryReserve(address, bytes);
        }

        /** Gives reserved bytes back. */
        public void release(long bytes) {
            budget.bytes.release(address, bytes);
        }
    }

    /** The share of an address. */
    public Share share(String address) {
        return new Share(this, address);
    }

    /** The bytes that are reserved now. */
    public long held() {
        return bytes.held();
    }

    /** All bytes. */
    public long capacity() {
        return bytes.capacity();
    }
}
