import { hashText } from "#app/platform/encode.ts";
import { findElements } from "../../tests/fixtures/html.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { insertRow } from "../../tests/fixtures/rows.ts";
import { ask } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";

let bought: life.Attempt;
beforeEach(async () => {
  bought = await insertPaidAttempt();
});

const SECOND = `__Host-visitor=${"s".repeat(43)}`;

/** A buyer's second browser, as the mailed link to manage leaves it: it knows of no attempt. */
async function letIn(attempt: life.Attempt, rights: "payer" | "reader" = "payer"): Promise<void> {
  const visitor_hash = await hashText("s".repeat(43));
  await insertRow("quiz2_attempt_visitors", {
    attempt_id: attempt.id,
    visitor_hash,
    rights,
  });
}

const open = (path: string, Cookie = SECOND) => ask(path, { headers: { Cookie } });

async function findLinks(path: string, cookie = SECOND): Promise<(string | undefined)[]> {
  const page = await (await open(path, cookie)).text();
  const links = await findElements(page, 'a[href^="/quiz2/results"]');
  return links.map(({ attributes }) => attributes["href"]);
}

/** The attempts that the page of the results may show, by its inline script. */
async function readNamed(cookie = SECOND): Promise<string[]> {
  const page = await (await open("/quiz2/results", cookie)).text();
  return JSON.parse(/const ids=(\[.*?\])/.exec(page)?.[1] ?? "null");
}

describe("A buyer's second browser is led to the results", () => {
  beforeEach(() => letIn(bought));

  test.each([
    "/quiz2",
    "/quiz2/paywall",
    "/quiz2/courses",
    "/quiz2/history",
    "/downloads",
    "/library",
  ])("by a link of %s that names the attempt", async (path) => {
    expect(await findLinks(path)).toContain(`/quiz2/results?attempt=${bought.id}`);
  });

  test("which are expected there, and never missing", async () => {
    const page = await (await open("/quiz2/results")).text();
    expect(page).toContain("Loading your complete results...");
    expect(page).not.toContain("No Assessment Found");
    expect(await readNamed()).toEqual([bought.id]);
  });

  test("from the preview of no attempt", async () => {
    const answer = await open("/quiz2/mini");
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      302,
      `/quiz2/results?attempt=${bought.id}`,
    ]);
  });

  test("from the preview of an attempt that it may not read", async () => {
    const answer = await open(`/quiz2/mini/${crypto.randomUUID()}`);
    const page = await answer.text();
    expect(answer.status).toBe(404);
    expect(page).toContain(`/quiz2/results?attempt=${bought.id}`);
    expect(page).not.toContain("You need to complete the assessment first.");
  });
});

describe("The page of the results names", () => {
  const both = (one: life.Attempt, id: string) => `${one.cookie}; quiz2_attempt=${id}`;

  test("the newest completed attempt of a browser whose cookie for it is over", async () => {
    expect(await readNamed(bought.cookie)).toEqual([bought.id]);
    const retake = await life.completeAttempt(undefined, bought.cookie);
    expect(await readNamed(bought.cookie)).toEqual([retake.id, bought.id]);
  });

  test("the attempt of the cookie first", async () => {
    const retake = await life.completeAttempt(undefined, bought.cookie);
    expect(await readNamed(both(bought, bought.id))).toEqual([bought.id, retake.id]);
  });

  test("no attempt that is not completed", async () => {
    await life.startAttempt(bought.cookie);
    expect(await readNamed(both(bought, bought.id))).toEqual([bought.id]);
  });

  test("what is paid for before what a later mailed link opened", async () => {
    const other = await life.completeAttempt();
    await letIn(bought);
    await letIn(other, "reader");
    expect(await readNamed(`${SECOND}; quiz2_attempt=${other.id}`)).toEqual([bought.id, other.id]);
  });

  test("nothing in a browser that may read nothing", async () => {
    expect(await readNamed()).toEqual([]);
    expect(await readNamed(`${SECOND}; quiz2_attempt=${bought.id}`)).toEqual([]);
    expect(await findLinks("/quiz2")).toEqual([]);
    expect((await open("/quiz2/mini")).status).toBe(404);
  });
});
