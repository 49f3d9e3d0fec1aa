package dev.drey.server.access;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs texts with the server's key and verifies the signatures. */
final class TokenSigner {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int MAX_LENGTH = 200;

    /** 132 bits in Base64, so that hashes do not collide. */
    private static final int HASH_LENGTH = 22;

    private final SecretKeySpec key;

    TokenSigner(byte[] key) {
        this.key = new SecretKeySpec(key, ALGORITHM);
    }

    /** The text with its signature. It is valid for this purpose only, so a cookie is not accepted as a token. */
    String sign(String purpose, String text) {
        return text + "." + signature(purpose, text);
    }

    /** The text, if the signature is valid. */
    Optional<String> verify(String purpose, String signed) {
        int dot = signed.lastIndexOf('.');
        if (dot < 1 || signed.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        String text = signed.substring(0, dot);
        byte[] actual = signed.substring(dot + 1).getBytes(StandardCharsets.UTF_8);
        byte[] expected = signature(purpose, text).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(actual, expected) ? Optional.of(text) : Optional.empty();
    }

    /** A keyed hash of a text, short enough for a database index. */
    String hash(String purpose, String text) {
        return signature(purpose, text).substring(0, HASH_LENGTH);
    }

    /** The signature of a text for this purpose. */
    String signature(String purpose, String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            byte[] signature = mac.doFinal((purpose + ":" + text).getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(signature);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, e);
        }
    }
}
