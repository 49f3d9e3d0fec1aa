package dev.drey.cli.storage;

import java.io.IOException;

/** A kept game that another program is playing. */
public final class InUse extends IOException {
    InUse(String id) {
        super(id + " is being played already, in another terminal");
    }
}
