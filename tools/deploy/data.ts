import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../tool.ts";
import { importFile, listApplied, readBookmark, readObject, runWrangler } from "./cloudflare.ts";
import { bucketName, type Context } from "./context.ts";
import { configPath } from "./derive-configs.ts";

const configOf = (context: Context): string => configPath(context, "jobs");

/** Notes, once per run, the point in time to which the database could be restored. */
export async function noteBookmark(context: Context): Promise<void> {
  context.bookmark ??= await readBookmark(context.world.wrangler, configOf(context));
}

export const describeRestore = (context: Context): string =>
  `npx wrangler d1 time-travel restore DB --config ${configOf(context)} --bookmark ${context.bookmark}`;

const FOLDER = join(root, "migrations");

/**
 * Migrations are additive, so that the deployed versions keep working in the meantime. All pending ones go into one
 * file for D1's import, which restores the database if one of them fails. `wrangler d1 migrations apply` sends them as
 * a query, which D1 may cut at a semicolon within a trigger.
 */
export async function applyMigrations(context: Context): Promise<void> {
  const { wrangler } = context.world;
  await noteBookmark(context);
  const applied = await listApplied(wrangler, configOf(context));
  const left = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".sql") && !applied.includes(file))
    .sort();
  if (left.length === 0) return;
  await inFolder(async (folder) => {
    const file = join(folder, "migrations.sql");
    writeFileSync(file, left.map(readMigration).join("\n"));
    await importFile(wrangler, configOf(context), file);
  });
}

const readMigration = (name: string): string =>
  `${readFileSync(join(FOLDER, name), "utf8")}\ninsert into d1_migrations (name) values ('${name}');`;

const hashOf = (path: string): string =>
  createHash("sha256").update(readFileSync(path)).digest("hex");

/** Uploads the sold files whose hash has changed. A download in progress ends with the old edition. */
export async function uploadProducts(context: Context): Promise<void> {
  const built = await context.world.buildProducts();
  const uploaded = await readList(context, "products");
  const hashes = Object.fromEntries(built.map(({ product, path }) => [product.key, hashOf(path)]));
  for (const { product, path } of built) {
    if (uploaded[product.key] === hashes[product.key]) continue;
    await put(context, product.key, path, product.contentType);
  }
  await writeList(context, "products", hashes);
}

type ListName = "products" | "backup";
const pathOf = (name: ListName): string => `deployed/${name}.json`;

/** What has been done. Kept in the bucket, where every machine can read it. */
export const readList = (context: Context, name: ListName): Promise<Record<string, string>> =>
  inFolder(async (folder) => {
    const file = join(folder, "list.json");
    const path = `${bucketName(context)}/${pathOf(name)}`;
    const isThere = (await readObject(context.world.wrangler, path, file)) !== null;
    return isThere ? JSON.parse(readFileSync(file, "utf8")) : {};
  });

export const writeList = (
  context: Context,
  name: ListName,
  list: Readonly<Record<string, string>>,
): Promise<void> =>
  inFolder(async (folder) => {
    const file = join(folder, "list.json");
    writeFileSync(file, JSON.stringify(list));
    await put(context, pathOf(name), file, "application/json");
  });

const put = (context: Context, key: string, file: string, type: string): Promise<void> =>
  putObject(context, `${bucketName(context)}/${key}`, file, type);

export async function putObject(
  { world }: Context,
  path: string,
  file: string,
  type: string,
): Promise<void> {
  const args = ["r2", "object", "put", path, "--remote", "--file", file, "--content-type", type];
  await runWrangler(world.wrangler, args);
}

/** Gives a folder that only this user can read, and removes it, also if the process is interrupted. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "kindling-deploy-"));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.on("exit", remove);
  for (const signal of SIGNALS) process.on(signal, exitOn);
  try {
    return await use(folder);
  } finally {
    remove();
    process.off("exit", remove);
    for (const signal of SIGNALS) process.off(signal, exitOn);
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Without a listener the process would end without its `exit` event. */
const exitOn = (signal: NodeJS.Signals): void => process.exit(128 + constants.signals[signal]);
