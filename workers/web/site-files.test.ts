import { env } from "cloudflare:workers";
import { parseWebEnv } from "#app/platform/env.ts";
import { ask } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

// The configured site is indexed, regardless of the request's host.
const { SITE_ORIGIN: SITE, BRAND_NAME } = parseWebEnv(env);

test("Robots may read everything but the API, and are pointed to the sitemap", async () => {
  const answer = await ask("/robots.txt");
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
    200,
    "text/plain; charset=utf-8",
  ]);
  expect(await answer.text()).toBe(
    `User-agent: *\nDisallow: /api/\nSitemap: ${SITE}/sitemap.xml\n`,
  );
});

test("The health check returns the version of the worker, and nothing else", async () => {
  const { VERSION } = parseWebEnv(env);
  const answer = await ask("/healthz");
  expect([answer.status, await answer.text()]).toEqual([200, `${VERSION.id}\n`]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect((await ask("/healthz", { method: "POST" })).status).toBe(405);
  expect((await ask("/healthz/jobs")).status).toBe(404);
});

test("The sitemap lists only pages that exist", async () => {
  const answer = await ask("/sitemap.xml");
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
    200,
    "application/xml; charset=utf-8",
  ]);
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => loc ?? "",
  );
  expect(addresses).toContain(`${SITE}/`);
  for (const address of addresses) {
    expect(address.startsWith(`${SITE}/`), address).toBe(true);
    expect((await ask(new URL(address).pathname)).status, address).toBe(200);
  }
});

test("The manifest names the brand and the start page", async () => {
  const answer = await ask("/site.webmanifest");
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
    200,
    "application/manifest+json",
  ]);
  expect(await answer.json()).toMatchObject({
    name: BRAND_NAME,
    short_name: BRAND_NAME,
    start_url: "/",
    display: "standalone",
    icons: expect.arrayContaining([
      expect.objectContaining({ sizes: "192x192", type: "image/png" }),
      expect.objectContaining({ sizes: "512x512", type: "image/png" }),
    ]),
  });
});

describe("Site files are the same for everybody and may be cached for an hour", () => {
  test.each(["/robots.txt", "/sitemap.xml", "/site.webmanifest"])("%s", async (path) => {
    const { headers } = await ask(path, { headers: { Cookie: "theme=dark" } });
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(headers.get("Set-Cookie")).toBeNull();
  });
});
