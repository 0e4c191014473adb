import { startFreshServer } from "../../tools/serve.ts";
import { test as base } from "./browser.ts";
import { planFaults } from "./local-stripe.ts";
import { printNews } from "./server-lines.ts";

/** Log lines about planned faults of Stripe. */
const ORDERED = /"event":"(stripe|sync)"/;

/**
 * The test for changes of Stripe's clock and fault plan: each worker process has its own server. The clock only moves
 * forward, so every test creates its own buyer.
 */
export const test = base.extend<{ healed: undefined }, { moneyServer: string }>({
  moneyServer: [
    // Playwright requires a destructuring pattern; `browserName` costs nothing.
    async ({ browserName: _ }, use) => {
      const server = await startFreshServer({
        onLine: (line) => ORDERED.test(line) || printNews(line),
      });
      await use(server.url);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ moneyServer }, use) => use(moneyServer),
  healed: [
    async ({ request }, use) => {
      await use(undefined);
      await planFaults(request, {});
    },
    { auto: true },
  ],
});
