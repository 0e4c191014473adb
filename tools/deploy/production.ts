import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readKeyMode } from "#app/platform/env-fields.ts";
import { root } from "../tool.ts";
import { SECRETS } from "./secrets.ts";
import { WORKER_IDS, WORKERS } from "./workers.ts";

export const ENVIRONMENTS = ["production", "staging"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Variables that the deployment sets itself, or that would undo a check. */
export const DERIVED: readonly string[] = [
  "ENVIRONMENT",
  "STRIPE_LIVEMODE",
  "STRIPE_PORTAL_CONFIGURATION",
  "ALLOW_TEST_KEYS",
];

const host = z
  .string("is missing")
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, "is not a host name, in lower case");

const Site = z.strictObject({
  /** Begins the names of all workers, queues, the database and the bucket. */
  name: z
    .string("is missing")
    .regex(/^[a-z][a-z0-9-]{1,30}[a-z0-9]$/, "is not a short name of a-z, 0-9 and hyphens")
    .refine((name) => name !== "dev", "is what development is called"),
  /** Cloudflare's id; needed only by members of several accounts. */
  account: z
    .string()
    .regex(/^[0-9a-f]{32}$/, "is not the id of an account")
    .optional(),
  /** The domain at Cloudflare to which the site belongs. */
  zone: host,
  /** Host of the owner's console; without it there is no console. */
  console: host.optional(),
  /** Of database and bucket. It cannot be changed later. */
  location: z.enum(["wnam", "enam", "weur", "eeur", "apac", "oc"], "is not a location of D1"),
  /** Region of the worker that waits for the database and Stripe: close to both. */
  placement: z.string("is missing").regex(/^(aws|gcp|azure):[a-z0-9-]+$/, "is not a region"),
  /** Of the workers, as `.dev.vars.example` explains them. */
  variables: z.record(z.string(), z.string("is not text")),
});

export type Site = z.infer<typeof Site>;

export const siteFile = (environment: Environment): string => `${environment}.json`;
export const EXAMPLE_FILE = "production.example.json";

/** @throws Error that names every fault of the file */
export function readSite(file: string): Site {
  const path = join(root, file);
  if (!existsSync(path)) {
    throw new Error(`${file} is missing: copy ${EXAMPLE_FILE} to it, and put in your own values.`);
  }
  return parseSite(file, readFileSync(path, "utf8"));
}

/** @throws Error that names every fault of the text */
export function parseSite(file: string, text: string): Site {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
  const parsed = Site.safeParse(json);
  const faults = parsed.success
    ? findFaults(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join(".") || "it"}: ${message}`);
  if (!parsed.success || faults.length > 0) {
    throw new Error([`${file} is refused.`, ...faults.map((fault) => `  ${fault}`)].join("\n"));
  }
  return parsed.data;
}

/** Faults that no single field shows. The values of variables are checked by the workers, before anything is done. */
function findFaults({ zone, console: desk, variables }: Site): string[] {
  const { SITE_ORIGIN = "", STRIPE_PUBLISHABLE_KEY = "" } = variables;
  const site = URL.canParse(SITE_ORIGIN) ? new URL(SITE_ORIGIN) : null;
  const isInZone = (name: string) => `.${name}`.endsWith(`.${zone}`);
  const known = WORKER_IDS.flatMap((id) => Object.keys(WORKERS[id].fields(variables)));
  const faults = Object.keys(variables).flatMap((name) => {
    if (DERIVED.includes(name)) return [`variables.${name}: is set by the deployment itself`];
    if (SECRETS.some((secret) => secret === name)) {
      return [`variables.${name}: is a secret, and belongs into no file of git`];
    }
    return known.includes(name) ? [] : [`variables.${name}: is in no worker`];
  });
  if (site === null || site.origin !== SITE_ORIGIN || site.protocol !== "https:") {
    faults.push("variables.SITE_ORIGIN: is not https:// and a host");
  } else if (!isInZone(site.hostname)) faults.push("variables.SITE_ORIGIN: is not in the zone");
  if (readKeyMode(STRIPE_PUBLISHABLE_KEY) === undefined) {
    faults.push("variables.STRIPE_PUBLISHABLE_KEY: is not pk_live_… or pk_test_…");
  }
  if (desk !== undefined && !isInZone(desk)) faults.push("console: is not in the zone");
  if (desk !== undefined && desk === site?.hostname) faults.push("console: is the site's own host");
  return faults;
}

export const siteHost = ({ variables }: Site): string =>
  new URL(variables["SITE_ORIGIN"] ?? "").hostname;

export const isLive = ({ variables }: Site): boolean =>
  readKeyMode(variables["STRIPE_PUBLISHABLE_KEY"] ?? "") === "live";
