import { env } from "cloudflare:workers";
import { days, hours } from "#app/domain/duration.ts";
import { act, askConsole, createDesk } from "../../tests/fixtures/console-desk.ts";
import * as people from "../../tests/fixtures/console-people.ts";
import { insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";

const NOW = Date.UTC(2026, 10, 24, 12);
const NOTICE = "99999999-9999-4999-8999-999999999999";
const SUBJECT = `withdrawal:${NOTICE}`;

beforeEach(people.beginWithAda);

const options = () => ({ desk: createDesk({ clock: () => NOW }) });
const read = async (path: string) => {
  const response = await askConsole(path, options());
  expect(response.status, path).toBe(200);
  return response.text();
};
const readList = async () => (await read("/csv/people/withdrawals")).trim().split("\r\n").slice(1);

type Changes = {
  readonly id?: string;
  readonly declared?: Readonly<Record<string, string | number>>;
  readonly row?: Readonly<Record<string, string | number | null>> | null;
};

/** As a declaration with a notice of its own. `row` changes the notice; null: there is none. */
async function declare({ id = NOTICE, declared = {}, row = {} }: Changes = {}) {
  const declaredAt = NOW - days(3);
  const { email = "ADA@example.test", declaredAt: at = declaredAt, ...more } = declared;
  await insertRow("withdrawals", {
    id,
    email,
    email_folded: String(email).toLowerCase(),
    declared_at: at,
    ...more,
  });
  if (row === null) return;
  await insertRow("email_jobs", {
    id,
    kind: "withdrawal_notice",
    dedupe_key: id,
    email: "hello@kindling.example",
    status: "sent",
    sent_at: declaredAt,
    created_at: declaredAt,
    ...row,
  });
}

const charge = (id: string, changes: Readonly<Record<string, string | number>> = {}) =>
  insertRow("charges", {
    id,
    owner_id: people.ORDER,
    sold: "dating_bundle",
    amount_cents: 1_999,
    charged_at: NOW - days(5),
    ...changes,
  });

describe("P36 A withdrawal waits in the console", () => {
  test("with what was typed and bought, its two dates, and its person", async () => {
    await charge("ch_1");
    await declare();
    expect(await readList()).toEqual([
      "2026-11-21T12:00:00.000Z,waiting,2026-12-05,withdrawal,the bundle,ADA@example.test,dating bundle,sent",
    ]);
    const page = await read("/people");
    expect(page).toContain(`href="${people.PAGE}"`);
    expect(page).toContain("Mark as done");
    expect(await read("")).toContain('<a href="/people">withdrawals and cancellations: 1</a>');
  });

  test("even if nobody is found and its mail has failed", async () => {
    await declare({ declared: { email: "eve@example.test" }, row: { status: "failed" } });
    const [line] = await readList();
    expect(line).toContain("waiting");
    expect(line).toMatch(/eve@example\.test,,failed$/);
    expect(await read("/people")).not.toContain("/people/order/");
  });

  test("with its person found by the order number, whatever the address", async () => {
    await charge("ch_1");
    await declare({ declared: { email: "eve@example.test", contract: "Order #7777ABCD" } });
    expect(await read("/people")).toContain(`href="${people.PAGE}"`);
  });

  test("and is overdue after fourteen days, a cancellation after its day", async () => {
    await declare({ declared: { declaredAt: NOW - days(15) } });
    const id = NOTICE.replaceAll("9", "8");
    await declare({ id, declared: { wish: "cancel", declaredAt: NOW - days(1) } });
    const lines = await readList();
    expect(lines.map((line) => line.split(",").slice(1, 4))).toEqual([
      ["overdue", "2026-11-23", "withdrawal"],
      ["overdue", "2026-11-23", "cancellation"],
    ]);
  });
});

test("P36 A hundred inventions neither hide a buyer's withdrawal nor look like buyers'", async () => {
  await charge("ch_1");
  for (let at = 0; at < 100; at += 1) {
    const declared = { email: `eve${at}@example.test`, declaredAt: NOW - days(3) - at };
    await declare({ id: NOTICE.slice(0, -3) + String(100 + at), declared, row: null });
  }
  await declare({ declared: { declaredAt: NOW } });
  const lines = await readList();
  expect(lines).toHaveLength(101);
  expect(lines[0]).toContain("ADA@example.test");
  const today = await read("");
  expect(today).toContain("withdrawals and cancellations: 1<");
  expect(today).toContain("unmatched withdrawals and cancellations: 100<");
});

describe("P36 A withdrawal stops waiting", () => {
  const readState = async () => {
    expect(await read("")).not.toContain("withdrawals and cancellations: ");
    expect(await read("/people")).not.toContain("Mark as done");
    return (await readList())[0]?.split(",")[1];
  };

  test("once everything bought before it is refunded", async () => {
    await charge("ch_1", { refunded_cents: 1_999 });
    await declare();
    expect(await readState()).toBe("refunded");
  });

  test("whatever is bought later", async () => {
    await charge("ch_1", { refunded_cents: 1_999 });
    await people.subscribe();
    await charge("ch_2", { owner_id: people.ATTEMPT, sold: "trial", charged_at: NOW - days(1) });
    await declare();
    expect(await readState()).toBe("refunded");
  });

  test("once the order that it names is refunded, even if another is not", async () => {
    await charge("ch_1", { refunded_cents: 1_999 });
    await people.subscribe();
    await charge("ch_2", { owner_id: people.ATTEMPT, sold: "trial" });
    await declare({ declared: { contract: "7777abcd" } });
    expect(await readState()).toBe("refunded");
  });

  test("once its subscription is cancelled", async () => {
    await people.subscribe();
    await env.DB.prepare("update quiz2_subscriptions set is_cancelling = 1").run();
    await charge("ch_2", { owner_id: people.ATTEMPT, sold: "trial" });
    await declare({ declared: { wish: "cancel" } });
    expect(await readState()).toBe("cancelled");
  });

  test("once the operator says so, which is logged without a name", async () => {
    await declare();
    const { response } = await act({ act: "settle_withdrawal", subject: SUBJECT }, options());
    expect(response.headers.get("Location")).toBe("/people?done=settle_withdrawal.done");
    expect(await readRows("select act, subject, outcome from operator_log")).toEqual([
      { act: "settle_withdrawal", subject: SUBJECT, outcome: "done" },
    ]);
    expect(await readState()).toBe("done");
  });

  test("and is no longer listed thirty days after it is done", async () => {
    await declare({ declared: { declaredAt: NOW - days(31), settled_at: NOW - days(30) } });
    expect(await read("/people")).toContain("Nobody has declared one.");
    expect(await read("")).not.toContain("withdrawals and cancellations: ");
  });

  test("and is deleted then if its person was erased", async () => {
    await declare({ declared: { erased_at: NOW - days(1) }, row: null });
    expect((await readList())[0]).toMatch(/,waiting,.*,digest$/);
    await act({ act: "settle_withdrawal", subject: SUBJECT }, options());
    expect(await readRows("select id from withdrawals")).toEqual([]);
  });
});

describe("P36 A withdrawal keeps waiting", () => {
  const isWaiting = async () =>
    expect(await read("")).toContain("withdrawals and cancellations: 1");

  test("while part of a charge is not refunded", async () => {
    await charge("ch_1", { refunded_cents: 1_000 });
    await declare();
    await isWaiting();
  });

  test("while one of two purchases is not refunded", async () => {
    await charge("ch_1", { refunded_cents: 1_999 });
    await people.subscribe();
    await charge("ch_2", { owner_id: people.ATTEMPT, sold: "trial" });
    await declare();
    await isWaiting();
  });

  test("if only a purchase by another address of its mailbox is refunded", async () => {
    await people.subscribe();
    await charge("ch_2", { owner_id: people.ATTEMPT, sold: "trial", refunded_cents: 1_999 });
    await declare({ declared: { email: people.ADA.replace("@", "+else@") } });
    await isWaiting();
  });

  test("while a charge made after a cancellation is not refunded", async () => {
    await people.subscribe();
    await env.DB.prepare("update quiz2_subscriptions set is_cancelling = 1").run();
    await charge("ch_2", { owner_id: people.ATTEMPT, sold: "trial" });
    await charge("ch_3", { owner_id: people.ATTEMPT, sold: "month", charged_at: NOW });
    await declare({ declared: { wish: "cancel", declaredAt: NOW - hours(8) } });
    await isWaiting();
    await env.DB.prepare(
      "update charges set refunded_cents = amount_cents where id = 'ch_3'",
    ).run();
    expect((await readList())[0]).toContain(",cancelled,");
  });

  test("after an act that names no declaration", async () => {
    await declare();
    const { response } = await act(
      { act: "settle_withdrawal", subject: "withdrawal:none" },
      options(),
    );
    expect(response.headers.get("Location")).toBe("/people?done=settle_withdrawal.nothing");
    await isWaiting();
  });
});
