/** For tests: a site that is deployed into accounts of its own, from a folder of its own. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../tool.ts";
import { CloudflareStandIn, StripeStandIn } from "./account-stand-in.ts";
import { openContext } from "./context.ts";
import { deploySite } from "./deploy-site.ts";
import { writeConfigs } from "./derive-configs.ts";
import { EXAMPLE_FILE, readSite } from "./production.ts";
import type { World } from "./world.ts";

export const ACCESS = { ACCESS_CLIENT_ID: "4f1d.access", ACCESS_CLIENT_SECRET: "9e8d7c6b5a" };
export const KEY = "sk_live_4eC39HqLyjWDarjtT1zdp7dc";
export const MIGRATIONS = readdirSync(join(root, "migrations")).filter((file) =>
  file.endsWith(".sql"),
);
/** What a site puts in place of the example's placeholders. */
export const FILLED_IN = {
  ACCESS_AUD: "0123456789abcdef".repeat(4),
  LEGAL_NAME: "Kindling Ltd",
  POSTAL_ADDRESS: "1 Quay Street, Galway",
};
export const DEPLOYED = ["jobs", "stripe-webhook", "console", "web", "web-money"].map(
  (worker) => `kindling-${worker}`,
);

export class SiteStandIn {
  readonly folder = mkdtempSync(join(tmpdir(), "kindling-deploy-test-"));
  readonly cloudflare = new CloudflareStandIn();
  readonly account = new StripeStandIn();
  readonly printed: string[] = [];
  readonly site = readSite(EXAMPLE_FILE);
  readonly #secrets = join(this.folder, "secrets.json");

  constructor() {
    mkdirSync(join(this.folder, "build/assets"), { recursive: true });
    writeFileSync(join(this.folder, "guide.pdf"), "the guide");
    this.writeSecrets({ STRIPE_SECRET_KEY: KEY, ...ACCESS });
    Object.assign(this.site.variables, FILLED_IN);
  }

  close = () => rmSync(this.folder, { recursive: true });

  writeSecrets = (secrets: object) => writeFileSync(this.#secrets, JSON.stringify(secrets));
  readSecrets = () => JSON.parse(readFileSync(this.#secrets, "utf8"));

  /** Opens the site as commands do: its files do not name the database. */
  open(changes: Partial<World> = {}) {
    const context = openContext({
      environment: "production",
      file: "production.json",
      patienceMs: 60_000,
      site: this.site,
      folder: join(this.folder, "target"),
      secretsPath: this.#secrets,
      world: { ...this.world, ...changes },
    });
    writeConfigs(this.site, context);
    return context;
  }

  /** Runs one deployment. Returns whether it succeeded. */
  run = (changes: Partial<World> = {}) => deploySite(this.open(changes));

  /** Answers as the deployed workers do. */
  answer: World["fetch"] = async (url, init) => {
    const { hostname, pathname } = new URL(url);
    const health = (worker: string) => {
      const version = this.cloudflare.workers.get(`kindling-${worker}`)?.id;
      return new Response(version, { status: version === undefined ? 404 : 200 });
    };
    if (hostname === "console.kindling.example") {
      const secret = new Headers(init?.headers).get("CF-Access-Client-Secret");
      if (secret !== ACCESS.ACCESS_CLIENT_SECRET) return new Response(null, { status: 302 });
      return pathname === "/healthz" ? health("console") : new Response(null, { status: 403 });
    }
    if (pathname === "/healthz") return health("web");
    if (pathname === "/healthz/jobs") return health("jobs");
    if (pathname === "/healthz/webhooks") return health("stripe-webhook");
    if (init?.method === "POST") return new Response(null, { status: 400 });
    if (pathname === "/parts.json") return new Response(null, { status: 404 });
    return new Response("Kindling");
  };

  readonly world: World = {
    wrangler: this.cloudflare.wrangler,
    openStripe: () => this.account,
    fetch: this.answer,
    resolveTxt: async () => [],
    ...atCommit("4f1d2c3b4a5968778695a4b3c2d1e0f901234567"),
    clientBuild: join(this.folder, "build"),
    build: async () => undefined,
    buildProducts: async () => [
      {
        product: {
          key: "bundles/guide.pdf",
          contentType: "application/pdf",
          sources: [],
          make: async () => new Uint8Array(),
        },
        path: join(this.folder, "guide.pdf"),
      },
    ],
    sleep: async () => undefined,
    losesFiles: false,
    print: (line) => void this.printed.push(line),
  };
}

/** A commit whose tests have passed. */
export function atCommit(id: string): Pick<World, "readCommit" | "readTestedCommit"> {
  return { readCommit: () => ({ id, isClean: true }), readTestedCommit: () => id };
}
