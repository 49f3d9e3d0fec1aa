package dev.drey.server.access;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs ids with the server's key, so that they can be handed out and believed when they come back. */
final class TokenSigner {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int LONGEST = 200;

    private final SecretKeySpec key;

    TokenSigner(byte[] key) {
        this.key = new SecretKeySpec(key, ALGORITHM);
    }

    /** The id with a signature that holds for this purpose alone: a cookie is no token. */
    String sign(String purpose, String id) {
        return id + "." + signature(purpose, id);
    }

    /** The id, if the signature is ours. */
    Optional<String> verify(String purpose, String sealed) {
        int dot = sealed.indexOf('.');
        if (dot < 1 || sealed.length() > LONGEST) {
            return Optional.empty();
        }
        String id = sealed.substring(0, dot);
        byte[] given = sealed.substring(dot + 1).getBytes(StandardCharsets.UTF_8);
        byte[] right = signature(purpose, id).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(given, right) ? Optional.of(id) : Optional.empty();
    }

    private String signature(String purpose, String id) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            byte[] signed = mac.doFinal((purpose + ":" + id).getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(signed);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }
}
