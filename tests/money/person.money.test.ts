import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import { minutes } from "#app/domain/duration.ts";
import { createFiles } from "#app/files/files.ts";
import { sweepDeletions } from "#app/privacy/server/erase-person.ts";
import { postData } from "../fixtures/data-link.ts";
import {
  askDataToken,
  findMarks,
  liveMarkedLife,
  MARKED_EMAIL,
} from "../fixtures/marked-person.ts";
import { account, openWorld, readTrials, settle } from "../fixtures/money-world.ts";
import * as order from "../fixtures/orders.ts";
import { readWords } from "../fixtures/page-words.ts";
import * as inventory from "../fixtures/person-inventory.ts";
import { readEverything, readRows } from "../fixtures/rows.ts";
import {
  moveClock,
  planApiFaults,
  readBehind,
  readSubscriptions,
  stripe,
  syncAll,
} from "../fixtures/stripe-world.ts";
import { sendMails } from "../fixtures/trial-mails.ts";
import { findCharge } from "../fixtures/trials.ts";
import { ask, postForm, postJson } from "../fixtures/web-worker.ts";
import { beforeEach, consoleLines, describe, expect, test, vi } from "../setup/test.ts";

beforeEach(async () => {
  await openWorld();
  for (const { key } of (await env.FILES.list()).objects) await env.FILES.delete(key);
});

type Export = { database: Record<string, object[]>; files: object[]; stripe: object[] };

const readExport = async (token: string | null): Promise<Export> =>
  (await postForm("/your-data/export", { token: `${token}` })).json();

const readCharges = async () =>
  (await account().readLedger()).flatMap(({ kind, amountCents }) =>
    kind === "charge" ? [amountCents] : [],
  );

const sweep = (clock = () => Date.now() + minutes(6)) =>
  sweepDeletions({
    db: createDatabase(env.DB),
    clock,
    files: createFiles(env.FILES as never, () => undefined),
    log: () => undefined,
  });

const readRequests = () =>
  readRows<{ kind: string; counts: string; file_owners: string; finished_at: number | null }>(
    "select * from data_requests order by requested_at",
  );

test("P38 The export has every mark, and the erasure leaves none", async () => {
  const MISTYPED = `gate.${MARKED_EMAIL}`;
  const { attempt, retake, mails } = await liveMarkedLife();
  expect(await findMarks()).toEqual(inventory.MARKED);

  const token = await askDataToken("zoemark@EXAMPLE.test");
  await postData(token, "stop_mails", { kind: "review_request" });
  const exported = await readExport(token);
  const stored = await readEverything();
  stored["quiz2_responses"] = await readRows("select * from quiz2_responses");
  // The mail to the mistyped address belongs to another mailbox, and is erased with the attempt.
  stored["email_jobs"] = (stored["email_jobs"] ?? []).filter(({ email }) => email !== MISTYPED);
  const told = Object.entries(inventory.EXPORTED).filter(([, name]) => name !== null);
  expect(Object.keys(stored).sort()).toEqual(Object.keys(inventory.EXPORTED).sort());
  expect(Object.keys(exported.database).sort()).toEqual(told.map(([, name]) => name).sort());
  for (const [table, name] of told) {
    expect(stored[table]?.length, table).toBeGreaterThan(0);
    expect(exported.database[`${name}`]?.length, table).toBe(stored[table]?.length);
  }
  const empty = Object.entries(stored).flatMap(([table, rows]) => {
    const filled = inventory.listFilled(rows);
    return inventory
      .listColumns(rows)
      .flatMap((column) => (filled.includes(column) ? [] : [`${table}.${column}`]));
  });
  expect(empty.sort()).toEqual(inventory.NEVER_FILLED);
  expect(exported.database["attempts"]).toMatchObject([
    { id: attempt.id },
    // The attempt begun on the first visit.
    { status: "started" },
    { id: retake.id, userId: null },
  ]);
  expect([exported.database["responses"]?.length, exported.files.length]).toEqual([200, 2]);
  const text = JSON.stringify(exported);
  for (const value of ["Zoemark", "zoemark 30", "zoemark-source", "ZoeMark@example.test", "DE"]) {
    expect(text).toContain(`"${value}"`);
  }
  expect(exported.stripe).toMatchObject([{ email: "ZoeMark@example.test" }]);

  await postJson("/api/waitlist/signup", { email: "bob@example.test" });
  const lines = consoleLines().length;
  const answer = await postData(token, "erase");
  expect(await answer.text()).toContain("Your data is erased.");
  expect(await findMarks()).toEqual([]);
  await settle();
  expect(await findMarks()).toEqual([]);
  expect(consoleLines().slice(lines).join("\n")).not.toMatch(/zoemark/i);

  const [trial] = await readTrials();
  expect(trial).toMatchObject({ status: "canceled", attempt_id: attempt.id });
  expect((await readSubscriptions(`${trial?.stripe_customer_id}`))[0]?.status).toBe("canceled");
  expect(await stripe().customers.retrieve(`${trial?.stripe_customer_id}`)).toEqual(
    expect.objectContaining({ deleted: true }),
  );
  expect(
    (await order.readOrders()).map(({ amount_cents, status }) => [amount_cents, status]),
  ).toEqual([
    [1_999, "paid"],
    [4_900, "paid"],
  ]);
  // Nobody else's rows were erased.
  expect(await readRows("select email from waitlist_signups")).toEqual([
    { email: "bob@example.test" },
  ]);
  const { waitlist_signups, email_jobs, ...rest } = await readEverything();
  expect(email_jobs).toMatchObject([{ email: "bob@example.test" }]);
  const left = Object.entries(rest).flatMap(([table, rows]) =>
    rows.length === 0 ? [] : [[table, inventory.listFilled(rows).join(" ")] as const],
  );
  expect(Object.fromEntries(left)).toEqual(inventory.LEFT);

  // Neither the older links nor the buyer's browser find anything any more.
  const links = mails.flatMap(({ text }) => text.match(/https:\S+token=\S+/g) ?? []);
  expect(links.length).toBeGreaterThan(5);
  for (const link of [...links, `https://kindling.example/your-data/open?token=${token}`]) {
    const { pathname, search, searchParams } = new URL(link);
    if (pathname === "/unsubscribe") continue;
    const seen = await ask(`${pathname}${search}`);
    const forged = await ask(`${pathname}?token=x`);
    expect(seen.status, pathname).toBe(forged.status);
    expect(await readWords(seen), pathname).toBe(await readWords(forged));
    const opened = await postForm(pathname, { token: `${searchParams.get("token")}` });
    expect(opened.status, pathname).toBe(404);
  }
  const own = { headers: { Cookie: attempt.cookie } };
  for (const { id } of [attempt, retake]) {
    expect((await ask(`/api/quiz2/results/${id}`, own)).status).toBe(404);
  }
});

