/** A copy of the database outside of it: what it holds in SQL, compressed, in a bucket where nothing is deleted early. */
import { createReadStream, createWriteStream, statSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { readObject, runWrangler } from "./cloudflare.ts";
import { backupsName, type Context } from "./context.ts";
import { hashOf, inFolder, putObject, writeList } from "./data.ts";
import { configPath } from "./derive-configs.ts";

/** Wrangler uploads no more than 300 MB at once. */
const PART_BYTES = 250_000_000;

/**
 * Exports, uploads, and reads back: a backup that cannot be read is none. Returns the keys of its parts, which are joined
 * by `cat`. The database answers nobody while it is exported, some seconds for each gigabyte.
 */
export const backUp = (context: Context, at: Date, partBytes = PART_BYTES): Promise<string[]> =>
  inFolder(async (folder) => {
    const { wrangler } = context.world;
    const plain = join(folder, "database.sql");
    const packed = join(folder, "database.sql.gz");
    const named = ["--config", configPath(context, "jobs"), "--remote", "--skip-confirmation"];
    await runWrangler(wrangler, ["d1", "export", "DB", ...named, "--output", plain]);
    await pipeline(createReadStream(plain), createGzip(), createWriteStream(packed));

    const { size } = statSync(packed);
    const keys: string[] = [];
    for (let from = 0; from < size; from += partBytes) {
      const number = String(keys.length).padStart(2, "0");
      const key = `${at.toISOString()}/database.sql.gz.${number}`;
      const part = join(folder, number);
      const range = { start: from, end: Math.min(from + partBytes, size) - 1 };
      await pipeline(createReadStream(packed, range), createWriteStream(part));
      const path = `${backupsName(context)}/${key}`;
      await putObject(context, path, part, "application/gzip");
      const copy = `${part}.copy`;
      const isThere = (await readObject(wrangler, path, copy)) !== null;
      if (!isThere || hashOf(copy) !== hashOf(part)) {
        throw new Error(`${path} is not what was uploaded.`);
      }
      keys.push(key);
    }
    const list = { at: at.toISOString(), bytes: String(size), parts: keys.join(" ") };
    await writeList(context, "backup", list);
    return keys;
  });
