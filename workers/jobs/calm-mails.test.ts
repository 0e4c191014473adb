import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { STEP_KINDS, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { type MailKind, parseMailPayload } from "#app/domain/mail/mail-payload.ts";
import { composeMail } from "#app/email/compose-mail.ts";
import { courses } from "#app/funnels/life-assessment/content/courses/courses.ts";
import { weekMails } from "#app/funnels/life-assessment/content/plan/weeks.ts";
import { areaLevels } from "#app/funnels/life-assessment/content/report/area-levels.ts";
import { method } from "#app/funnels/life-assessment/content/report/report.ts";
import { subDimensionSteps } from "#app/funnels/life-assessment/content/report/sub-dimension-steps.ts";
import { helpPage } from "#app/help/content/texts.ts";
import { brand, LINK_SECRETS, sender } from "../../tests/fixtures/email-content.ts";
import {
  evenScores,
  MAIL_KINDS,
  MAIL_PAYLOADS,
  ORDER_ID,
  prepareMail,
  storeMailed,
} from "../../tests/fixtures/mail-kinds.ts";
import { noPayments } from "../../tests/fixtures/no-payments.ts";
import { ATTEMPT_ID, readRows, storeAnswers } from "../../tests/fixtures/rows.ts";
import { createEmailWriter } from "./email-writers.ts";

/** Others in a home may read its mail, so none reveals that somebody may be in danger there. */
const VIOLENCE =
  /violen|abus|assault|threat|hurt(s|ing)? (you|me|or)\b|hurts,|beats? (you|up)|beaten|hits? you|injur|afraid|frighten|unsafe|in danger|controls? you|helpline|refuge|physical safety/i;

/** Stores someone who agreed with the statement about danger and scored ten for physical safety. */
async function storeEndangered(): Promise<void> {
  await storeMailed(evenScores({ "Physical Safety": 10, "Emotional Safety": 12 }));
  await storeAnswers(ATTEMPT_ID, "  5").run();
}

/** Returns all that the reader of a mail sees, from its text and its HTML. */
async function readMail(kind: MailKind, payload: object): Promise<string> {
  await prepareMail(kind);
  const write = createEmailWriter({
    db: createDatabase(env.DB),
    payments: noPayments,
    brand,
    linkSecrets: LINK_SECRETS,
    printReport: async () => "reports/a/report.pdf",
    printOrderReport: async () => null,
  });
  const id = crypto.randomUUID();
  const email = "ada@example.test";
  await env.DB.prepare("update quiz2_users set email = ?").bind(email).run();
  const mail = await write({
    id,
    kind,
    email,
    attemptId: ATTEMPT_ID,
    createdAt: 1,
    dueAt: 1,
    attempts: 1,
    lastError: null,
    isSuppressed: false,
    payload: parseMailPayload(kind, payload),
  });
  if (mail === null) throw new Error(`${kind} was not written.`);
  const envelope = { to: email, idempotencyKey: id, writtenAt: 1 };
  const { subject, text, html } = composeMail(mail, { ...sender, brand }, envelope);
  return [subject, text, html].join("\n").replaceAll(/https?:\S+/g, "");
}

const lessons = courses.flatMap((course) => course.lessons.map(({ id }) => id));
const steps = SUB_DIMENSION_NAMES.flatMap((name) => STEP_KINDS.map((kind) => ({ name, kind })));

/** Covers each week, each of the fifty steps and each lesson. */
const WEEKS = steps.map((step, at) => ({
  week: (at % weekMails.length) + 1,
  choice: { step, lesson: `${lessons[at % lessons.length]}` },
}));
const order = MAIL_PAYLOADS.order_delivery;
const withdrawal = MAIL_PAYLOADS.withdrawal_received;
const ofToolkit = { ...order, product: "perfectionism_toolkit" };

/** For kinds whose text depends on the payload: payloads that produce every text. */
const VARIANTS: Partial<Record<MailKind, readonly object[]>> = {
  plan_day: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day })),
  plan_week: [...WEEKS, { week: 26, choice: null }],
  dating_result: ARCHETYPES.map((archetype) => ({ archetype })),
  order_delivery: [order, ofToolkit],
  order_refunded: [order, ofToolkit],
  order_links: [
    MAIL_PAYLOADS.order_links,
    { orders: [{ orderId: ORDER_ID, product: "perfectionism_toolkit" }] },
  ],
  withdrawal_received: [withdrawal, { ...withdrawal, wish: "cancel" }],
};

beforeEach(storeEndangered);

describe("No mail mentions violence at home, whatever its reader has answered", () => {
  test.each(MAIL_KINDS)("%s", async (kind) => {
    for (const payload of VARIANTS[kind] ?? [MAIL_PAYLOADS[kind]]) {
      const said = await readMail(kind, payload);
      expect(said.length).toBeGreaterThan(500);
      expect(VIOLENCE.exec(said)?.[0], JSON.stringify(payload)).toBeUndefined();
    }
  });

  test("and the mails read cover every step and lesson", async () => {
    expect(await readRows("select value from quiz2_responses")).toEqual([{ value: 5 }]);
    expect([WEEKS.length, new Set(WEEKS.map(({ choice }) => choice.lesson)).size]).toEqual([
      50,
      lessons.length,
    ]);
  });

  const spoken = [
    areaLevels.safety.lowest,
    subDimensionSteps["Physical Safety"].begin.text,
    helpPage.kinds.violence,
    helpPage.kinds.emergency,
    ...method.sections.flatMap(({ paragraphs }) => paragraphs.filter((text) => /hurts/.test(text))),
  ];
  test.each(spoken)("and a sentence that does is found: %s", async (sentence) => {
    expect(sentence).toMatch(VIOLENCE);
  });
});
