import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { packScores } from "#app/data/schema/stored-scores.ts";
import { days } from "#app/domain/duration.ts";
import {
  type AssessmentScores,
  SUB_DIMENSION_NAMES,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import { composeMail } from "#app/email/compose-mail.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { readLink } from "#app/platform/signed-link.ts";
import {
  brand,
  envelope,
  LINK_SECRETS,
  readText,
  sender,
} from "../../../../tests/fixtures/email-content.ts";
import { tokenIn } from "../../../../tests/fixtures/mailed-token.ts";
import {
  ATTEMPT_ID,
  emptyTables,
  insertAttempt,
  insertRow,
  storeAnswers,
} from "../../../../tests/fixtures/rows.ts";
import { stepWords } from "../content/plan/steps.ts";
import { subDimensionSteps } from "../content/report/sub-dimension-steps.ts";
import { writePlanMail } from "./plan-mail.ts";
import { writeWeekMail } from "./week-mail.ts";

const DUE_AT = 1_790_000_000_000;
const deps = { db: createDatabase(env.DB), brand, linkSecrets: LINK_SECRETS };
const write = (day: number) =>
  writePlanMail(deps, {
    attemptId: ATTEMPT_ID,
    payload: { day },
    dueAt: DUE_AT,
    linkGeneration: 0,
  });

async function letterOf(day: number): Promise<EmailContent> {
  const content = await write(day);
  if (content === null) throw new Error("It was withdrawn.");
  return content;
}

/** The lowest sides, lowest first; all others score 70. */
const scoresOf = (...lowest: readonly SubDimension[]): AssessmentScores => ({
  overall: 60,
  areas: { safety: 60, connection: 60, recreation: 60, significance: 60, growth: 60 },
  subDimensions: {
    ...(Object.fromEntries(
      SUB_DIMENSION_NAMES.map((name) => [name, 70]),
    ) as AssessmentScores["subDimensions"]),
    ...Object.fromEntries(lowest.map((name, at) => [name, 20 + at])),
  },
  topArea: "safety",
  bottomArea: "growth",
});

async function insertReader(scores: AssessmentScores, changes = {}): Promise<void> {
  await emptyTables();
  await insertAttempt();
  await env.DB.prepare("update quiz2_attempts set scores = ?").bind(packScores(scores)).run();
  await insertRow("quiz2_subscriptions", { status: "trialing", ...changes });
}

beforeEach(() => insertReader(scoresOf("Wisdom", "Creative Expression")));

const NUMBERS =
  "If you’d like someone to talk to, today or any day, here are numbers to call, by country: kindling.example/help.";

test("To people in danger every day begins with numbers to call, and day 2 is a call", async () => {
  const usual = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(letterOf));
  await storeAnswers(ATTEMPT_ID, "335").run();
  for (const [at, before] of usual.entries()) {
    const { subject, preview, paragraphs, step } = await letterOf(at + 1);
    expect([subject, preview]).toEqual([before.subject, before.preview]);
    expect(paragraphs).toEqual([NUMBERS, ...before.paragraphs]);
    expect(JSON.stringify(step)).not.toMatch(/danger|violen|hurt|threat/i);
    if (at === 1) expect(step?.title).toBe("Make one call");
  }
});

test("To people in danger every week begins with the same numbers, and the step for safety is a call", async () => {
  await insertReader(scoresOf("Wisdom"), { status: "active" });
  await env.DB.prepare("update quiz2_attempts set status = 'completed', completed_at = 1").run();
  const step = { name: "Physical Safety", kind: "deepen" } as const;
  const payload = { week: 1, choice: { step, lesson: "one-safe-place" } };
  const job = { attemptId: ATTEMPT_ID, payload, dueAt: DUE_AT, linkGeneration: 0 };
  const usual = await writeWeekMail(deps, job);
  await storeAnswers(ATTEMPT_ID, "334").run();
  const letter = await writeWeekMail(deps, job);
  expect([letter?.subject, letter?.preview]).toEqual([usual?.subject, usual?.preview]);
  expect(letter?.paragraphs).toEqual([NUMBERS, ...(usual?.paragraphs ?? [])]);
  expect([usual?.step?.title, letter?.step?.title]).toEqual([
    "Check your safety once a year",
    "Make one call",
  ]);
});