test("P38 Later events write nothing about the erased person, and the money still converges", async () => {
  const { bundleIntent } = await liveMarkedLife();
  await postData(await askDataToken(MARKED_EMAIL), "erase");
  await settle();
  const paid = await readCharges();
  const [trial] = await readTrials();

  await order.refundOrder(bundleIntent);
  const [, toolkit] = await order.readOrders();
  await order.disputeOrder(`${toolkit?.payment_intent_id}`);
  await stripe().refunds.create({ charge: await findCharge(`${trial?.stripe_customer_id}`) });
  await moveClock(40);
  await settle();
  expect((await order.readOrders()).map(({ status }) => status)).toEqual(["refunded", "disputed"]);
  expect(await readTrials()).toMatchObject([{ status: "canceled", payment_state: "refunded" }]);
  // Nothing was charged again.
  expect(await readCharges()).toEqual(paid);
  expect(await findMarks()).toEqual([]);
  expect(await sendMails()).toEqual([]);
  const behind = await readBehind();
  expect(behind).toEqual([]);
});

test("P38 Parallel and repeated erasures erase once, and their records name nobody", async () => {
  const { attempt } = await liveMarkedLife();
  const token = await askDataToken(MARKED_EMAIL);
  const answers = await Promise.all([1, 2, 3].map(() => postData(token, "erase")));
  for (const { status } of answers) expect([200, 404]).toContain(status);
  await settle();
  expect((await postData(token, "erase")).status).toBe(404);
  expect(await findMarks()).toEqual([]);
  await sweep();
  const requests = await readRequests();
  expect(requests.map(({ counts }) => JSON.parse(counts))).toContainEqual(
    expect.objectContaining({ attempts: 3, responses: 200 }),
  );
  for (const request of requests) {
    expect(request).toMatchObject({ kind: "erase", file_owners: "[]" });
    expect(request.finished_at).not.toBeNull();
    expect(JSON.stringify(request)).not.toContain(attempt.id);
  }
});

describe("P38 An erasure that is interrupted completes by itself", () => {
  test("while R2 is unavailable", async () => {
    await liveMarkedLife();
    const token = await askDataToken(MARKED_EMAIL);
    vi.spyOn(env.FILES, "list").mockRejectedValueOnce(new Error("R2 is away."));
    expect((await postData(token, "erase")).status).toBe(200);
    await settle();
    expect(await findMarks()).toEqual(["a file"]);
    await sweep();
    expect(await findMarks()).toEqual([]);
  });

  test("while a report is being printed", async () => {
    const { attempt } = await liveMarkedLife();
    await postData(await askDataToken(MARKED_EMAIL), "erase");
    await env.FILES.put(`reports/${attempt.id}/1-plan.pdf`, "zoemark");
    await sweep();
    await settle();
    expect(await findMarks()).toEqual([]);
  });

  test("while Stripe is unavailable", async () => {
    await liveMarkedLife();
    const token = await askDataToken(MARKED_EMAIL);
    await planApiFaults({ down: true });
    expect((await postData(token, "erase")).status).toBe(200);
    await expect(syncAll()).rejects.toMatchObject({ code: "unavailable" });
    await planApiFaults({ dropAfterCommit: { next: 1, method: "DELETE", path: "/v1/customers" } });
    await syncAll().catch(() => undefined);
    await syncAll();
    expect(await findMarks()).toEqual([]);
    expect(await readTrials()).toMatchObject([{ status: "canceled" }]);
  });
});

test("P38 An erased buyer who buys again is a new person: purchases are mailed, and nothing else", async () => {
  await liveMarkedLife();
  await postData(await askDataToken(MARKED_EMAIL), "erase");
  await settle();
  expect(await askDataToken(MARKED_EMAIL)).toBeNull();
  await postJson("/api/waitlist/signup", { email: MARKED_EMAIL });
  expect(await sendMails()).toEqual([]);

  await moveClock(1);
  const started = await order.openBundle({ email: MARKED_EMAIL });
  await order.confirm(started);
  await settle();
  expect((await sendMails()).map(({ kind }) => kind)).toEqual(["order_delivery"]);
  expect(await askDataToken(MARKED_EMAIL)).not.toBeNull();
});
