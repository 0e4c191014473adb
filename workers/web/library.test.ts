import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fileOfGuide, LIBRARY_FILE, SOLD_FILES } from "#app/domain/download.ts";
import { GUIDE_IDS, LIFE_GUIDE_IDS } from "#app/domain/guides.ts";
import { hashText } from "#app/platform/hash.ts";
import { collectConsole } from "../../tests/fixtures/console.ts";
import {
  askFile,
  contentOf,
  findDownloads,
  MARK,
  makeToken,
  readText,
  storeFiles,
} from "../../tests/fixtures/downloads.ts";
import { findElements } from "../../tests/fixtures/html.ts";
import { readWords } from "../../tests/fixtures/page-words.ts";
import { emptyTables, insertRow, type Value } from "../../tests/fixtures/stored-rows.ts";
import { insertSubscription } from "../../tests/fixtures/subscribers.ts";
import { postJson } from "../../tests/fixtures/web-worker.ts";

const lines = collectConsole();

const OWN = "l".repeat(43);
const cookie = `__Host-visitor=${OWN}`;
const FOREIGN = `__Host-visitor=${"f".repeat(43)}`;
const CHOSEN = ["a-tired-week", "loneliness", "boundaries-at-work"] as const;
const ALL = [LIBRARY_FILE, ...GUIDE_IDS.map(fileOfGuide)];
const LIFE = LIFE_GUIDE_IDS.map(fileOfGuide);

beforeEach(() => Promise.all([emptyTables(env.DB), storeFiles()]));

type Changes = Readonly<Record<string, Value>>;

async function order(changes: Changes = {}): Promise<string> {
  const id = crypto.randomUUID();
  const paid = { status: "paid", email: "ada@example.test", archetype: "echo" };
  await insertRow(env.DB, "orders", {
    ...{ id, visitor_hash: await hashText(OWN), ...paid },
    ...changes,
  });
  return id;
}

const subscribe = (changes: Changes = {}) => insertSubscription(OWN, changes);
const open = (query = "", as = cookie) => askFile(`/library${query}`, { cookie: as });
const links = () => findDownloads("/library", { cookie });
const fileOf = (link: string): string => new URL(link, "https://x").pathname.split("/")[3] ?? "";

/** Every way in which a file may be asked for, and whether it is given in all or in none. */
async function isGiven(path: string, as = ""): Promise<boolean> {
  const answers = await Promise.all([
    askFile(path, { cookie: as }),
    askFile(path, { cookie: as, method: "HEAD" }),
    askFile(path, { cookie: as, headers: { Range: "bytes=0-15" } }),
  ]);
  const isOpen = answers[0].status === 200;
  expect(answers.map(({ status }) => status)).toEqual(isOpen ? [200, 200, 206] : [404, 404, 404]);
  const texts = await Promise.all(answers.map(readText));
  expect(texts.map((text) => text.includes(MARK))).toEqual([isOpen, false, isOpen]);
  return isOpen;
}

/** The titles of a page's third level, in their order. */
async function readTitles(query = ""): Promise<string[]> {
  const page = await (await open(query)).text();
  return [...page.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title = ""]) =>
    title.replaceAll("&#x27;", "'"),
  );
}

