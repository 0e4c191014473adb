import { startFreshServer } from "../../tools/serve.ts";
import { test as base } from "./browser.ts";
import { planFaults } from "./local-stripe.ts";
import { printNews } from "./server-lines.ts";

/** What a worker writes of a Stripe that is down by order. */
const ORDERED = /"event":"(stripe|sync)"/;

/**
 * The test for whatever moves Stripe's clock or plans faults: each worker process has a server of its own.
 * The clock goes forward only, so every test begins with a buyer of its own.
 */
export const test = base.extend<{ healed: undefined }, { moneyServer: string }>({
  moneyServer: [
    // Playwright reads from this pattern what is needed: nothing but what costs nothing.
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
