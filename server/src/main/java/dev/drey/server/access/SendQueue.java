package dev.drey.server.access;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The messages that a client has not read yet. It reserves the memory for them, and is bounded per client and, by the memory of all
 * queues, per address and in all. {@link SendQueues} disconnects a client whose oldest message has been waiting for too long.
 */
public final class SendQueue {
    /** The memory that a queued message occupies besides its content. */
    public static final int OVERHEAD = 512;

    /** Maximum bytes of all messages of a client. */
    private static final int MAX_SIZE = 512 * 1024;

    private final SendQueues queues;
    private final ByteBudget.Share memory;
    private final Runnable disconnect;
    private final Deque<Message> messages = new ArrayDeque<>();
    private long size;

    SendQueue(SendQueues queues, ByteBudget.Share memory, Runnable disconnect) {
        this.queues = queues;
        this.memory = memory;
        this.disconnect = disconnect;
    }

    /** A queued message. */
    public static final class Message {
        private final int size;
        /** The bytes that the client had to read to get this message, including its own. */
        private final long sizeToRead;

        private final long since;

        private Message(int size, long sizeToRead, long since) {
            this.size = size;
            this.sizeToRead = sizeToRead;
            this.since = since;
        }
    }

    /** Adds a message; empty if the client or its address has too many unread messages. */
    public synchronized Optional<Message> add(int bytes) {
        if (size + bytes > MAX_SIZE || !memory.tryReserve(bytes + OVERHEAD)) {
            return Optional.empty();
        }
        size += bytes;
        Message message = new Message(bytes, size, queues.now());
        messages.add(message);
        if (messages.size() == 1) {
            queues.watch(this);
        }
        return Optional.of(message);
    }

    /** Removes a message that the client has read, or will never read. */
    public synchronized void remove(Message message) {
        if (messages.remove(message)) {
            size -= message.size;
            memory.release(message.size + OVERHEAD);
            unwatchIfEmpty();
        }
    }

    /** Removes all messages. */
    public synchronized void clear() {
        memory.release(size + (long) messages.size() * OVERHEAD);
        size = 0;
        messages.clear();
        unwatchIfEmpty();
    }

    private void unwatchIfEmpty() {
        if (messages.isEmpty()) {
            queues.unwatch(this);
        }
    }

    public synchronized boolean isEmpty() {
        return messages.isEmpty();
    }

    synchronized boolean isOverdue(long now) {
        Message oldest = messages.peek();
        return oldest != null && queues.isTooSlow(now - oldest.since, oldest.sizeToRead);
    }

    void disconnect() {
        disconnect.run();
    }
}
