import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CloudflareStandIn } from "./account-stand-in.ts";
import { backUp } from "./back-up.ts";
import type { Context } from "./context.ts";
import { EXAMPLE_FILE, readSite } from "./production.ts";

const AT = new Date("2026-11-22T04:00:00Z");

let folder: string;
let cloudflare: CloudflareStandIn;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-backup-"));
  cloudflare = new CloudflareStandIn();
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (partBytes?: number) => {
  const { wrangler } = cloudflare;
  const site = readSite(EXAMPLE_FILE);
  return backUp({ site, folder, world: { wrangler } } as unknown as Context, AT, partBytes);
};

const readPart = (key: string): Buffer =>
  Buffer.from(cloudflare.objects.get(`kindling-backups/${key}`) ?? "", "latin1");

test.each([undefined, 10])(
  "A backup is the database's SQL, in parts of %s bytes",
  async (bytes) => {
    const keys = await run(bytes);
    expect(keys.length > 1).toBe(bytes !== undefined);
    expect(keys[0]).toBe("2026-11-22T04:00:00.000Z/database.sql.gz.00");
    const joined = Buffer.concat(keys.map(readPart));
    expect(gunzipSync(joined).toString()).toBe(
      'CREATE TABLE orders (id text);\nINSERT INTO "orders" ("id") VALUES(\'1\');',
    );
    expect(JSON.parse(cloudflare.objects.get("kindling-files/deployed/backup.json") ?? "")).toEqual(
      {
        at: AT.toISOString(),
        bytes: String(joined.length),
        parts: keys.join(" "),
      },
    );
  },
);

test("A backup that differs from what was uploaded fails", async () => {
  const put = cloudflare.objects.set.bind(cloudflare.objects);
  cloudflare.objects.set = (path, content) => put(path, content.slice(1));
  await expect(run()).rejects.toThrow("database.sql.gz.00 is not what was uploaded.");
  expect(cloudflare.objects.has("kindling-files/deployed/backup.json")).toBe(false);
});

test("A backup that cannot be imported fails", async () => {
  cloudflare.exported = `CREATE TABLE orders (id text);\nINSERT INTO "order" ("id") VALUES('1');`;
  await expect(run()).rejects.toThrow("no such table: order");
  expect(cloudflare.objects.has("kindling-files/deployed/backup.json")).toBe(false);
});
