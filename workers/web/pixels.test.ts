import { env } from "cloudflare:workers";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { findElements } from "../../tests/fixtures/html.ts";
import { findUnasked } from "../../tests/fixtures/route-files.ts";
import { afterAll, describe, expect, test, vi } from "../../tests/setup/test.ts";

const IDS = { META_PIXEL_ID: "123456789012345", REDDIT_PIXEL_ID: "a2_abcd1234" };
const OWN_IMAGES = "'self' data:";
const HOSTS = "https://www.facebook.com https://alb.reddit.com";

const { ask: askWithout } = await import("../../tests/fixtures/web-worker.ts");
// The worker reads its environment at startup, so it is restarted with ids, and again for the next file.
Object.assign(env, IDS);
vi.resetModules();
const { ask, cookieOf, ORIGIN, postForm } = await import("../../tests/fixtures/web-worker.ts");
afterAll(() => {
  for (const name of Object.keys(IDS)) Reflect.deleteProperty(env, name);
  vi.resetModules();
});

const choose = (choice: string, page = "/") =>
  postForm("/pixels", { choice }, { headers: { Referer: `${ORIGIN}${page}` } });
const ACCEPTED = cookieOf(await choose("accepted"));
const REJECTED = cookieOf(await choose("rejected"));
const GPC = { "Sec-GPC": "1" };

const states: Record<string, Record<string, string>> = {
  none: {},
  accepted: { Cookie: ACCEPTED },
  rejected: { Cookie: REJECTED },
  "accepted, then Global Privacy Control": { Cookie: ACCEPTED, ...GPC },
  "an older version accepted": { Cookie: "pixels=0.accepted" },
};

const LANDINGS = ["/", "/quiz2", "/perfectionism", "/?utm_source=x&email=ada@example.test"];
const OTHERS = [
  "/quiz1",
  "/quiz2/start",
  "/quiz2/mini",
  `/quiz2/mini/${crypto.randomUUID()}`,
  "/quiz2/results",
  "/quiz2/paywall",
  "/quiz2/thank-you?session_id=x",
  "/quiz2/manage",
  "/quiz2/open?token=x",
  "/quiz2/courses",
  "/quiz2/mailed",
  "/checkout",
  "/success",
  "/quiz2/history",
  "/quiz2/pulse",
  "/quiz2/pulse/safety",
  "/quiz2/pulses/x",
  "/downloads",
  "/downloads/open?token=x",
  `/downloads/${crypto.randomUUID()}/guide.pdf`,
  "/library",
  "/unsubscribe?token=x",
  "/read/ten-of-them",
  "/read/a-tired-week",
  "/nowhere",
  "/help",
  ...Object.values(LEGAL_PATHS),
  "/your-data",
  "/your-data/open?token=x",
  "/review?token=x",
  "/waitlist/confirm?token=x",
  "/quiz2/courses/foundation/a-kind-no",
];

test("P35 Every page is requested", () => {
  const pages = Object.keys(import.meta.glob("../../app/routes/*.tsx"));
  expect(pages.length).toBeGreaterThan(35);
  expect(findUnasked(pages, [...LANDINGS, ...OTHERS])).toEqual([]);
});

/** Returns what a page has of pixels: whether it asks, the loader's element, and the foreign hosts of its policy. */
async function look(path: string, headers: HeadersInit, askIt = ask) {
  const page = await askIt(path, { headers });
  const html = await page.text();
  const scripts = await findElements(html, "script");
  // A redirect has no policy.
  const policy = page.headers.get("Content-Security-Policy") ?? `img-src ${OWN_IMAGES}`;
  return {
    isAsked: html.includes('id="pixel-question"'),
    loader: scripts.filter(({ attributes }) => attributes["src"] === "/pixels"),
    images: /img-src ([^;]*)/.exec(policy)?.[1],
    names: /facebook|reddit\.com|123456789012345|a2_abcd1234/.test(html),
    html,
    policy,
  };
}

