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

/** From the file that git ignores, and from the shell, which wins: a build server has no such file. */
export function readSecrets(path: string, shell: NodeJS.ProcessEnv = process.env): Secrets {
  const names = listSecretNames();
  const kept: unknown = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  const parsed = z.partialRecord(z.enum(names), z.string()).safeParse(kept);
  if (!parsed.success) throw new Error(`${path} holds something else than secrets of the workers.`);
  const given = names.flatMap((name) => (shell[name] ? [[name, shell[name]]] : []));
  return { ...(parsed.data as Secrets), ...Object.fromEntries(given) };
}

/** Keeps a secret that was made here: nobody can read it back from Cloudflare. */
export function keepSecret(path: string, name: string, value: string): void {
  const kept = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  writeFileSync(path, `${JSON.stringify({ ...kept, [name]: value }, null, 2)}\n`, { mode: 0o600 });
  // Whoever made the file by hand has not thought of it.
  chmodSync(path, 0o600);
}

export const makeLinkSecret = (): string => randomBytes(32).toString("hex");

export const secretsPath = (environment: Environment): string =>
  join(root, secretsFile(environment));
