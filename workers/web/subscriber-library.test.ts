import { env } from "cloudflare:workers";
import { packScores } from "#app/data/schema/stored-scores.ts";
import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import { fileOfGuide, LIBRARY_FILE, SOLD_FILES } from "#app/domain/purchase/download.ts";
import { hashText } from "#app/platform/encode.ts";
import { askFile, makeToken, storeFiles } from "../../tests/fixtures/downloads.ts";
import {
  ALL,
  CHOSEN,
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
  subscribe,
} from "../../tests/fixtures/library.ts";
import { evenScores } from "../../tests/fixtures/mail-kinds.ts";
import { readWords } from "../../tests/fixtures/page-words.ts";
import { insertRow } from "../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";

beforeEach(storeFiles);

describe("A subscriber", () => {
  test("on trial has three guides, and no other", async () => {
    const id = await subscribe({ status: "trialing" });
    const words = await readWords(await open());
    for (const text of ["Your three guides", "Back to my results"]) expect(words).toContain(text);
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

  test("has all guides from the first renewal, the three at the top, until the subscription ends", async () => {
    const trial = { status: "trialing", trial_end: 5, period_end: 5 };
    const id = await subscribe(trial);
    const month = "update quiz2_subscriptions set status = ?, period_end = ? where attempt_id = ?";
    await env.DB.prepare(month).bind("active", Date.now(), id).run();
    const found = await links();
    expect(found.map(fileOf).sort()).toEqual([...ALL, ...LIFE].sort());
    expect((await readTitles()).slice(0, 3)).toEqual([
      "A Tired Week",
      "Less Lonely",
      "Boundaries at Work",
    ]);
    const words = await readWords(await open());
    expect(words).toContain("Chosen for your two lowest areas.");
    expect(words).not.toContain("Bought once");
    const given = found.filter((link) =>
      ["money-worries.pdf", "whole.pdf", LIBRARY_FILE].includes(fileOf(link)),
    );
    expect(given).toHaveLength(3);
    for (const link of given) expect(await isGiven(link)).toBe(true);
    for (const file of Object.values(SOLD_FILES)) {
      const token = await makeToken(`${id}/${file}`);
      expect(await isGiven(`/downloads/${id}/${file}?token=${token}`, cookie)).toBe(false);
    }
    await env.DB.prepare(month).bind("canceled", Date.now(), id).run();
    expect(await links()).toEqual([]);
    for (const link of given) expect(await isGiven(link, cookie)).toBe(false);
  });

  test.each<[string, Changes]>([
    ["has not paid", { status: "payment_pending" }],
    ["has ended", { status: "canceled" }],
    ["was refunded", { status: "active", payment_state: "refunded" }],
    ["is disputed", { status: "active", payment_state: "disputed" }],
  ])("whose subscription %s has none, not even by a link", async (_what, changes) => {
    const id = await subscribe(changes);
    expect(await links()).toEqual([]);
    const token = await makeToken(`${id}/loneliness.pdf`);
    expect(await isGiven(`/downloads/${id}/loneliness.pdf?token=${token}`, cookie)).toBe(false);
  });

  test("can open the guides only in their own browser, or with a fresh permission", async () => {
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

  test("cannot open them by the address of another attempt", async () => {
    await subscribe();
    const other = await retake({
      safety: 20,
      connection: 80,
      recreation: 70,
      significance: 60,
      growth: 40,
    });
    for (const id of [other, crypto.randomUUID()]) {
      expect(await isGiven(`/downloads/${id}/loneliness.pdf`, cookie)).toBe(false);
    }
  });

  test("is told on the downloads page where the subscription's files are", async () => {
    const readDownloads = async () => readWords(await askFile("/downloads", { cookie }));
    const told = "A subscription is open in this browser";
    const missing = "Nothing was bought in";
    expect(await readDownloads()).toContain(missing);
    const id = await subscribe();
    expect(await readDownloads()).toContain(told);
    expect(await readDownloads()).not.toContain(missing);
    await order();
    expect(await readDownloads()).toContain(told);
    await env.DB.prepare("update quiz2_subscriptions set status = 'canceled' where attempt_id = ?")
      .bind(id)
      .run();
    expect(await readDownloads()).not.toContain(told);
  });

  test("who has also bought the bundle keeps the three guides", async () => {
    const id = await subscribe();
    await order();
    const found = await links();
    expect(found.map(fileOf)).toEqual(expect.arrayContaining(CHOSEN.map(fileOfGuide)));
    expect(found).toHaveLength(ALL.length + CHOSEN.length);
    expect(found.filter((link) => link.includes(`/${id}/`))).toHaveLength(CHOSEN.length);
  });

  test("has the guides for the two lowest areas, even after a retake", async () => {
    const id = await subscribe();
    await store(id, { safety: 20, connection: 80, recreation: 70, significance: 60, growth: 40 });
    const chosen = ["money-worries", "starting-again", "boundaries-at-work"];
    const files = chosen.map((guide) => `${guide}.pdf`);
    expect((await links()).map(fileOf)).toEqual(files);
    for (const file of LIFE) {
      expect(await isGiven(`/downloads/${id}/${file}`, cookie)).toBe(files.includes(file));
    }
    const again = await retake({
      safety: 80,
      connection: 20,
      recreation: 30,
      significance: 60,
      growth: 70,
    });
    const [first, ...others] = (await links()).map(fileOf);
    expect([first, ...others.sort()]).toEqual(["starting-again.pdf", files[2], files[0]]);
    for (const shown of [id, again]) {
      const answer = await askFile(`/api/quiz2/results/${shown}`, { cookie });
      const { complete } = await answer.json<{ complete: { guides: string[] } }>();
      expect(complete.guides.sort()).toEqual(chosen.toSorted());
    }
  });

  test("sees the guides for the newest attempt's lowest areas first, once all are open", async () => {
    const id = await subscribe({ status: "active", trial_end: 5, period_end: 4e12 });
    await store(id, { safety: 20, connection: 80, recreation: 70, significance: 60, growth: 40 });
    expect((await readTitles()).slice(0, 3)).toEqual([
      "Money Worries",
      "Starting Again",
      "Boundaries at Work",
    ]);
    await retake({ safety: 80, connection: 20, recreation: 30, significance: 60, growth: 70 });
    expect((await readTitles()).slice(0, 3)).toEqual([
      "Less Lonely",
      "A Tired Week",
      "Starting Again",
    ]);
    const courses = await (await askFile("/quiz2/courses", { cookie })).text();
    const places = ["connection", "joy", "foundation"].map((one) => courses.indexOf(`id="${one}"`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });
});

let completions = 0;

/** Stores another attempt of the same browser. */
async function retake(areas: Record<AreaKey, number>): Promise<string> {
  const id = crypto.randomUUID();
  await insertRow("quiz2_attempts", { id, visitor_hash: await hashText(OWN) });
  await store(id, areas);
  return id;
}

/** Completes an attempt with these scores. */
async function store(id: string, areas: Record<AreaKey, number>): Promise<void> {
  const byScore = AREAS.toSorted((one, other) => areas[one] - areas[other]);
  const [bottomArea = "safety"] = byScore;
  const scores = { ...evenScores(), areas, topArea: byScore.at(-1) ?? "growth", bottomArea };
  completions += 1;
  await env.DB.prepare(
    "update quiz2_attempts set status = 'completed', scores = ?, completed_at = ? where id = ?",
  )
    .bind(packScores(scores), completions, id)
    .run();
}
