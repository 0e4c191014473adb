import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { days } from "#app/domain/duration.ts";
import {
  AREAS,
  type AreaKey,
  type AssessmentScores,
  SUB_DIMENSION_NAMES,
} from "#app/domain/life-areas.ts";
import { composeMail } from "#app/email/compose-mail.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { readLink } from "#app/platform/signed-link.ts";
import { brand, envelope, LINK_SECRETS, sender } from "../../../../tests/fixtures/email-content.ts";
import {
  ATTEMPT_ID,
  emptyTables,
  insertAttempt,
  insertRow,
} from "../../../../tests/fixtures/stored-rows.ts";
import { writePlanMail } from "./plan-mail.ts";

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

const scoresOf = (low: AreaKey, second: AreaKey): AssessmentScores => ({
  overall: 50,
  areas: {
    ...{ safety: 70, connection: 70, recreation: 70, significance: 70, growth: 70 },
    ...{ [second]: 30, [low]: 20 },
  },
  subDimensions: Object.fromEntries(
    SUB_DIMENSION_NAMES.map((name) => [name, 50]),
  ) as AssessmentScores["subDimensions"],
  topArea: AREAS.find((area) => area !== low && area !== second) ?? "safety",
  bottomArea: low,
});

async function insertReader(scores: AssessmentScores, changes = {}): Promise<void> {
  await emptyTables(env.DB);
  await insertAttempt(env.DB);
  await env.DB.prepare("update quiz2_attempts set scores = ?").bind(JSON.stringify(scores)).run();
  await insertRow(env.DB, "quiz2_subscriptions", { status: "trialing", ...changes });
}

beforeEach(() => insertReader(scoresOf("recreation", "growth")));

test("The mail has this content", async () => {
  const { subject, text } = composeMail(await letterOf(3), sender, envelope);
  expect(subject).toBe("Day 3 of 7: begin again");
  expect(text.replaceAll(/token=[\w.-]+/g, "token=TOKEN")).toMatchInlineSnapshot(`
    "Day 3 of 7: begin again

    Hello,

    However yesterday went, today stands on its own. If the last step is still lying there, let it lie: nobody is counting.

    A step for Recreation & Life Enjoyment:
    * Make one small thing, such as a meal, a tune or a sketch. Keep it or share it, even if it turns out badly.

    Take fifteen minutes and whatever is at hand: a pencil, three ingredients, a tune that you half know. Stop when the time is up, finished or not.

    While the hands make something, the head gets a rest from its own wheel. Bad drawings work just as well as good ones.

    On a bad day, draw the nearest cup for two minutes, and let it be crooked.

    Open my results and plan:
    https://kindling.example/quiz2/open?token=TOKEN

    Manage or cancel the subscription:
    https://kindling.example/quiz2/manage?token=TOKEN

    This is general guidance, no diagnosis and no treatment. If something has weighed on you for weeks, please talk to a doctor or a counsellor; if you are in danger, call the emergency services.

    The button works for 30 days. Whoever has it can open your results, so please keep this mail to yourself.

    -- 
    You get one mail a day for the seven days of your plan, because a trial was started with this address.
    Kindling · hello@kindling.example
    Help and support: https://kindling.example/help
    Your data: https://kindling.example/your-data
    Privacy: https://kindling.example/privacy-policy
    Terms: https://kindling.example/terms
    Refunds: https://kindling.example/refunds
    Imprint: https://kindling.example/imprint
    Stop the daily mails: https://kindling.example/unsubscribe?token=TOKEN
    "
  `);
});

test("Each pair of lowest areas has seven complete and distinct mails", async () => {
  for (const low of AREAS) {
    for (const second of AREAS.filter((area) => area !== low)) {
      await insertReader(scoresOf(low, second));
      const letters = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(letterOf));
      const after = letters.flatMap(({ step }) => step?.after ?? []);
      expect(new Set(after).size).toBe(after.length);
      expect(after.length).toBe(7 * 3 + 1);
    }
  }
});

test("No mail tells who was shown the help note", async () => {
  const lettersOf = async (physicalSafety: number) => {
    const scores = scoresOf("safety", "connection");
    const subDimensions = { ...scores.subDimensions, "Physical Safety": physicalSafety };
    await insertReader({ ...scores, subDimensions });
    return Promise.all([1, 2, 3, 4, 5, 6, 7].map(letterOf));
  };
  const letters = await lettersOf(0);
  expect(letters).toEqual(await lettersOf(90));
  const said = JSON.stringify(letters).replaceAll(/token=[\w.-]+/g, "");
  expect(said).not.toMatch(/violen|abus|threat|hurt|afraid|unsafe/i);
});

test("Its links only open the results for 30 days, manage the trial and stop the mails", async () => {
  const { button, links, unsubscribe } = await letterOf(7);
  const read = (
    url: string,
    ...[purpose, afterMs]: ["open_attempt" | "manage_subscription" | "stop_daily_mails", number]
  ) =>
    readLink(LINK_SECRETS, new URL(url).searchParams.get("token") ?? "", purpose, DUE_AT + afterMs);
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

test("It supports one-click unsubscribe", async () => {
  const content = await letterOf(1);
  expect(composeMail(content, sender, envelope).headers).toEqual({
    "List-Unsubscribe": `<${content.unsubscribe?.url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

describe("It is cancelled", () => {
  test.each([
    ["after a cancellation", { is_cancelling: 1 }],
    ["after one that is noted", { cancel_requested_at: 5 }],
    ["after a stop", { daily_mails_stopped_at: 5 }],
    ["after the end", { status: "canceled" }],
    ["after a refund", { standing: "refunded" }],
  ])("%s", async (_, changes) => {
    await insertReader(scoresOf("safety", "growth"), changes);
    expect(await write(2)).toBeNull();
  });

  test("with its attempt", async () => {
    await emptyTables(env.DB);
    expect(await write(2)).toBeNull();
  });
});

test.each([0, 8, Number.NaN])("There is no mail for day %d", async (day) => {
  await expect(write(day)).rejects.toThrow("names no day");
});
