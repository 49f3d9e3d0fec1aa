package dev.drey.e2e;

import com.microsoft.playwright.Page;

/** A page that has come to rest. */
final class Settled {
    private Settled() {}

    /** Its heading is there, and nothing says that it is still being fetched. */
    static void await(Page page) {
        page.locator("main h1").first().waitFor();
        page.waitForFunction("() => !document.querySelector('[aria-busy=true]')");
    }
}
