import { env } from "cloudflare:workers";
import {
  act,
  askConsole,
  createDesk,
  enqueued,
  OWNER,
  postConsole,
} from "../../tests/fixtures/console-desk.ts";
import {
  ADA,
  ATTEMPT,
  beginWithAda,
  ORDER,
  PAGE,
  PERSON,
  subscribe,
} from "../../tests/fixtures/console-people.ts";
import { insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";

beforeEach(async () => {
  enqueued.length = 0;
  await beginWithAda();
});

const readLog = () =>
  readRows<{ id: string; who: string; act: string; subject: string; outcome: string | null }>(
    "select id, who, act, subject, outcome from operator_log order by at",
  );
const readMails = () =>
  readRows<{ kind: string; email: string; status: string }>(
    "select kind, email, status from email_jobs order by kind",
  );
const count = async (table: string) =>
  (await readRows<{ n: number }>(`select count(*) as n from ${table}`))[0]?.n;

describe("P53 An act", () => {
  test("is not done before its question is answered", async () => {
    const response = await postConsole("/act", { act: "erase_person", subject: PERSON });
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain("Erase this person for good?");
    expect(page).toContain("Ada@example.test");
    expect(await readLog()).toEqual([]);
    expect(await readRows("select email_folded from orders")).toEqual([{ email_folded: ADA }]);
  });

  test("is logged with operator, act and subject, but without its content", async () => {
    const { response, form } = await act({ act: "stop_mails", subject: PERSON, value: "all" });
    expect(response.headers.get("Location")).toBe(`${PAGE}?done=stop_mails.done`);
    expect(await readLog()).toEqual([
      { id: form["id"], who: OWNER, act: "stop_mails", subject: PERSON, outcome: "done" },
    ]);
    expect(JSON.stringify(await readLog())).not.toMatch(/ada@/i);
  });

  test("is done once, however often its form is sent", async () => {
    const { form } = await act({ act: "resend_access", subject: PERSON });
    const again = await Promise.all([1, 2, 3].map(() => postConsole("/act", form)));
    for (const { headers } of again) {
      expect(headers.get("Location")).toBe(`${PAGE}?done=resend_access.already`);
    }
    expect(await readMails()).toEqual([
      { kind: "order_links", email: "Ada@example.test", status: "queued" },
    ]);
    expect(await readLog()).toHaveLength(1);
  });

  test("is done once when its form is sent fifty times at once", async () => {
    const form = { act: "resend_access", subject: PERSON, id: crypto.randomUUID() };
    await Promise.all(Array.from({ length: 50 }, () => postConsole("/act", form)));
    expect(await readMails()).toHaveLength(1);
    expect(await readLog()).toMatchObject([{ outcome: "done" }]);
  });

  test("that fails is logged and can be sent again", async () => {
    const down = createDesk();
    const form = { act: "erase_person", subject: PERSON, id: crypto.randomUUID() };
    const broken = {
      ...down,
      files: { ...down.files, list: () => Promise.reject(new Error("a bug")) },
    };
    await subscribe();
    expect((await postConsole("/act", form, { desk: broken })).status).toBe(500);
    expect(await readLog()).toMatchObject([{ outcome: "failed" }]);
    expect((await postConsole("/act", form)).status).toBe(303);
    expect(await readLog()).toMatchObject([
      { outcome: expect.stringMatching(/^(?:done|nothing)$/) },
    ]);
  });

  test.each([
    [{ act: "sell_person", subject: PERSON }],
    [{ act: "constructor", subject: PERSON }],
    [{ subject: PERSON }],
    [{ act: "erase_person", subject: ADA, id: crypto.randomUUID() }],
    [{ act: "erase_person", subject: "review:1", id: crypto.randomUUID() }],
    [{ act: "hide_review", subject: PERSON, id: crypto.randomUUID() }],
    [{ act: "replay_mails", subject: PERSON, id: crypto.randomUUID() }],
    [{ act: "erase_person", subject: PERSON, id: "1" }],
    [{ act: "correct_address", subject: PERSON }],
    [{ act: "hide_review", subject: `review:${"x".repeat(501)}` }],
  ])("that is not valid is refused: %j", async (form) => {
    expect((await postConsole("/act", form as Record<string, string>)).status).toBe(400);
    expect(await readLog()).toEqual([]);
  });

  test.each(["constructor:x", "toString:", "__proto__:x", "x"])(
    "about an unknown subject leads back to a page of the console: %s",
    async (subject) => {
      const question = await postConsole("/act", { act: "hide_review", subject });
      expect(await question.text()).toContain('class="button" href="/mail"');
    },
  );
});

describe("An act", () => {
  test("resends access to every purchase, once for each subscription", async () => {
    await subscribe();
    const { response } = await act({ act: "resend_access", subject: PERSON });
    expect(response.headers.get("Location")).toContain("resend_access.done");
    expect((await readMails()).map(({ kind }) => kind)).toEqual([
      "order_links",
      "subscription_link",
    ]);
    expect(enqueued).toHaveLength(2);
    const soon = await act({ act: "resend_access", subject: PERSON });
    expect(soon.response.headers.get("Location")).toContain("resend_access.limited");
  });

  test("stops one kind of mail and withdraws what is queued", async () => {
    await insertRow("email_jobs", { email: ADA, kind: "plan_day" });
    await act({ act: "stop_mails", subject: PERSON, value: "plan_day" });
    expect(await readMails()).toEqual([]);
    expect(await readRows("select kind from mail_suppressions")).toEqual([{ kind: "plan_day" }]);
    const other = await act({ act: "stop_mails", subject: PERSON, value: "order_delivery" });
    expect(other.response.headers.get("Location")).toContain("stop_mails.nothing");
  });

  test("corrects the address of an order, and mails its links there", async () => {
    await insertRow("order_visitors", { order_id: ORDER });
    await act({ act: "correct_address", subject: PERSON, value: "ada@right.test" });
    expect(await readRows("select email, email_folded from orders")).toEqual([
      { email: "ada@right.test", email_folded: "ada@right.test" },
    ]);
    expect(await readMails()).toMatchObject([{ kind: "order_links", email: "ada@right.test" }]);
    expect(await count("order_visitors")).toBe(0);
  });

  test("refuses to correct an address to an invalid one, or on a refunded order", async () => {
    const bad = await act({ act: "correct_address", subject: PERSON, value: "ada" });
    expect(bad.response.headers.get("Location")).toContain("correct_address.refused");
    await env.DB.prepare("update orders set status = 'refunded'").run();
    const late = await act({ act: "correct_address", subject: PERSON, value: "ada@right.test" });
    expect(late.response.headers.get("Location")).toContain("correct_address.refused");
    expect(await readMails()).toEqual([]);
  });

  test("corrects the address of a subscription, and also its customer's at Stripe", async () => {
    await subscribe();
    const subject = `attempt:${ATTEMPT}`;
    const described: unknown[] = [];
    const desk = createDesk();
    const payments = {
      ...desk.payments,
      describeCustomer: async (...given: unknown[]) => {
        described.push(given);
        return null;
      },
    };
    const fields = { act: "correct_address", subject, value: "ada@right.test" };
    const { response } = await act(fields, { desk: { ...desk, payments } });
    expect(response.headers.get("Location")).toContain("correct_address.done");
    expect(described).toEqual([["cus_ada", { email: "ada@right.test", country: null }]]);
    expect(await readRows("select email from quiz2_subscriptions")).toEqual([
      { email: "ada@right.test" },
    ]);
    expect(await readMails()).toMatchObject([
      { kind: "address_corrected", email: "ada@right.test" },
    ]);
  });

  test("ends the access that links gave, but not the buyer's own", async () => {
    await subscribe();
    await insertRow("order_visitors", { order_id: ORDER });
    await insertRow("quiz2_attempt_visitors", {
      attempt_id: ATTEMPT,
      visitor_hash: "another",
    });
    await insertRow("quiz2_attempt_visitors", {
      attempt_id: ATTEMPT,
      visitor_hash: "hers",
      rights: "owner",
    });
    await act({ act: "end_grants", subject: PERSON });
    expect(await count("order_visitors")).toBe(0);
    expect(await readRows("select visitor_hash from quiz2_attempt_visitors")).toEqual([
      { visitor_hash: "hers" },
    ]);
    expect(await readRows("select link_generation from quiz2_attempts")).toEqual([
      { link_generation: 1 },
    ]);
  });

  test("exports everything held as a file, and again when the form is resent", async () => {
    const { response, form } = await act({ act: "export_person", subject: PERSON });
    for (const file of [response, await postConsole("/act", form)]) {
      expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="person.json"');
      expect(await file.json()).toMatchObject({
        address: "Ada@example.test",
        database: { orders: [{ id: ORDER }] },
      });
    }
    expect(await readLog()).toHaveLength(1);
  });

  test("erases a person, whose page then has no address", async () => {
    const { response } = await act({ act: "erase_person", subject: PERSON });
    const page = await (await askConsole(`${response.headers.get("Location")}`)).text();
    expect(page).toContain("The person is erased.");
    expect(page).toContain("Without an address");
    expect(page).not.toMatch(/ada@/i);
    expect(await readRows("select source, kind from data_requests")).toEqual([
      { source: "operator", kind: "erase" },
    ]);
    const again = await act({ act: "erase_person", subject: PERSON });
    expect(again.response.headers.get("Location")).toContain("erase_person.nothing");
  });

  test("replays only the mails that failed for the given reason", async () => {
    const fail = (dedupe_key: string, last_error: string | null) =>
      insertRow("email_jobs", {
        id: crypto.randomUUID(),
        dedupe_key,
        last_error,
        status: "failed",
        failed_at: 5,
      });
    await fail("a", "It's full: 452");
    await fail("b", "It's full: 452");
    await fail("c", "unknown mailbox");
    await fail("d", null);
    const page = await (await askConsole("/mail")).text();
    expect(page).toContain("It&#x27;s full: 452");
    const { response } = await act({ act: "replay_mails", subject: "mails:It's full: 452" });
    expect(response.headers.get("Location")).toBe("/mail?done=replay_mails.done");
    await act({ act: "replay_mails", subject: "mails:" });
    expect(
      await readRows("select dedupe_key from email_jobs where status = 'queued' order by 1"),
    ).toEqual(["a", "b", "d"].map((dedupe_key) => ({ dedupe_key })));
  });

  test("publishes and hides the review of a paid order, and publishes none of a refunded one", async () => {
    await insertRow("reviews", { id: ORDER, order_id: ORDER, attempt_id: null });
    const read = () => readRows("select status from reviews");
    await act({ act: "publish_review", subject: `review:${ORDER}` });
    expect(await read()).toEqual([{ status: "published" }]);
    const { response } = await act({ act: "hide_review", subject: `review:${ORDER}` });
    expect(response.headers.get("Location")).toBe("/reviews?done=hide_review.done");
    expect(await read()).toEqual([{ status: "hidden" }]);
    await env.DB.prepare("update orders set status = 'refunded'").run();
    const late = await act({ act: "publish_review", subject: `review:${ORDER}` });
    expect(late.response.headers.get("Location")).toContain("publish_review.refused");
  });
});