test("The mail has this content", async () => {
  const { subject, text } = composeMail(await letterOf(3), sender, envelope);
  expect(subject).toBe("Day 3 of 7: begin again");
  expect(readText(text)).toMatchInlineSnapshot(`
    "Day 3 of 7: begin again

    Hello,

    Today doesn’t depend on yesterday. If you didn’t get to the last step, let it go: no one is counting.

    Make something badly:
    * Take fifteen minutes and whatever’s around: paper, dough, a guitar, a drawer to rearrange. Decide beforehand that it’ll be bad and that no one will see it. All you want is to have made something that wasn’t there before.

    When you make something, the day leaves a trace. It doesn’t have to be good to do you good.

    On a bad day, draw the nearest cup for two minutes, and let it be crooked.

    Open my results and plan:
    https://kindling.example/quiz2/open?token=TOKEN

    Manage or cancel the subscription:
    https://kindling.example/quiz2/manage?token=TOKEN

    This is general guidance. It isn’t a diagnosis or a treatment. If something has weighed on you for weeks, please talk to a doctor or a counselor; in an emergency, call your local emergency number.

    The button works for 30 days. Anyone who has it can open your results, so please keep this email to yourself.

    -- 
    You get one email a day for the seven days of your plan, because a trial was started with this address.
    Stop the daily emails: https://kindling.example/unsubscribe?token=TOKEN
    "
  `);
});

test("Each sub-dimension has its own mail, and the seven are complete and distinct", async () => {
  for (const score of [70, 90]) {
    for (const name of SUB_DIMENSION_NAMES) {
      const scores = scoresOf(name);
      const subDimensions = Object.fromEntries(
        SUB_DIMENSION_NAMES.map((each) => [each, each === name ? score - 5 : score]),
      ) as AssessmentScores["subDimensions"];
      await insertReader({ ...scores, subDimensions });
      const letters = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(letterOf));
      const after = letters.flatMap(({ step }) => step?.after ?? []);
      expect(new Set(after).size).toBe(3 + 5 * 2 + 3 + 1);
      expect(after.length).toBe(3 + 5 * 2 + 3 + 1);
      const { title } = stepWords[name].begin.mailed ?? subDimensionSteps[name].begin;
      expect(letters[1]?.step?.title === title, name).toBe(score === 70);
    }
  }
});

test("The mails of someone in danger offer help first, and their subjects reveal nothing", async () => {
  const lettersOf = async (physicalSafety: number) => {
    const scores = scoresOf();
    const subDimensions = { ...scores.subDimensions, "Physical Safety": physicalSafety };
    await insertReader({ ...scores, subDimensions });
    return Promise.all([1, 2, 3, 4, 5, 6, 7].map(letterOf));
  };
  const letters = await lettersOf(0);
  // Still the lowest, but too high for the note.
  const others = await lettersOf(65);
  for (const [at, letter] of letters.entries()) {
    expect(letter.subject).toBe(others[at]?.subject);
    expect(letter.preview).toBe(others[at]?.preview);
    expect(letter.paragraphs[0]).toContain("here are numbers to call, by country");
    expect(others[at]?.paragraphs.join()).not.toContain("numbers to call");
  }
});

test("The mail's links only open the results for 30 days, manage the trial and stop the mails", async () => {
  const { button, links, unsubscribe } = await letterOf(7);
  const read = (
    url: string,
    ...[purpose, afterMs]: ["open_attempt" | "manage_subscription" | "stop_daily_mails", number]
  ) => readLink(LINK_SECRETS, tokenIn(url), purpose, DUE_AT + afterMs);
  const [manage] = links ?? [];
  const cases = [
    [button.url, "/quiz2/open", "open_attempt", days(30)],
    [manage?.url ?? "", "/quiz2/manage", "manage_subscription", days(60)],
    [unsubscribe?.url ?? "", "/unsubscribe", "stop_daily_mails", days(60)],
  ] as const;
  for (const [url, path, purpose, lifetimeMs] of cases) {
    expect(new URL(url).pathname).toBe(path);
    expect(await read(url, purpose, lifetimeMs - 1)).toMatchObject({ subject: ATTEMPT_ID });
    expect(await read(url, purpose, lifetimeMs)).toBeNull();
    for (const [, , other] of cases.filter((one) => one[2] !== purpose)) {
      expect(await read(url, other, 0)).toBeNull();
    }
  }
});

test("The mail supports one-click unsubscribe", async () => {
  const content = await letterOf(1);
  expect(composeMail(content, sender, envelope).headers).toEqual({
    "List-Unsubscribe": `<${content.unsubscribe?.url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

describe("The mail is cancelled", () => {
  test.each([
    ["after a cancellation", { is_cancelling: 1 }],
    ["after a requested cancellation", { cancel_requested_at: 5 }],
    ["after a stop", { daily_mails_stopped_at: 5 }],
    ["after the subscription's end", { status: "canceled" }],
    ["after a refund", { payment_state: "refunded" }],
  ])("%s", async (_, changes) => {
    await insertReader(scoresOf(), changes);
    expect(await write(2)).toBeNull();
  });

  test("without its attempt", async () => {
    await emptyTables();
    expect(await write(2)).toBeNull();
  });
});

test.each([0, 8, Number.NaN])("There is no mail for day %d", async (day) => {
  await expect(write(day)).rejects.toThrow("names no day");
});
