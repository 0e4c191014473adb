import { AttemptId } from "#app/domain/ids.ts";
import type { Visit } from "#app/domain/visit.ts";
import { db, readRows } from "../../tests/fixtures/rows.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";
import { countInDatabase, countStep, insertOrigin, nameSource, originOf } from "./funnel-counts.ts";
import { insertAttempt } from "./quiz2-attempts.ts";
import { orders } from "./schema.ts";

const VISIT: Visit = {
  source: "newsletter",
  campaign: "november",
  variant: "goods:plain",
  country: "EU",
  day: 20_781,
  network: "192.0.2",
};
const { network: _network, ...COUNTED } = VISIT;
const seen = countInDatabase(db);
/** A visit from a network of its own. */
const from = (source: string, campaign = ""): Visit => ({
  ...VISIT,
  source,
  campaign,
  network: `${source}/${campaign}`,
});

const readCounts = () =>
  readRows<{ source: string; campaign: string; n: number }>(
    "select source, campaign, n from funnel_counts order by source, campaign",
  );

test("A step is one row a day, however often it is reached", async () => {
  for (let visits = 0; visits < 3; visits += 1) await seen(VISIT, ["quiz2.seen"]);
  expect(await readRows("select * from funnel_counts")).toEqual([
    { ...COUNTED, funnel: "quiz2", step: "seen", n: 3 },
  ]);
});

test.each([
  ["source", { source: "search" }],
  ["campaign", { campaign: "" }],
  ["variant", { variant: "" }],
  ["country", { country: "US" as const }],
  ["day", { day: 20_782 }],
])("Another %s gets a row of its own", async (_what, changes) => {
  await seen(VISIT, ["quiz2.seen"]);
  await seen({ ...VISIT, ...changes }, ["quiz2.seen"]);
  expect(await readRows("select n from funnel_counts")).toEqual([{ n: 1 }, { n: 1 }]);
});

describe("Two hundred sources a day are counted by name", () => {
  const sources = Array.from({ length: 200 }, (_, at) => `s${at}`);

  test("and the rest as other", async () => {
    for (const source of sources) await seen(from(source), ["quiz2.seen"]);
    await seen(from("late", "big"), ["quiz2.seen"]);
    await seen(from("later"), ["quiz2.seen"]);
    await seen(from(""), ["quiz2.seen"]);
    await seen(from("s7"), ["quiz2.seen"]);
    const counts = await readCounts();
    expect(counts).toHaveLength(202);
    expect(counts).toEqual(
      expect.arrayContaining([
        { source: "", campaign: "", n: 1 },
        { source: "other", campaign: "", n: 2 },
        { source: "s7", campaign: "", n: 2 },
      ]),
    );
    await seen({ ...from("late"), day: VISIT.day + 1 }, ["quiz2.seen"]);
    expect(await readCounts()).toContainEqual({ source: "late", campaign: "", n: 1 });
  });

  test("where a campaign counts like a source", async () => {
    for (const campaign of sources) await seen(from("ads", campaign), ["quiz2.seen"]);
    await seen(from("ads", "one more"), ["quiz2.seen"]);
    expect(await readCounts()).toContainEqual({ source: "other", campaign: "", n: 1 });
  });

  test("even if all come at once", async () => {
    const crowd = Array.from({ length: 260 }, (_, at) => seen(from(`c${at}`), ["quiz2.seen"]));
    await Promise.all(crowd);
    const counts = await readCounts();
    expect(counts).toHaveLength(201);
    expect(counts).toContainEqual({ source: "other", campaign: "", n: 60 });
  });
});