describe.each(Object.keys(states))("P35 With ids, in the state %s", (state) => {
  const headers = states[state] ?? {};
  test.each(LANDINGS)("%s asks or loads depending on consent alone", async (path) => {
    const { isAsked, loader, images, names } = await look(path, headers);
    const isLoaded = state === "accepted";
    expect(isAsked).toBe(state === "none" || state === "an older version accepted");
    expect(loader.map(({ attributes }) => attributes["data-page"])).toEqual(
      isLoaded ? [path.replace(/\?.*/, "")] : [],
    );
    expect(images).toBe(isLoaded ? `${OWN_IMAGES} ${HOSTS}` : OWN_IMAGES);
    expect(names).toBe(false);
  });

  test.each(OTHERS)("%s never does", async (path) => {
    const { isAsked, loader, images } = await look(path, headers);
    expect({ isAsked, loader, images }).toEqual({
      isAsked: false,
      loader: [],
      images: OWN_IMAGES,
    });
  });
});

test.each(LANDINGS)("P35 Without ids %s is as if there were no pixels", async (path) => {
  const { isAsked, loader, policy, html } = await look(path, { Cookie: ACCEPTED }, askWithout);
  expect([isAsked, loader]).toEqual([false, []]);
  expect(policy).not.toMatch(/facebook|reddit/);
  expect(html).not.toMatch(/"\/pixels|pixel-question/);
  const asked = await askWithout("/pixels");
  expect(asked.status).toBe(404);
  expect((await askWithout("/pixels", { method: "POST" })).headers.get("Set-Cookie")).toBeNull();
});

test("P35 A refused form with its typed address asks and loads nothing", async () => {
  const page = await postForm("/?index", { email: "ada@" }, { headers: { Cookie: ACCEPTED } });
  expect(await page.text()).not.toMatch(/"\/pixels|pixel-question/);
  expect(page.headers.get("Content-Security-Policy")).not.toContain("facebook");
});

describe("P35 The choice", () => {
  test.each(["accepted", "rejected"])("%s is kept for 180 days", async (choice) => {
    const answer = await choose(choice, "/quiz2?utm_source=x");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/quiz2?utm_source=x"]);
    expect(answer.headers.get("Set-Cookie")).toBe(
      `pixels=1.${choice}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  test.each(["", "yes", "accepted; Domain=evil.example", "unasked"])(
    "%j is refused",
    async (choice) => {
      const answer = await choose(choice);
      expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([400, null]);
    },
  );

  test.each(["GET", "HEAD"])("is not changed by %s", async (method) => {
    const answer = await ask("/pixels?choice=accepted", { method });
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([200, null]);
  });

  test("is shown and changed on the privacy policy", async () => {
    for (const [headers, words] of [
      [{}, "You have not chosen yet"],
      [{ Cookie: ACCEPTED }, "You said yes"],
      [{ Cookie: REJECTED }, "You said no"],
    ] as const) {
      const { html } = await look("/privacy-policy", headers);
      expect(html).toContain(words);
      expect(html).toContain('id="advertising-pixels"');
      const buttons = await findElements(html, "button");
      const choices = buttons.filter(({ attributes }) => attributes["name"] === "choice");
      expect(choices.map(({ attributes }) => attributes["value"])).toEqual([
        "accepted",
        "rejected",
      ]);
    }
  });

  test("is shown as made by Global Privacy Control, with nothing to press", async () => {
    const { html } = await look("/privacy-policy", { Cookie: ACCEPTED, ...GPC });
    expect(html).toContain("Your browser sends Global Privacy Control");
    expect(html).toContain('id="advertising-pixels"');
    expect(html).not.toContain('name="choice"');
  });
});

test("P35 The loader has the two pixels' URLs, and reads neither cookies nor the page's URL", async () => {
  const script = await (await ask("/pixels")).text();
  expect(script).toContain("https://www.facebook.com/tr?id=123456789012345&ev=PageView");
  expect(script).toContain("https://alb.reddit.com/rp.gif?id=a2_abcd1234&event=PageVisit");
  expect(script).not.toMatch(/cookie|\blocation|Storage|\.referrer\b|search/);
});
