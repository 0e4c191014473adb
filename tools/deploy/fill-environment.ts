import { randomBytes } from "node:crypto";
import type { TomlTable } from "smol-toml";
import type { Secrets } from "./secrets.ts";

type Named = { binding?: string; name?: string };

/** What a worker with this configuration would find: its variables, its bindings, and secrets, known or made up. */
export function fillEnvironment(config: TomlTable, secrets: Secrets, isLive: boolean): object {
  const { required = [] } = (config["secrets"] ?? {}) as { required?: string[] };
  const mode = isLive ? "live" : "test";
  const madeUp = Object.fromEntries(
    required.map((name) => [
      name,
      name === "STRIPE_SECRET_KEY" ? `sk_${mode}_unknown` : randomBytes(32).toString("hex"),
    ]),
  );
  const bindings = listBindings(config).map((name) => [name, {}]);
  return {
    ...Object.fromEntries(bindings),
    ...(config["vars"] as object),
    ...madeUp,
    ...secrets,
  };
}

function listBindings(config: TomlTable): string[] {
  const lists = ["d1_databases", "r2_buckets", "ratelimits", "send_email"];
  const queues = config["queues"] as { producers?: Named[] } | undefined;
  return [
    ...lists.flatMap((key) => (config[key] ?? []) as Named[]),
    ...(queues?.producers ?? []),
    (config["version_metadata"] ?? {}) as Named,
  ].flatMap(({ binding, name }) => binding ?? name ?? []);
}
