package dev.drey.cli.terminal;

/** What a piece of text is, for its colours; each pair of colours is legible on light and dark terminals. */
public enum Tone {
    TITLE("1"),
    FAINT("2"),
    ERROR("31"),
    GOOD("32"),
    FIRST("1;97;44"),
    SECOND("1;30;43"),
    FIRST_LAST("1;4;97;104"),
    SECOND_LAST("1;4;30;103"),
    BLACK("1;30;42"),
    WHITE("1;97;42"),
    BLACK_LAST("1;30;46"),
    WHITE_LAST("1;97;46"),
    FELT("30;42"),
    OPEN("32"),
    OPEN_STRONG("1;32"),
    TOUCHED("1;7"),
    DEAD("90;100"),
    PLAIN("0");

    private final String code;

    Tone(String code) {
        this.code = code;
    }

    String code() {
        return code;
    }
}
