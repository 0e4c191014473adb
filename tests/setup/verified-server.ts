import { startFreshServer } from "../../tools/serve.ts";
import { test as base } from "./browser.ts";
import { printNews } from "./server-lines.ts";

/** The list closes in a day, and takes one person. */
const LIMITS = { WAITLIST_CONFIRM: "yes", WAITLIST_PLACES: "1" };
const DAY_MS = 86_400_000;

/** The test for a shop that shows only proven claims, and whose waitlist is limited by its configuration. */
export const test = base.extend<object, { verifiedServer: string }>({
  verifiedServer: [
    // Playwright requires a destructuring pattern; `browserName` costs nothing.
    async ({ browserName: _ }, use) => {
      const WAITLIST_CLOSES_AT = new Date(Date.now() + DAY_MS).toISOString();
      const shellVars = { CLAIMS: "verified", ...LIMITS, WAITLIST_CLOSES_AT };
      const server = await startFreshServer({ shellVars, onLine: printNews });
      await use(server.url);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ verifiedServer }, use) => use(verifiedServer),
});
