import { spawnSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runPerson } from "./person.ts";
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

const run = (args: string[], variables: Record<string, string> = {}) =>
  runPerson(args, { SITE_ORIGIN: site, ...variables });

test("P38 The operator's command sends the site a signed request and prints the answer", async () => {
  expect(await run(["show", "ada@example.test"])).toBe("Waitlist\n  Came from: a friend");
  expect(await run(["show", "nobody@example.test"])).toBe("Nothing is held under this address.");
  expect(JSON.parse(await run(["export", "ada@example.test"]))).toEqual(ANSWERS["export"]);
  expect(JSON.parse(await run(["erase", "ada@example.test"]))).toEqual({ waitlist: 1 });
  await expect(run(["show", "away@example.test"])).rejects.toThrow(`${site} answered 503`);
  expect(asked).toHaveLength(5);
  for (const { path, body } of asked) {
    expect(path).toBe("/api/operator/person");
    expect(body.token).toMatch(/^[\w-]+\.[\w.-]+$/);
  }
});

test("P38 The operator's command asks the port of `npm start`, and names an address that does not answer", async () => {
  const { port } = new URL(site);
  expect(await runPerson(["show", "nobody@example.test"], { PORT: port })).toBe(
    "Nothing is held under this address.",
  );
  const nobody = "http://localhost:1";
  await expect(run(["show", "ada@example.test"], { SITE_ORIGIN: nobody })).rejects.toThrow(
    `${nobody} does not answer`,
  );
  await expect(runPerson(["show", "ada@example.test"], { PORT: "no" })).rejects.toThrow(
    "PORT must",
  );
});

test("P38 Nothing is sent for an unknown command, or to a foreign site without https or with the known secret", async () => {
  asked.length = 0;
  const foreign = { SITE_ORIGIN: site.replace("localhost", "127.0.0.1") };
  const usage = "Usage: npm run person -- show|export|erase ADDRESS";
  await expect(run(["forget", "ada@example.test"])).rejects.toThrow(usage);
  await expect(run(["erase"])).rejects.toThrow(usage);
  await expect(run(["erase", "ada@example.test"], foreign)).rejects.toThrow(usage);
  const plain = { ...foreign, LINK_SECRET: "the-secret-of-the-site-in-production" };
  await expect(run(["erase", "ada@example.test"], plain)).rejects.toThrow(usage);
  expect(asked).toEqual([]);
});

test("P38 An unknown command exits with an error and prints the usage", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "tools/person.ts"), "forget"],
    { encoding: "utf8" },
  );
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("Usage: npm run person");
});
