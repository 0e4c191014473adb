import { randomBytes } from "node:crypto";
import type { TomlTable } from "smol-toml";
import { readKeyMode } from "#app/platform/env-fields.ts";
import type { Check } from "./checks.ts";
import type { Context } from "./context.ts";
import { writeConfigs } from "./derive-configs.ts";
import { isLive } from "./production.ts";
import { type Secrets, secretsFile } from "./secrets.ts";
import { WORKERS, type WorkerId } from "./workers.ts";

/** What must hold before anything is changed. A deployment cannot fix any of it. */
export const preflight = (context: Context): Check[] => [
  { name: "the commit, and its tests", findFaults: async () => findUntested(context) },
  { name: "the keys", findFaults: async () => findKeyFaults(context) },
  { name: "the workers' environment", findFaults: async () => findRefusals(context) },
];

function findUntested({ world }: Context): string[] {
  const { id, isClean } = world.readCommit();
  if (!isClean) return ["There are changes that are not committed."];
  return world.readTestedCommit() === id ? [] : ["npm test has not passed for this commit here."];
}

function findKeyFaults({ environment, secrets, site, file, world }: Context): string[] {
  const where = `Put it into ${secretsFile(environment)}, or set the variable.`;
  const needed = ["STRIPE_SECRET_KEY"];
  if (site.variables["MAIL_TRANSPORT"] === "resend") needed.push("RESEND_API_KEY");
  if (site.console !== undefined) needed.push("ACCESS_CLIENT_ID", "ACCESS_CLIENT_SECRET");
  // The first deployment makes these two, and keeps them in the file.
  if (world.losesFiles) needed.push("LINK_SECRET", "STRIPE_WEBHOOK_SECRET");
  const missing = needed.filter((name) => !secrets[name]);
  const isLiveKey = readKeyMode(secrets["STRIPE_SECRET_KEY"] ?? "") === "live";
  return [
    ...missing.map((name) => `${name} is missing. ${where}`),
    ...(environment === "staging" && isLive(site) ? [`${file} has a live key of Stripe.`] : []),
    ...(secrets["STRIPE_SECRET_KEY"] && isLiveKey !== isLive(site)
      ? ["STRIPE_SECRET_KEY is of another mode than STRIPE_PUBLISHABLE_KEY."]
      : []),
  ];
}

/** Asks each worker whether it would start. */
function findRefusals(context: Context): string[] {
  const { secrets, site } = context;
  return Object.entries(writeConfigs(site, context)).flatMap(([id, config]) => {
    try {
      WORKERS[id as WorkerId].parse(fillEnvironment(config, secrets, isLive(site)));
      return [];
    } catch (error) {
      return [`${id}: ${(error as Error).message}`];
    }
  });
}

/** What the worker would find: its variables, its bindings, and secrets, known or made up. */
export function fillEnvironment(config: TomlTable, secrets: Secrets, isLive: boolean) {
  const vars = config["vars"] as Record<string, string>;
  const { required } = config["secrets"] as { required: string[] };
  const madeUp = (name: string) =>
    name === "STRIPE_SECRET_KEY"
      ? `sk_${isLive ? "live" : "test"}_unknown`
      : randomBytes(32).toString("hex");
  const bindings: Record<string, object> = {};
  JSON.stringify(config, (_key, value) => {
    const name = value?.binding ?? value?.name;
    if (typeof name === "string") bindings[name] = {};
    return value;
  });
  return {
    ...bindings,
    ...vars,
    ...Object.fromEntries(required.map((name) => [name, madeUp(name)])),
    ...secrets,
  };
}