describe("P50 One network brings up five new sources a day", () => {
  const junk = Array.from({ length: 205 }, (_, at) => ({ ...from(`junk${at}`), network: "junk" }));

  test("so that its inventions do not push out those of a day's visitors", async () => {
    await seen({ ...from("known"), network: "real" }, ["quiz2.seen"]);
    for (const visit of junk) await seen(visit, ["quiz2.seen"]);
    await seen(from("newsletter", "november"), ["quiz2.seen"]);
    // Sources that others brought up are counted for everybody.
    await seen({ ...from("known"), network: "junk" }, ["quiz2.seen"]);
    const counts = await readCounts();
    expect(counts.filter(({ source }) => source.startsWith("junk"))).toHaveLength(5);
    expect(counts).toContainEqual({ source: "other", campaign: "", n: 200 });
    expect(counts).toContainEqual({ source: "newsletter", campaign: "november", n: 1 });
    expect(counts).toContainEqual({ source: "known", campaign: "", n: 2 });
  });

  test("even if all come at once, and five more on the next day", async () => {
    await Promise.all(junk.map((visit) => seen(visit, ["quiz2.seen"])));
    await seen({ ...from("junk200"), network: "junk", day: VISIT.day + 1 }, ["quiz2.seen"]);
    const named = (await readCounts()).filter(({ source }) => source.startsWith("junk"));
    expect(named).toHaveLength(6);
  });
});

describe("P50 One network adds fifty starts to a day's count", () => {
  const start = (changes: Partial<Visit> = {}) => {
    const id = AttemptId.parse(crypto.randomUUID());
    const attempt = { id, visitorHash: id, startedAt: 1, noticeVersion: 1, bankVersion: "1" };
    return insertAttempt(db, attempt, 0, { ...VISIT, ...changes });
  };
  const readStarts = () =>
    readRows<{ variant: string; n: number }>(
      "select day, variant, n from funnel_counts where step = 'start' order by day, variant",
    );
  const { day, variant } = VISIT;

  test("while everybody else's are counted, and every attempt is stored", async () => {
    for (let at = 0; at < 50; at += 1) await start();
    await start({ variant: "goods:pictures" });
    await start();
    expect(await readStarts()).toEqual([{ day, variant, n: 50 }]);
    await start({ network: "198.51.100" });
    expect(await readStarts()).toEqual([{ day, variant, n: 51 }]);
    expect(await readRows("select 1 from quiz2_attempts")).toHaveLength(53);
  });

  test("even if all come at once, and fifty more on the next day", async () => {
    await Promise.all(Array.from({ length: 60 }, () => start()));
    await start({ day: day + 1 });
    expect(await readStarts()).toEqual([
      { day, variant, n: 50 },
      { day: day + 1, variant, n: 1 },
    ]);
  });
});

describe("An origin", () => {
  const start = (visit: Visit | null) =>
    db.batch([
      nameSource(db, visit),
      countStep(db, visit, ["quiz1", "checkout"]),
      insertOrigin(db, visit),
      db.insert(orders).values({
        id: crypto.randomUUID() as never,
        visitorHash: crypto.randomUUID(),
        product: "dating_bundle",
        amountCents: 1_999,
        createdAt: 1,
        updatedAt: 1,
        originId: originOf(visit),
      }),
    ]);
  const readOrigins = () =>
    readRows(
      "select source, campaign, variant, country from orders join origins on origins.id = origin_id",
    );

  test("has one number for all who share it", async () => {
    await start(VISIT);
    await start(VISIT);
    const { day, ...origin } = COUNTED;
    expect(await readOrigins()).toEqual([origin, origin]);
    expect(await readRows("select 1 from origins")).toHaveLength(1);
  });

  test("is other if its source is counted as other", async () => {
    for (let at = 0; at < 200; at += 1) await seen(from(`s${at}`), ["quiz2.seen"]);
    await start(VISIT);
    expect(await readOrigins()).toMatchObject([{ source: "other", campaign: "" }]);
  });

  test("is missing for a robot, which is not counted", async () => {
    await start(null);
    expect(await readRows("select origin_id from orders")).toEqual([{ origin_id: null }]);
    expect(await readCounts()).toEqual([]);
    expect(await readRows("select 1 from origins")).toEqual([]);
  });
});
