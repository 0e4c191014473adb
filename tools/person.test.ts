import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./tool.ts";

type Asked = { path: string; body: { action: string; email: string; token: string } };

const ANSWERS: Readonly<Record<string, object>> = {
  show: { sections: [{ title: "Waitlist", lines: [{ label: "Came from", value: "a friend" }] }] },
  export: { address: "ada@example.test" },
  erase: { erased: { waitlist: 1 } },
};

let server: Server;
let site: string;
const asked: Asked[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    asked.push({ path: `${request.url}`, body: JSON.parse(body) });
    const { action, email } = JSON.parse(body) as Asked["body"];
    response.statusCode = email === "away@example.test" ? 503 : 200;
    response.end(
      JSON.stringify(email === "nobody@example.test" ? { sections: [] } : ANSWERS[action]),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** What the command prints, and how it ends. */
const run = (args: string[], variables: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env["PATH"], SITE_ORIGIN: site, ...variables };
    execFile(
      process.execPath,
      [join(root, "tools/person.ts"), ...args],
      { env },
      (error, out, err) => resolve({ code: error ? 1 : 0, out, err }),
    );
  });

test("P38 The operator's command asks the site, signed, and prints what it answers", async () => {
  const [shown, nothing, exported, erased, away] = await Promise.all([
    run(["show", "ada@example.test"]),
    run(["show", "nobody@example.test"]),
    run(["export", "ada@example.test"]),
    run(["erase", "ada@example.test"]),
    run(["show", "away@example.test"]),
  ]);
  expect(shown).toMatchObject({ code: 0, out: "Waitlist\n  Came from: a friend\n" });
  expect(nothing.out).toBe("Nothing is held under this address.\n");
  expect(JSON.parse(exported.out)).toEqual(ANSWERS["export"]);
  expect(JSON.parse(erased.out)).toEqual({ waitlist: 1 });
  expect([away.code, away.out]).toEqual([1, ""]);
  expect(away.err).toContain(`${site} answered 503`);
  expect(asked).toHaveLength(5);
  for (const { path, body } of asked) {
    expect(path).toBe("/api/operator/person");
    expect(body.token).toMatch(/^[\w-]+\.[\w.-]+$/);
  }
});

test("P38 It asks nobody for what it does not know, nor a foreign site with the known secret", async () => {
  asked.length = 0;
  const foreign = { SITE_ORIGIN: site.replace("localhost", "127.0.0.1") };
  const refused = await Promise.all([
    run(["forget", "ada@example.test"]),
    run(["erase"]),
    run(["erase", "ada@example.test"], foreign),
  ]);
  for (const { code, out, err } of refused) {
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain("Usage: npm run person -- show|export|erase ADDRESS");
  }
  expect(asked).toEqual([]);
});
