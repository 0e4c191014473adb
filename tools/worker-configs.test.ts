import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "./tool.ts";
import { pickShellVars, WORKER_CONFIGS, writeWorkerConfigs } from "./worker-configs.ts";

const [sandbox = "", web = "", jobs = "", webhook = "", desk = ""] = WORKER_CONFIGS.map((path) =>
  readFileSync(join(root, path), "utf8"),
);
const valuesOf = (text: string, key: string) =>
  [...text.matchAll(new RegExp(`^${key} = (.*)$`, "gm"))].map(([, value]) => value);

describe("A copy of the configurations", () => {
  let folder: string;
  let copies: { path: string; text: string }[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "kindling-configs-"));
    const devVars = join(folder, ".dev.vars");
    writeFileSync(devVars, "CLAIMS=seed");
    const vars = { SITE_ORIGIN: 'http://localhost:1/$&"' };
    const shellVars = pickShellVars({ CLAIMS: "verified", PATH: "/bin" });
    const changes = { vars, devVars, shellVars };
    copies = writeWorkerConfigs(join(folder, "copies"), changes).map((path) => ({
      path,
      text: readFileSync(path, "utf8"),
    }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("refers to the same files", () => {
    for (const { path, text } of copies) {
      for (const file of valuesOf(text, "(?:main|migrations_dir)")) {
        const found = join(dirname(path), JSON.parse(String(file)));
        expect(found.startsWith(join(root, "")), found).toBe(true);
      }
    }
    expect(copies.map(({ text }) => valuesOf(text, "main").length)).toEqual([1, 1, 1, 1, 1]);
  });

  test("gives one worker another entry file on request", () => {
    const mains = { "dev-web": "/elsewhere/web.ts" };
    const written = writeWorkerConfigs(join(folder, "mains"), { vars: {}, mains });
    const entries = written.map((path) => valuesOf(readFileSync(path, "utf8"), "main")[0]);
    expect(entries.map((entry) => entry === '"/elsewhere/web.ts"')).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  test("refers to the bundles, except for a worker with another entry file", () => {
    const mains = { "dev-jobs": "/elsewhere/jobs.ts" };
    const given = { vars: {}, mains, bundles: "/bundles" };
    const written = writeWorkerConfigs(join(folder, "bundles"), given);
    const texts = written.map((path) => readFileSync(path, "utf8"));
    expect(texts.map((text) => valuesOf(text, "main")[0])).toEqual([
      '"/bundles/kindling-sandbox/index.js"',
      '"/bundles/dev-web/index.js"',
      '"/elsewhere/jobs.ts"',
      '"/bundles/dev-stripe-webhook/index.js"',
      '"/bundles/dev-console/index.js"',
    ]);
    expect(texts.map((text) => valuesOf(text, "no_bundle")[0] === "true")).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(valuesOf(texts[1] ?? "", "minify")).toEqual([]);
  });

  test("has the requested variables", () => {
    const [, ...others] = copies;
    for (const { text } of others.filter(({ text }) => text.includes("SITE_ORIGIN"))) {
      expect(valuesOf(text, "SITE_ORIGIN")).toEqual([JSON.stringify('http://localhost:1/$&"')]);
    }
  });

  test("gives all workers one .dev.vars, followed by the variables of the shell", () => {
    for (const { path } of copies) {
      const text = readFileSync(join(dirname(path), ".dev.vars"), "utf8");
      expect(text).toBe('CLAIMS=seed\nCLAIMS="verified"\n');
    }
  });

  test("has a .dev.vars for the variables of the shell alone, and none without any", () => {
    const shellVars = { CLAIMS: "verified" };
    const write = (changes: object) =>
      writeWorkerConfigs(join(folder, "bare"), { vars: {}, ...changes }).map((path) =>
        join(dirname(path), ".dev.vars"),
      );
    for (const path of write({ shellVars, devVars: "no-such-file/.dev.vars" })) {
      expect(readFileSync(path, "utf8")).toBe('CLAIMS="verified"\n');
    }
    // The folder is kept from one start to the next.
    for (const path of write({ shellVars: pickShellVars({ CLAIMS: "" }) })) {
      expect(existsSync(path)).toBe(false);
    }
  });
});

describe("A configuration in the repository", () => {
  test("has a name that nothing deployed has, and answers nowhere if it is deployed by mistake", () => {
    for (const text of [web, jobs, webhook, desk]) {
      expect(valuesOf(text, "name")[0]).toMatch(/^"dev-/);
    }
    for (const text of [sandbox, web, jobs, webhook, desk]) {
      expect(valuesOf(text, "workers_dev")).toEqual(["false"]);
      expect(valuesOf(text, "preview_urls")).toEqual(["false"]);
      expect(valuesOf(text, "routes")).toEqual([]);
      expect(text).not.toContain("[env.");
    }
  });

  test("says how many consumers of each queue may run at once", () => {
    const consumers = jobs.split("[[queues.consumers]]").slice(1);
    const limits = consumers.map((text) => [
      valuesOf(text, "queue")[0],
      valuesOf(text, "max_concurrency")[0],
    ]);
    expect(limits).toEqual([
      ['"kindling-email"', "1"],
      ['"kindling-email-dead"', "1"],
      ['"kindling-mail-events"', "1"],
      ['"kindling-print"', "10"],
      ['"kindling-stripe"', "1"],
    ]);
  });

  test("keeps queries out of what Cloudflare stores of a request, and traces one request in a hundred", () => {
    for (const text of [web, jobs, webhook, desk]) {
      expect(valuesOf(text, "redact_query_string")).toEqual(["true"]);
      expect(valuesOf(text, "invocation_logs")).toEqual(["false"]);
      expect(valuesOf(text, "head_sampling_rate")).toEqual(["0.01"]);
    }
  });
});

test("P23 The mail queue has a dead-letter queue, which is consumed", () => {
  const consumed = [...jobs.matchAll(/queues\.consumers\]\]\nqueue = "(.*)"/g)].map(
    ([, queue]) => queue,
  );
  // The others need none: the sweep requests the sync of a lost Stripe message, a page polls for its report, and a
  // mailbox that is gone bounces the next mail, too.
  expect(consumed).toEqual([
    "kindling-email",
    "kindling-email-dead",
    "kindling-mail-events",
    "kindling-print",
    "kindling-stripe",
  ]);
  expect(valuesOf(jobs, "dead_letter_queue")).toEqual(['"kindling-email-dead"']);
});

test("Web and jobs have the same secret for links, and jobs has every queue that the other workers use", () => {
  expect(valuesOf(web, "LINK_SECRET")).toEqual(valuesOf(jobs, "LINK_SECRET"));
  for (const text of [web, webhook, desk]) {
    expect(valuesOf(jobs, "queue")).toEqual(expect.arrayContaining(valuesOf(text, "queue")));
  }
});
