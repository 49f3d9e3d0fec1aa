package dev.drey.server.access;

import java.lang.Character.UnicodeBlock;
import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The characters that names may contain and combine: the restriction level <em>highly restrictive</em> of Unicode Technical
 * Standard 39. A name uses one script; East Asian names may combine the scripts that are written together, and Latin letters.
 */
public final class NameCharacters {
    /** The recommended scripts of Unicode Standard Annex 31. Others are historic, or known to few readers. */
    private static final Set<UnicodeScript> SCRIPTS = EnumSet.of(
            UnicodeScript.ARABIC,
            UnicodeScript.ARMENIAN,
            UnicodeScript.BENGALI,
            UnicodeScript.BOPOMOFO,
            UnicodeScript.CYRILLIC,
            UnicodeScript.DEVANAGARI,
            UnicodeScript.ETHIOPIC,
            UnicodeScript.GEORGIAN,
            UnicodeScript.GREEK,
            UnicodeScript.GUJARATI,
            UnicodeScript.GURMUKHI,
            UnicodeScript.HAN,
            UnicodeScript.HANGUL,
            UnicodeScript.HEBREW,
            UnicodeScript.HIRAGANA,
            UnicodeScript.KANNADA,
            UnicodeScript.KATAKANA,
            UnicodeScript.KHMER,
            UnicodeScript.LAO,
            UnicodeScript.LATIN,
            UnicodeScript.MALAYALAM,
            UnicodeScript.MYANMAR,
            UnicodeScript.ORIYA,
            UnicodeScript.SINHALA,
            UnicodeScript.TAMIL,
            UnicodeScript.TELUGU,
            UnicodeScript.THAANA,
            UnicodeScript.THAI,
            UnicodeScript.TIBETAN);

    /** The blocks of scripts that also have many phonetic and historic letters. */
    private static final Set<UnicodeBlock> BLOCKS = Set.of(
            UnicodeBlock.BASIC_LATIN,
            UnicodeBlock.LATIN_1_SUPPLEMENT,
            UnicodeBlock.LATIN_EXTENDED_A,
            UnicodeBlock.LATIN_EXTENDED_B,
            UnicodeBlock.IPA_EXTENSIONS,
            UnicodeBlock.LATIN_EXTENDED_ADDITIONAL,
            UnicodeBlock.GREEK,
            UnicodeBlock.GREEK_EXTENDED,
            UnicodeBlock.CYRILLIC,
            UnicodeBlock.CYRILLIC_SUPPLEMENTARY);

    private static final Set<UnicodeScript> WITH_LIMITED_BLOCKS =
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.GREEK, UnicodeScript.CYRILLIC);

    /** The scripts that are written together. */
    private static final List<Set<UnicodeScript>> COMBINATIONS = List.of(
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA),
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.BOPOMOFO),
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.HANGUL));

    private static final int JAPANESE_LONG_VOWEL = 0x30FC;

    private NameCharacters() {}

    /** Whether a name may contain this letter, mark or digit. */
    public static boolean isAllowed(int c) {
        if (Confusables.isDefaultIgnorable(c) || !(Character.isLetterOrDigit(c) || isMark(c))) {
            return false;
        }
        UnicodeScript script = script(c);
        if (script == UnicodeScript.INHERITED) {
            return UnicodeBlock.COMBINING_DIACRITICAL_MARKS.equals(UnicodeBlock.of(c));
        }
        if (script == UnicodeScript.COMMON) {
            return c <= '9' && Character.isDigit(c);
        }
        return SCRIPTS.contains(script)
                && (!WITH_LIMITED_BLOCKS.contains(script) || BLOCKS.contains(UnicodeBlock.of(c)));
    }

    /** Whether the character is drawn on the letter before it. Enclosing marks, such as circles, are not allowed. */
    public static boolean isMark(int c) {
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
    }

    /** The script of a character; that of its readers, where Unicode lists several. */
    private static UnicodeScript script(int c) {
        if (c == JAPANESE_LONG_VOWEL) {
            return UnicodeScript.KATAKANA;
        }
        boolean arabic = 0x0660 <= c && c <= 0x0669 || isMark(c) && UnicodeBlock.ARABIC.equals(UnicodeBlock.of(c));
        return arabic ? UnicodeScript.ARABIC : UnicodeScript.of(c);
    }

    /** The scripts of a text that may not be combined, such as {@code Cyrillic, Latin}; empty if they may. */
    public static Optional<String> mixedScripts(String text) {
        Set<UnicodeScript> scripts = EnumSet.noneOf(UnicodeScript.class);
        text.codePoints().mapToObj(NameCharacters::script).forEach(scripts::add);
        scripts.remove(UnicodeScript.COMMON);
        scripts.remove(UnicodeScript.INHERITED);
        boolean mixed = scripts.size() > 1 && COMBINATIONS.stream().noneMatch(all -> all.containsAll(scripts));
        return mixed ? Optional.of(names(scripts)) : Optional.empty();
    }

    private static String names(Set<UnicodeScript> scripts) {
        return scripts.stream()
                .map(script ->
                        script.name().charAt(0) + script.name().substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.toCollection(TreeSet::new))
                .stream()
                .collect(Collectors.joining(", "));
    }

    /** Whether the digits of a text belong to different number systems, such as 8 and the Bengali 4, which look alike. */
    public static boolean mixesDigits(String text) {
        return text.codePoints()
                        .filter(Character::isDigit)
                        .map(c -> c - Character.digit(c, 10))
                        .distinct()
                        .count()
                > 1;
    }
}