describe("Whoever has bought", () => {
  test.each([
    ["dating_bundle", ALL],
    ["perfectionism_toolkit", [...ALL, ...LIFE]],
  ])("the %s has its guides", async (product, files) => {
    const id = await order({ product });
    const found = await links();
    expect(found.map(fileOf).sort()).toEqual([...files].sort());
    expect(await isGiven(`/downloads/${id}/loneliness.pdf`, cookie)).toBe(
      files.includes("loneliness.pdf"),
    );
    for (const link of found) expect(link).toMatch(`/downloads/${id}/`);
    const given = found.filter((link) => ["whole.pdf", LIBRARY_FILE].includes(fileOf(link)));
    expect(given).toHaveLength(2);
    for (const link of given) expect(await isGiven(link)).toBe(true);
    const answer = await askFile(`/downloads/${id}/whole.pdf`, { cookie });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-disposition": 'attachment; filename="whole.pdf"',
      "content-type": "application/pdf",
      "cache-control": "private, no-store, no-transform",
    });
    expect(await readText(answer)).toBe(contentOf("whole.pdf"));
  });

  test("the bundle begins with what the offer recommended, also for age and gender", async () => {
    await order();
    const first = async () => (await readTitles()).slice(0, 3);
    expect(await first()).toEqual([
      "Say What You Need",
      "Better Relationships",
      "The Kind Argument",
    ]);
    await insertRow(env.DB, "quiz_readers", { visitor_hash: await hashText(OWN), age: "45+" });
    expect(await first()).toEqual([
      ...["Whole on Your Own", "After Breakup", "Boundaries Without Guilt"],
    ]);
    expect(await readWords(await open())).toContain("Chosen for you");
  });

  test("is shown nothing of what others have submitted under the buyer's address", async () => {
    await order();
    const before = await readTitles();
    const body = { email: "ada@example.test", age: "45+", gender: "male", archetype: "resigned" };
    expect((await postJson("/api/quiz/submit", body)).status).toBe(201);
    expect(await readTitles()).toEqual(before);
    // Neither does it keep the buyer's own words from counting.
    const own = await postJson(
      "/api/quiz/submit",
      { ...body, gender: "female" },
      { headers: { Cookie: cookie } },
    );
    expect(own.status).toBe(409);
    expect((await readTitles()).slice(0, 3)).toEqual([
      ...["Whole on Your Own", "After Breakup", "Boundaries Without Guilt"],
    ]);
  });

  test("the toolkit begins anywhere, and nobody claims to know them", async () => {
    await order({ product: "perfectionism_toolkit", archetype: null });
    const words = await readWords(await open());
    expect(words).toContain("Good to begin with");
    expect(words).not.toMatch(/Chosen for/);
    expect((await readTitles()).slice(0, 3)).toEqual([
      ...["Better Relationships", "Ultimate Guide to Successful Dating", "The Love Doctor"],
    ]);
  });

  test("sees how large a file is, and no size while nobody knows it", async () => {
    await order();
    const size = `PDF, ${Math.ceil(contentOf("whole.pdf").length / 1_000)} kB`;
    const words = await readWords(await open("?q=whole+vacancy"));
    expect(words).toContain(`9 minutes to read · ${size}`);
    await env.FILES.delete("bundles/guides/whole.pdf");
    expect(await readWords(await open("?q=whole+vacancy"))).toMatch(/9 minutes to read · PDF\s/);
  });

  test("gets the page while the files cannot be reached, and is told when the database is", async () => {
    await order();
    vi.spyOn(env.FILES, "list").mockRejectedValueOnce(new Error("R2 is away"));
    expect(await readTitles()).toHaveLength(25);
    expect(lines().join("\n")).toContain('"event":"files"');
    vi.spyOn(env.DB, "prepare").mockImplementationOnce(() => {
      throw new Error("D1_ERROR: Network connection lost.");
    });
    const answer = await open();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
    expect(await answer.text()).not.toContain("token=");
  });

  test("finds guides before any script", async () => {
    await order();
    expect(await readTitles("?q=CASANOVA")).toEqual(["Casanova's Cheat Sheet"]);
    expect(await readTitles("?topic=online&q=critic")).toEqual(["Find The One Online"]);
    expect(await readTitles("?for=daters-of-women")).toHaveLength(3);
    expect(await readWords(await open("?topic=online"))).toContain("2 of 25 guides");
    expect(await readTitles("?topic=no+such+topic")).toHaveLength(25);
    const page = await (await open("?q=%22%3E%3Cscript%3Ex")).text();
    expect(page).not.toContain("<script>x");
    expect(page).toContain("No guide has all of that.");
    expect(await findElements(page, 'main a[href="/library"]')).toHaveLength(1);
  });

  test("is told how many there are, and never of more", async () => {
    await order();
    const words = await readWords(await open());
    expect(words).toContain("All 25 guides");
    expect(words).not.toContain("170");
  });
});

