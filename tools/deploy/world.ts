import { resolveTxt } from "node:dns/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PRODUCTS } from "../../products/catalogue.ts";
import { buildApp, isBuiltToDeploy } from "../build.ts";
import { type Built, buildProducts } from "../products/build-products.ts";
import {
  checkAccount,
  findMissing,
  type KeepSecret,
  readPortal,
  replaceWebhook,
  setUpAccount,
} from "../stripe-account.ts";
import { openAccount } from "../stripe-prices.ts";
import { root, runTool } from "../tool.ts";
import type { Wrangler } from "./cloudflare.ts";
import { readCommit, readTestedCommit } from "./tested.ts";

/** One site's account at Stripe. */
export type StripeAccount = {
  /** What is missing or not as the app expects, in words. */
  check: () => Promise<string[]>;
  /** The same, with what Stripe decides only once the site answers. */
  checkLive: () => Promise<string[]>;
  setUp: (keepSecret: KeepSecret) => Promise<string[]>;
  replaceWebhook: (keepSecret: KeepSecret) => Promise<void>;
  readPortal: () => Promise<string | null>;
};

/** Everything outside that a deployment uses. */
export type World = {
  wrangler: Wrangler;
  openStripe: (secretKey: string, siteOrigin: string) => StripeAccount;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  resolveTxt: (name: string) => Promise<string[][]>;
  /** The commit, and whether files differ from it. */
  readCommit: () => { id: string; isClean: boolean };
  /** The commit of the last complete `npm test` that passed, or null. */
  readTestedCommit: () => string | null;
  /** Where the build leaves the browser's files. */
  clientBuild: string;
  build: () => Promise<unknown>;
  buildProducts: () => Promise<Built[]>;
  sleep: (ms: number) => Promise<unknown>;
  /** As on a build server, which is thrown away afterwards: a secret that is made there is lost. */
  losesFiles: boolean;
  print: (line: string) => void;
};

export const openWorld = (account: string | undefined): World => ({
  wrangler: (args) =>
    runTool("wrangler", [...args], {
      env: {
        // Its output is parsed.
        NO_COLOR: "1",
        FORCE_COLOR: "0",
        ...(account && { CLOUDFLARE_ACCOUNT_ID: account }),
      },
    }),
  openStripe: (secretKey, siteOrigin) => {
    const stripe = openAccount({ secretKey });
    return {
      check: () => findMissing(stripe, siteOrigin),
      checkLive: () => checkAccount(stripe, siteOrigin),
      setUp: (keepSecret) => setUpAccount(stripe, siteOrigin, keepSecret),
      replaceWebhook: (keepSecret) => replaceWebhook(stripe, siteOrigin, keepSecret),
      readPortal: () => readPortal(stripe),
    };
  },
  fetch,
  resolveTxt,
  readCommit,
  readTestedCommit,
  clientBuild: join(root, "build/client"),
  build: async () => isBuiltToDeploy() || buildApp({ needsMap: true }),
  buildProducts: () => buildProducts(PRODUCTS),
  sleep,
  losesFiles: Boolean(process.env["CI"]),
  print: console.log,
});
