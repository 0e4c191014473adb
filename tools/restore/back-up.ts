/** A copy of the database elsewhere: an SQLite file, compressed, in a bucket where nothing is deleted early. */
import { createReadStream, createWriteStream, statSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { readObject } from "../deploy/cloudflare.ts";
import { backupsName, bucketName, type Context } from "../deploy/context.ts";
import { inFolder, putObject, readList, writeList } from "../deploy/data.ts";
import { copyDatabase } from "./database-copy.ts";

/** Wrangler uploads no more than 300 MB at once. */
const PART_BYTES = 250_000_000;

/** Copies the database into `file`, then that into the bucket. Returns the keys of its parts, which `cat` joins. */
export const backUp = (
  context: Context,
  at: string,
  file: string,
  partBytes = PART_BYTES,
): Promise<string[]> =>
  inFolder(async (folder) => {
    await copyDatabase(context, file);
    const packed = join(folder, "packed");
    const part = join(folder, "part");
    await pipeline(createReadStream(file), createGzip(), createWriteStream(packed));
    const { size } = statSync(packed);
    const keys: string[] = [];
    for (let start = 0; start < size; start += partBytes) {
      const key = `${at}/database.sqlite.gz.${String(keys.length).padStart(2, "0")}`;
      const range = { start, end: start + partBytes - 1 };
      await pipeline(createReadStream(packed, range), createWriteStream(part));
      await putObject(context, `${backupsName(context)}/${key}`, part, "application/gzip");
      keys.push(key);
    }
    await writeList(context, "backup", { at, bytes: String(size), parts: keys.join(" ") });
    return keys;
  });

/** Fetches the newest backup into `file`. Returns when it was made. */
export const fetchBackup = (context: Context, file: string): Promise<string> =>
  inFolder(async (folder) => {
    const { at, parts } = await readList(context, "backup");
    if (at === undefined || parts === undefined) {
      throw new Error(`deployed/backup.json in ${bucketName(context)} names no backup.`);
    }
    async function* read(keys: readonly string[]): AsyncGenerator<Buffer> {
      const part = join(folder, "part");
      for (const key of keys) {
        const path = `${backupsName(context)}/${key}`;
        if ((await readObject(context.world.wrangler, path, part)) === null) {
          throw new Error(`${path} is not there.`);
        }
        yield* createReadStream(part);
      }
    }
    await pipeline(read(parts.split(" ")), createGunzip(), createWriteStream(file));
    return at;
  });
