import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Folders whose code runs on the server, or in rules. Screens may ask the browser. */
const FOLDERS = "{server,rules,data,domain,email,files,payments,platform}";

test("On the server nothing but the clock reads the time", () => {
  const readers = [
    ...globSync(`app/${FOLDERS}/**/*.ts`),
    ...globSync(`app/*/${FOLDERS}/**/*.ts`),
    ...globSync(`app/funnels/*/${FOLDERS}/**/*.ts`),
  ]
    .map((path) => path.replaceAll("\\", "/"))
    .filter(
      (path) =>
        !path.endsWith(".test.ts") &&
        /\bDate\.now\b|new Date\(\)|performance\.now/.test(readFileSync(path, "utf8")),
    );
  expect([...new Set(readers)]).toEqual(["app/platform/clock.ts"]);
});