describe("A subscriber", () => {
  test.each<[string, Changes]>([
    ["on trial", { status: "trialing" }],
    ["who pays", { status: "active" }],
  ])("%s has three guides, and no other", async (_who, changes) => {
    const id = await subscribe(changes);
    const found = await links();
    expect(found.map(fileOf)).toEqual(CHOSEN.map(fileOfGuide));
    const loneliness = found.find((link) => link.includes("loneliness")) ?? "";
    expect(await isGiven(loneliness)).toBe(true);
    expect(await isGiven(`/downloads/${id}/loneliness.pdf`, cookie)).toBe(true);
    for (const file of [
      "money-worries.pdf",
      "whole.pdf",
      LIBRARY_FILE,
      ...Object.values(SOLD_FILES),
    ]) {
      const token = await makeToken(`${id}/${file}`);
      expect(await isGiven(`/downloads/${id}/${file}?token=${token}`, cookie)).toBe(false);
    }
  });

  test.each<[string, Changes]>([
    ["has not paid", { status: "payment_pending" }],
    ["has ended", { status: "canceled" }],
    ["was refunded", { status: "active", standing: "refunded" }],
    ["is disputed", { status: "active", standing: "disputed" }],
  ])("whose subscription %s has none, by no link either", async (_what, changes) => {
    const id = await subscribe(changes);
    expect(await links()).toEqual([]);
    const token = await makeToken(`${id}/loneliness.pdf`);
    expect(await isGiven(`/downloads/${id}/loneliness.pdf?token=${token}`, cookie)).toBe(false);
  });

  test("keeps the guides to the browser, but for a fresh permission", async () => {
    const id = await subscribe();
    const path = `/downloads/${id}/loneliness.pdf`;
    expect(await isGiven(path)).toBe(false);
    expect(await isGiven(path, FOREIGN)).toBe(false);
    expect(await isGiven(`${path}?token=${await makeToken(`${id}/loneliness.pdf`)}`)).toBe(true);
    for (const token of [
      await makeToken(`${id}/a-tired-week.pdf`),
      await makeToken(`${id}/loneliness.pdf`, { forMs: -1 }),
      await makeToken(`${id}/loneliness.pdf`, { purpose: "open_attempt" }),
      await makeToken(id),
    ]) {
      expect(await isGiven(`${path}?token=${token}`)).toBe(false);
    }
  });

  test("who has bought too has all", async () => {
    await subscribe();
    await order({ product: "perfectionism_toolkit" });
    expect(await links()).toHaveLength(ALL.length + LIFE.length);
  });

  test("who has bought the bundle keeps the three beside it", async () => {
    const id = await subscribe();
    await order();
    const found = await links();
    expect(found.map(fileOf)).toEqual(expect.arrayContaining(CHOSEN.map(fileOfGuide)));
    expect(found).toHaveLength(ALL.length + CHOSEN.length);
    expect(found.filter((link) => link.includes(`/${id}/`))).toHaveLength(CHOSEN.length);
  });

  test("has those for the two lowest areas", async () => {
    const id = await subscribe();
    const areas = { safety: 20, connection: 80, recreation: 70, significance: 60, growth: 40 };
    const scores = JSON.stringify({ areas, bottomArea: "safety" });
    await env.DB.prepare("update quiz2_attempts set scores = ? where id = ?")
      .bind(scores, id)
      .run();
    const chosen = ["money-worries.pdf", "starting-again.pdf", "boundaries-at-work.pdf"];
    expect((await links()).map(fileOf)).toEqual(chosen);
    for (const file of LIFE) {
      expect(await isGiven(`/downloads/${id}/${file}`, cookie)).toBe(chosen.includes(file));
    }
  });
});

describe("P18 P19 Nothing of the library is for", () => {
  test.for<[string, Changes]>([
    ["an order that nobody has paid", { status: "created" }],
    ["an order that was given up", { status: "canceled" }],
    ["an order that was given back", { status: "refunded" }],
    ["an order in dispute", { status: "disputed" }],
  ])("%s", async ([, changes]) => {
    const id = await order(changes);
    expect(await links()).toEqual([]);
    for (const file of ["whole.pdf", "boundaries.pdf", LIBRARY_FILE]) {
      const token = await makeToken(`${id}/${file}`);
      expect(await isGiven(`/downloads/${id}/${file}?token=${token}`, cookie)).toBe(false);
    }
  });

  test("a browser that has bought nothing, though it looks for what others have", async () => {
    const id = await order();
    for (const as of ["", FOREIGN]) {
      const answer = await open("?q=casanova&paid=true", as);
      expect(answer.status).toBe(200);
      const page = await answer.text();
      expect(page).toContain("Nothing was bought in this browser");
      expect(page).toContain("Mail me fresh links");
      expect(page).not.toMatch(/Casanova|footnotes|token=/);
      for (const file of ["whole.pdf", LIBRARY_FILE]) {
        expect(await isGiven(`/downloads/${id}/${file}`, as)).toBe(false);
      }
    }
  });

  test("search engines", async () => {
    const robots = await findElements(await (await open()).text(), 'meta[name="robots"]');
    expect(robots[0]?.attributes["content"]).toContain("noindex");
  });
});
