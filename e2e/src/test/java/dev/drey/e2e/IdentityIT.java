package dev.drey.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Test;

/** The player's identity: name, tokens, signing out everywhere, and deletion. */
final class IdentityIT extends BrowserTestBase {
    private static void confirm(Page page) {
        page.locator("dialog[open] .answers").waitFor();
        AxeAssertions.assertNoViolations(page, "a confirmation");
        page.locator("dialog[open] .answers button.primary").click();
        page.locator("dialog[open] .answers")
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    private static String name(Page page) {
        Locator name = page.locator("main strong").first();
        name.waitFor();
        return name.textContent();
    }

    /** The status of a request that a program makes with a token. */
    private static int status(Page page, String token) {
        return ((Number) page.evaluate(
                        "(token) => fetch('/api/me', { headers: { Authorization: `Bearer ${token}` }, credentials: 'omit' })"
                                + ".then((answer) => answer.status)",
                        token))
                .intValue();
    }

    private static String secret(Page page) {
        Locator field = page.locator("section[aria-labelledby=tokens] .notice input");
        field.waitFor();
        return field.inputValue();
    }

    @Test
    void tokensAreCreatedReplacedAndRevoked() {
        UserSession session = site.session();
        Page page = session.open("/");
        page.locator("a[href='/identity']").click();
        assertThat(page.locator("h1")).hasText("Your identity");
        Locator tokens = page.locator("section[aria-labelledby=tokens]");
        assertThat(tokens).containsText("You have no tokens.");

        tokens.locator("form input").fill("My bot");
        tokens.locator("form select").selectOption("30");
        tokens.locator("form button").click();
        String first = secret(page);
        assertThat(first).startsWith("drey_");
        assertThat(status(page, first)).isEqualTo(200);
        assertThat(tokens.locator("li")).containsText("My bot");
        AxeAssertions.assertNoViolations(page, "a new token");

        tokens.locator("li button:has-text('Replace')").click();
        confirm(page);
        page.waitForCondition(() -> !secret(page).equals(first));
        String second = secret(page);
        assertThat(status(page, second)).isEqualTo(200);
        assertThat(status(page, first)).isEqualTo(401);

        page.reload();
        assertThat(tokens.locator("li")).containsText("My bot");
        assertThat(page.content()).doesNotContain(second);
        tokens.locator("li button:has-text('Revoke')").click();
        confirm(page);
        assertThat(tokens).containsText("You have no tokens.");
        assertThat(status(page, second)).isEqualTo(401);
        // The browser logs the rejected requests.
        session.ignoreErrors();
    }

    @Test
    void signingOutEverywhereElseKeepsThisBrowser() {
        UserSession session = site.session();
        Page page = session.open("/identity");
        String name = name(page);
        String state = page.context().storageState();
        UserSession elsewhere = site.session(UserSession.desktop().setStorageState(state));
        Page other = elsewhere.open("/identity");
        assertThat(name(other)).isEqualTo(name);

        page.locator("button:has-text('Sign out everywhere else')").click();
        confirm(page);
        assertThat(page.locator("section[aria-labelledby=sign-out] .notice")).containsText("signed out");
        page.reload();
        assertThat(name(page)).isEqualTo(name);

        other.locator("section[aria-labelledby=tokens] form button").click();
        assertThat(other.locator("section[aria-labelledby=tokens] .notice")).containsText("Reload the page");
        other.reload();
        assertThat(name(other)).isNotEqualTo(name);
        // The browser logs the rejected request.
        elsewhere.ignoreErrors();
    }

    @Test
    void deletedPlayerLosesTheNameAndResigns() {
        UserSession annSession = site.session();
        Page ann = annSession.open("/");
        String name = name(ann);
        ann.locator("[data-kind='othello'] button:has-text('Invite a friend')").click();
        new GamePage(ann).awaitStatus("waiting");
        String link = ann.locator("input[readonly]").inputValue();
        Page bob = site.session(UserSession.desktop().setLocale("de-DE")).open(link);
        bob.locator("main button.primary").click();
        new GamePage(ann).awaitStatus("yours", "theirs");

        ann.navigate("/identity");
        ann.locator("button:has-text('Delete my identity')").click();
        confirm(ann);
        assertThat(ann.locator("dialog[open]")).containsText("1 unfinished game has ended.");
        AxeAssertions.assertNoViolations(ann, "a deleted identity");
        ann.locator("dialog[open] button.primary").click();
        ann.waitForURL("**/");
        assertThat(name(ann)).isNotEqualTo(name);
        ann.navigate("/games");
        assertThat(ann.locator("main")).containsText("You have not played any games yet.");

        new GamePage(bob).awaitStatus("over");
        assertThat(bob.locator("main")).containsText("Gelöschter Spieler");
        assertThat(bob.locator("main")).not().containsText(name);
    }
}
