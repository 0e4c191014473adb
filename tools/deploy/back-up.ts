/** A copy of the database elsewhere: its content as SQL, compressed, in a bucket where nothing is deleted early. */
import { createReadStream, createWriteStream, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { readObject, runWrangler } from "./cloudflare.ts";
import { backupsName, type Context } from "./context.ts";
import { hashOf, inFolder, putObject, writeList } from "./data.ts";
import { configPath } from "./derive-configs.ts";
import { readSorted, tryImport } from "./export-order.ts";

/** Wrangler uploads no more than 300 MB at once. */
const PART_BYTES = 250_000_000;

/**
 * Exports and uploads the database, reads the backup back, and imports it into a local database: a backup that cannot
 * be imported is worthless. Returns the keys of its parts, which `cat` joins. The database answers nobody while it is
 * exported, some seconds for each gigabyte.
 */
export const backUp = (context: Context, at: Date, partBytes = PART_BYTES): Promise<string[]> =>
  inFolder(async (folder) => {
    const plain = join(folder, "database.sql");
    const packed = join(folder, "database.sql.gz");
    const named = ["--config", configPath(context, "jobs"), "--remote", "--skip-confirmation"];
    const { wrangler } = context.world;
    await runWrangler(wrangler, ["d1", "export", "DB", ...named, "--output", plain]);
    await pipeline(readSorted(plain), createGzip(), createWriteStream(packed));
    rmSync(plain);

    const { size } = statSync(packed);
    const keys: string[] = [];
    const hashes: string[] = [];
    for (let from = 0; from < size; from += partBytes) {
      const number = String(keys.length).padStart(2, "0");
      const key = `${at.toISOString()}/database.sql.gz.${number}`;
      const part = join(folder, "part");
      const range = { start: from, end: Math.min(from + partBytes, size) - 1 };
      await pipeline(createReadStream(packed, range), createWriteStream(part));
      await putObject(context, `${backupsName(context)}/${key}`, part, "application/gzip");
      keys.push(key);
      hashes.push(hashOf(part));
    }

    const copies = await fetchParts(context, keys, folder);
    const wrong = copies.findIndex((copy, index) => hashOf(copy) !== hashes[index]);
    if (wrong !== -1) throw new Error(`${keys[wrong]} is not what was uploaded.`);
    await unpack(copies, plain);
    await tryImport(plain, join(folder, "database.sqlite"));
    const list = { at: at.toISOString(), bytes: String(size), parts: keys.join(" ") };
    await writeList(context, "backup", list);
    return keys;
  });

/** Downloads the parts of a backup and returns their files, in order. */
export async function fetchParts(
  context: Context,
  keys: readonly string[],
  folder: string,
): Promise<string[]> {
  const files: string[] = [];
  for (const key of keys) {
    const file = join(folder, `fetched.${files.length}`);
    const path = `${backupsName(context)}/${key}`;
    const isThere = (await readObject(context.world.wrangler, path, file)) !== null;
    if (!isThere) throw new Error(`${path} is not there.`);
    files.push(file);
  }
  return files;
}

export const unpack = (parts: readonly string[], to: string): Promise<void> =>
  pipeline(readAll(parts), createGunzip(), createWriteStream(to));

async function* readAll(files: readonly string[]): AsyncGenerator<Buffer> {
  for (const file of files) yield* createReadStream(file);
}
