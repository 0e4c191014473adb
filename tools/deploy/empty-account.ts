import type { World } from "./world.ts";

const NOTHING: readonly (readonly [asked: string, answer: string, ok: boolean])[] = [
  ["d1 list", "[]", true],
  ["r2 bucket list", "Listing buckets...", true],
  ["r2 bucket lock list", "The specified bucket does not exist.", false],
  ["r2 bucket lifecycle list", "The specified bucket does not exist.", false],
  ["queues info", 'Queue "…" does not exist.', false],
  ["secret list", 'Worker "…" not found.', false],
  ["deployments status", "The worker has no deployments", false],
  ["d1 execute", "no such table: d1_migrations", false],
  ["r2 object get", "The specified key does not exist.", false],
];

/** For a dry run before there is an account: nothing that is asked for exists. */
export const withEmptyCloudflare = (world: World): World => ({
  ...world,
  wrangler: async (args) => {
    if (args[0] === "whoami") return { ok: false, output: '{"loggedIn":false}' };
    const [, output, ok] = NOTHING.find(([asked]) => args.join(" ").startsWith(asked)) ?? [];
    return { ok: ok ?? false, output: output ?? `Not logged in: ${args.join(" ")}` };
  },
});

export const withEmptyStripe = (world: World): World => ({
  ...world,
  openStripe: () => ({
    check: async () => [
      "No prices",
      "No webhook endpoint",
      "No configuration of the customer portal",
      "Wallets are not registered",
    ],
    setUp: async () => [],
    replaceWebhook: async () => undefined,
    readPortal: async () => null,
  }),
});
