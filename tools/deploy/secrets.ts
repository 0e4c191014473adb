import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root } from "../tool.ts";

/** What `.dev.vars.example` calls a secret. No worker reads those of Access. */
export const SECRETS = [
  "ACCESS_CLIENT_ID",
  "ACCESS_CLIENT_SECRET",
  "LINK_SECRET",
  "LINK_SECRET_PREVIOUS",
  "STRIPE_SECRET_KEY",
  "TURNSTILE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_WEBHOOK_SECRET_PREVIOUS",
  "ALERT_WEBHOOK_URL",
  "HEARTBEAT_URL",
  "RESEND_WEBHOOK_SECRET",
  "RESEND_API_KEY",
] as const;

export type Secrets = Readonly<Record<string, string>>;

export const secretsFile = (environment: string): string => `${environment}.secrets.json`;
export const secretsPath = (environment: string): string => join(root, secretsFile(environment));

/** Reads the file that git ignores, and the shell, which wins: a build server has no such file. */
export function readSecrets(path: string, shell: NodeJS.ProcessEnv = process.env): Secrets {
  const parsed = z.partialRecord(z.enum(SECRETS), z.string()).safeParse(readKept(path));
  if (!parsed.success) throw new Error(`${path} holds something else than secrets of the workers.`);
  const given = SECRETS.flatMap((name) => (shell[name] ? [[name, shell[name]]] : []));
  return { ...parsed.data, ...Object.fromEntries(given) };
}

function readKept(path: string): unknown {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // The error itself would quote the text.
    throw new Error(`${path} is not JSON.`);
  }
}

/** Keeps a secret that was made here: Cloudflare never shows it again. */
export function keepSecret(path: string, name: string, value: string): void {
  const kept = { ...Object(readKept(path)), [name]: value };
  writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  // A file made by hand can usually be read by others.
  chmodSync(path, 0o600);
}
