import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root } from "../tool.ts";
import { listDocumented } from "./documented.ts";
import type { Environment } from "./production.ts";

export type Secrets = Readonly<Record<string, string>>;

export const secretsFile = (environment: Environment): string => `${environment}.secrets.json`;

export const listSecretNames = (): string[] =>
  listDocumented()
    .filter(({ isSecret }) => isSecret)
    .map(({ name }) => name);

/** Reads the file that git ignores, and the shell, which wins: a build server has no such file. */
export function readSecrets(path: string, shell: NodeJS.ProcessEnv = process.env): Secrets {
  const names = listSecretNames();
  const kept = readKept(path);
  const parsed = z.partialRecord(z.enum(names), z.string()).safeParse(kept);
  if (!parsed.success) throw new Error(`${path} holds something else than secrets of the workers.`);
  const given = names.flatMap((name) => (shell[name] ? [[name, shell[name]]] : []));
  return { ...(parsed.data as Secrets), ...Object.fromEntries(given) };
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

export const makeLinkSecret = (): string => randomBytes(32).toString("hex");

export const secretsPath = (environment: Environment): string =>
  join(root, secretsFile(environment));
