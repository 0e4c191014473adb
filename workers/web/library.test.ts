import { env } from "cloudflare:workers";
import { LIBRARY_FILE } from "#app/domain/purchase/download.ts";
import { hashText } from "#app/platform/encode.ts";
import * as downloads from "../../tests/fixtures/downloads.ts";
import { findElements } from "../../tests/fixtures/html.ts";
import {
  ALL,
  type Changes,
  cookie,
  FOREIGN,
  fileOf,
  isGiven,
  LIFE,
  links,
  OWN,
  open,
  order,
  readTitles,
} from "../../tests/fixtures/library.ts";
import { readWords } from "../../tests/fixtures/page-words.ts";
import { insertRow } from "../../tests/fixtures/rows.ts";
import { postJson } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, consoleLines, describe, expect, test, vi } from "../../tests/setup/test.ts";

beforeEach(downloads.storeFiles);

describe("A buyer", () => {
  test.each([
    ["dating_bundle", ALL],
    ["perfectionism_toolkit", [...ALL, ...LIFE]],
  ])("of the %s has its guides", async (product, files) => {
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
    const answer = await downloads.askFile(`/downloads/${id}/whole.pdf`, { cookie });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-disposition": 'attachment; filename="whole.pdf"',
      "content-type": "application/pdf",
      "cache-control": "private, no-store, no-transform",
    });
    expect(await downloads.readText(answer)).toBe(downloads.contentOf("whole.pdf"));
  });

  test("of the bundle first sees what the offer recommended, also for age and gender", async () => {
    await order();
    const first = async () => (await readTitles()).slice(0, 3);
    expect(await first()).toEqual([
      "Say What You Need",
      "Better Relationships",
      "The Kind Argument",
    ]);
    await insertRow("quiz_readers", { visitor_hash: await hashText(OWN), age: "45+" });
    expect(await first()).toEqual([
      "Whole on Your Own",
      "After Breakup",
      "Boundaries Without Guilt",
    ]);
    expect(await readWords(await open())).toContain("Chosen for you");
  });

  test("is not affected by what others submit under the buyer's address", async () => {
    await order();
    const before = await readTitles();
    const body = { email: "ada@example.test", age: "45+", gender: "male", archetype: "resigned" };
    expect((await postJson("/api/quiz/submit", body)).status).toBe(201);
    expect(await readTitles()).toEqual(before);
    // Nor does it keep the buyer's own answers from counting.
    const own = await postJson(
      "/api/quiz/submit",
      { ...body, gender: "female" },
      { headers: { Cookie: cookie } },
    );
    expect(own.status).toBe(201);
    expect((await readTitles()).slice(0, 3)).toEqual([
      "Whole on Your Own",
      "After Breakup",
      "Boundaries Without Guilt",
    ]);
  });

  test("of the toolkit sees a general choice first, with no claim that it is personal", async () => {
    await order({ product: "perfectionism_toolkit", archetype: null });
    const words = await readWords(await open());
    expect(words).toContain("A good place to start");
    expect(words).not.toMatch(/Chosen for/);
    expect((await readTitles()).slice(0, 3)).toEqual([
      "Boundaries at Work",
      "A Tired Week",
      "Starting Again",
    ]);
  });

  test.each([
    ["the bundle", ["dating_bundle"], "Download all 25"],
    ["the toolkit", ["perfectionism_toolkit"], undefined],
    ["both", ["perfectionism_toolkit", "dating_bundle"], "Download the 25 on dating"],
  ])(
    "of %s sees the archive above the guides only if it has the first of them",
    async (_, products, above) => {
      for (const product of products) {
        await order({ product, ...(product === "perfectionism_toolkit" && { archetype: null }) });
      }
      const [before, after] = (await readWords(await open())).split("Three to begin with");
      const archive = /Download (all 25|the 25 on dating)/;
      expect(before?.match(archive)?.[0]).toBe(above);
      expect(archive.test(after ?? "")).toBe(above === undefined);
    },
  );

  test("sees the size of each file, or none while it is unknown", async () => {
    await order();
    const size = `PDF, ${Math.ceil(downloads.contentOf("whole.pdf").length / 1_000)} kB`;
    const words = await readWords(await open("?q=whole+vacancy"));
    expect(words).toContain(`9 minutes to read\u00a0· ${size}`);
    await env.FILES.delete("bundles/guides/whole.pdf");
    expect(await readWords(await open("?q=whole+vacancy"))).toMatch(
      /9 minutes to read\u00a0· PDF\s/,
    );
  });

  test("gets the page while the files are unavailable, but not while the database is", async () => {
    await order();
    vi.spyOn(env.FILES, "list").mockRejectedValueOnce(new Error("R2 is away"));
    expect(await readTitles()).toHaveLength(25);
    expect(consoleLines().join("\n")).toContain('"event":"files"');
    vi.spyOn(env.DB, "prepare").mockImplementationOnce(() => {
      throw new Error("D1_ERROR: Network connection lost.");
    });
    const answer = await open();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
    expect(await answer.text()).not.toContain("token=");
  });

  test("can search the guides without script", async () => {
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
});

describe("P18 P19 Nothing of the library is open to", () => {
  test.for<[string, Changes]>([
    ["an order that is not paid", { status: "created" }],
    ["an order that was canceled", { status: "canceled" }],
    ["an order that was refunded", { status: "refunded" }],
    ["an order in dispute", { status: "disputed" }],
  ])("%s", async ([, changes]) => {
    const id = await order(changes);
    expect(await links()).toEqual([]);
    for (const file of ["whole.pdf", "boundaries.pdf", LIBRARY_FILE]) {
      const token = await downloads.makeToken(`${id}/${file}`);
      expect(await isGiven(`/downloads/${id}/${file}?token=${token}`, cookie)).toBe(false);
    }
  });

  test("a browser that has bought nothing, even if it searches for what others have", async () => {
    const id = await order();
    for (const as of ["", FOREIGN]) {
      const answer = await open("?q=casanova&paid=true", as);
      expect(answer.status).toBe(200);
      const page = await answer.text();
      expect(page).toContain('<meta name="robots" content="noindex"');
      expect(page).toContain("Nothing was bought in this browser");
      expect(page).toContain("Email me fresh links");
      expect(page).not.toMatch(/Casanova|footnotes|token=/);
      for (const file of ["whole.pdf", LIBRARY_FILE]) {
        expect(await isGiven(`/downloads/${id}/${file}`, as)).toBe(false);
      }
    }
  });
});
