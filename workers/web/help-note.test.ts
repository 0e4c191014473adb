import { env } from "cloudflare:workers";
import { findElements } from "../../tests/fixtures/html.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { ask } from "../../tests/fixtures/web-worker.ts";
import { consoleLines, describe, expect, test } from "../../tests/setup/test.ts";

const callable = async (page: string) =>
  (await findElements(page, 'a[href^="tel:"]')).map(({ attributes }) => attributes["href"]);

/** Sets the answers on Physical Safety; all others are neutral. */
const answering = (first: string) => first.padEnd(100, "3");

const NOTE = 'aside[aria-label="Help and support"]';
const previewOf = async ({ id, cookie }: life.Attempt) =>
  (await ask(`/quiz2/mini/${id}`, { headers: { Cookie: cookie, "CF-IPCountry": "NZ" } })).text();
const placeOf = (page: string, text: string) => page.indexOf(text);

describe.each([
  ["agrees to be in danger", "5545", true],
  ["strongly agrees to be in danger", "5555", true],
  ["scores below 40 in Physical Safety", "2233", true],
  ["is neutral", "3333", false],
  ["feels safe", "5515", false],
])("A visitor who %s", (_who, first, isOffered) => {
  const expectNote = async (page: string, ...after: string[]) => {
    expect(await findElements(page, NOTE)).toHaveLength(isOffered ? 1 : 0);
    if (!isOffered) return expect(await callable(page)).toEqual([]);
    expect((await callable(page))[0]).toBe("tel:111");
    expect(await findElements(page, `${NOTE} a[href="/help"]`)).toHaveLength(1);
    expect(await findElements(page, "[data-blurred] aside, [inert] aside")).toEqual([]);
    const note = placeOf(page, '<aside aria-label="Help and support"');
    for (const text of after) expect(placeOf(page, text), text).toBeGreaterThan(note);
  };

  test(`is shown ${isOffered ? "" : "no "}help first, on the gate and the preview`, async () => {
    const attempt = await life.completeAttempt(answering(first));
    await expectNote(await previewOf(attempt), "Amazing Work!");
    await life.capture(attempt);
    const preview = await previewOf(attempt);
    await expectNote(preview, "Congratulations!", "data-blurred", "$2");
    // Everybody is told of help once: in the note, or here.
    expect(preview.includes("If something in your answers weighs on you")).toBe(!isOffered);
  });

  test(`gets ${isOffered ? "" : "no "}help with the results, before and after the payment`, async () => {
    const locked = await life.completeAttempt(answering(first));
    await life.capture(locked);
    for (const attempt of [locked, await insertPaidAttempt({}, answering(first))]) {
      const results = await (await life.readResults(attempt)).json<{ help?: unknown }>();
      expect(results).toEqual(expect.objectContaining({ overall_score: expect.any(Number) }));
      expect(results.help).toEqual(isOffered ? { lines: [] } : undefined);
    }
  });
});

test("The results include the help lines of the country they are read in", async () => {
  const { id, cookie } = await insertPaidAttempt({}, answering("1151"));
  const answer = await ask(`/api/quiz2/results/${id}`, {
    headers: { Cookie: cookie, "CF-IPCountry": "IS" },
  });
  expect(await answer.json()).toMatchObject({
    complete: {},
    help: { lines: [{ number: "112" }, { name: "Hjálparsími Rauða krossins", number: "1717" }] },
  });
});

test("After single answers are deleted, the score still calls for the note", async () => {
  const attempt = await life.completeAttempt(answering("1151"));
  const others = await life.completeAttempt(answering("5555"));
  await env.DB.prepare("update quiz2_attempts set answers = null").run();
  expect(await findElements(await previewOf(attempt), NOTE)).toHaveLength(1);
  expect(await findElements(await previewOf(others), NOTE)).toEqual([]);
});

test("Nobody else is shown the note, and no log line reveals it", async () => {
  const { id } = await life.completeAttempt(answering("1155"));
  const stranger = await life.completeAttempt(answering("5515"));
  const page = await previewOf({ id, cookie: stranger.cookie });
  expect(await findElements(page, NOTE)).toEqual([]);
  expect(JSON.stringify(consoleLines())).not.toMatch(/help|danger|safety/i);
});
