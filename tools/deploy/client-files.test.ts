import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { days } from "../../app/domain/duration.ts";
import { LIST, writeClientFiles } from "./client-files.ts";

const SITE = "https://kindling.example";
const NOW = Date.UTC(2026, 10, 24);

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-client-"));
  printed = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds an app of these parts, and deploys it after the one named `before`, which the site still serves. */
async function deploy(name: string, before: string | null, parts: string[], nowMs = NOW) {
  const build = join(folder, `build-${name}`);
  mkdirSync(join(build, "assets"), { recursive: true });
  for (const part of parts) writeFileSync(join(build, "assets", part), `${part} of ${name}`);
  writeFileSync(join(build, "favicon.svg"), "<svg/>");
  const fetch = async (url: string) => {
    if (before === null) throw new TypeError("fetch failed");
    const file = join(folder, before, new URL(url).pathname);
    return existsSync(file)
      ? new Response(readFileSync(file))
      : new Response("Not found", { status: 404 });
  };
  const print = (line: string) => void printed.push(line);
  await writeClientFiles({ clientBuild: build, fetch, print }, SITE, join(folder, name), nowMs);
}
const read = (name: string, part: string): string | null => {
  const file = join(folder, name, "assets", part);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};

test("Parts of the previous build are kept, unless the new build has its own", async () => {
  await deploy("one", null, ["page-1.js", "shared.js"]);
  await deploy("two", "one", ["page-2.js", "shared.js"]);
  expect(read("two", "page-1.js")).toBe("page-1.js of one");
  expect(read("two", "page-2.js")).toBe("page-2.js of two");
  expect(read("two", "shared.js")).toBe("shared.js of two");
  expect(existsSync(join(folder, "two/favicon.svg"))).toBe(true);
});

test("Parts stay for a fortnight after the build that left them out, however many builds follow", async () => {
  await deploy("one", null, ["page-1.js"]);
  await deploy("two", "one", ["page-2.js"], NOW);
  await deploy("three", "two", ["page-3.js"], NOW + days(13));
  expect(read("three", "page-1.js")).toBe("page-1.js of one");
  await deploy("four", "three", ["page-4.js"], NOW + days(15));
  expect(read("four", "page-1.js")).toBeNull();
  expect(read("four", "page-2.js")).toBe("page-2.js of two");
});

test("A part that comes back belongs to the new build", async () => {
  await deploy("one", null, ["page-1.js"]);
  await deploy("two", "one", ["page-2.js"]);
  await deploy("three", "two", ["page-1.js"]);
  expect(JSON.parse(readFileSync(join(folder, "three", LIST), "utf8"))).toEqual({
    "assets/page-1.js": null,
    "assets/page-2.js": new Date(NOW).toISOString(),
  });
});

test("A site that does not answer is reported, and does not stop the deployment", async () => {
  await deploy("one", null, ["page-1.js"]);
  expect(read("one", "page-1.js")).toBe("page-1.js of one");
  expect(printed).toHaveLength(1);
});

test("Only parts are taken from the site", async () => {
  await deploy("one", null, ["page-1.js"]);
  const list = { "../secrets.json": null, "assets/../../x": null, "index.html": null };
  writeFileSync(join(folder, "one", LIST), JSON.stringify(list));
  writeFileSync(join(folder, "secrets.json"), "{}");
  writeFileSync(join(folder, "one/index.html"), "x");
  await deploy("two", "one", ["page-2.js"]);
  expect(existsSync(join(folder, "two/index.html"))).toBe(false);
  expect(Object.keys(JSON.parse(readFileSync(join(folder, "two", LIST), "utf8")))).toEqual([
    "assets/page-2.js",
  ]);
});
