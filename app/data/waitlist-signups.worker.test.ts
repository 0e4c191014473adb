import { env } from "cloudflare:workers";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { db, insertRow, readEverything, readRows } from "../../tests/fixtures/rows.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";
import {
  confirmWaitlistSignup,
  countWaitlistSignups,
  deleteWaitlistSignup,
  findWaitlistSignup,
  forgetUnconfirmedSignups,
  insertWaitlistSignup,
} from "./waitlist-signups.ts";

const SIGNED_UP_AT = 1_790_000_000_123;
const mailboxOf = (email: string) => `the mailbox of ${email.toLowerCase()}`;
const signUp = (email: string, source = "direct", signedUpAt = SIGNED_UP_AT, terms = {}) =>
  insertWaitlistSignup(db, {
    email: email as EmailAddress,
    source,
    signedUpAt,
    confirmBy: null,
    places: null,
    jobId: crypto.randomUUID(),
    recipient: mailboxOf(email),
    ...terms,
  });
const readJobs = () =>
  readRows<{ dedupe_key: string; payload: string; email: string; status: string }>(
    "select dedupe_key, payload, email, status from email_jobs order by created_at",
  );

test("A signup is stored as its owner typed it", async () => {
  expect(await signUp("Ada@Example.test", "newsletter")).toBe("added");
  expect(await readRows("select email, source, signed_up_at from waitlist_signups")).toEqual([
    { email: "Ada@Example.test", source: "newsletter", signed_up_at: 1_790_000_000_123 },
  ]);
});

test("An address signs up once, in any letter case, and the first entry stays unchanged", async () => {
  expect(await signUp("ada@example.test", "newsletter")).toBe("added");
  expect(await signUp("ADA@example.test", "advert")).toBe("listed");
  expect(await readRows("select email, source from waitlist_signups")).toEqual([
    { email: "ada@example.test", source: "newsletter" },
  ]);
  expect(await countWaitlistSignups(db)).toBe(1);
});

test("Exactly one of fifty concurrent signups with one address is inserted", async () => {
  const spellings = Array.from({ length: 50 }, (_, turn) =>
    [..."ada@example.test"]
      .map((letter, at) => ((turn >> (at % 6)) & 1 ? letter.toUpperCase() : letter))
      .join(""),
  );
  expect(new Set(spellings).size).toBe(50);
  const answers = await Promise.all(spellings.map((email) => signUp(email)));
  expect(answers.filter((answer) => answer === "added")).toHaveLength(1);
  expect(await readRows("select count(*) as n from waitlist_signups")).toEqual([{ n: 1 }]);
  expect(await countWaitlistSignups(db)).toBe(1);
});

test("A new signup queues one welcome mail, a repeated one none", async () => {
  await signUp("Ada@example.test");
  await signUp("ada@example.test", "direct", SIGNED_UP_AT + 5);
  await signUp("ADA@example.test");
  const [signup] = await readRows<{ id: number }>("select id from waitlist_signups");
  expect(await readJobs()).toEqual([
    {
      dedupe_key: `waitlist_welcome:${signup?.id}@${SIGNED_UP_AT}`,
      payload: JSON.stringify({ id: signup?.id, signedUpAt: SIGNED_UP_AT }),
      email: "Ada@example.test",
      status: "queued",
    },
  ]);
});

test("Signup and welcome are stored together or not at all", async () => {
  const job = { email: "eve@example.test" as EmailAddress, source: "direct", signedUpAt: 1 };
  const terms = { confirmBy: null, places: null };
  const broken = { ...job, ...terms, recipient: "a hash", jobId: "no uuid" };
  await expect(insertWaitlistSignup(db, broken)).rejects.toThrow();
  expect(await readRows("select email from waitlist_signups")).toEqual([]);
  expect(await readJobs()).toEqual([]);
});

const LEFT = {
  leftAt: SIGNED_UP_AT + 9,
  kinds: ["waitlist_welcome"] as const,
};
const readSuppressions = () => readRows("select * from mail_suppressions");

test("Leaving deletes the signup and its unsent mail, and no other", async () => {
  await signUp("ada@example.test");
  const [first] = await readRows<{ id: number }>("select id from waitlist_signups");
  const left = { id: first?.id ?? 0, signedUpAt: SIGNED_UP_AT };
  expect(await findWaitlistSignup(db, left)).toMatchObject({ email: "ada@example.test" });
  await deleteWaitlistSignup(db, left, LEFT);
  await deleteWaitlistSignup(db, left, LEFT);
  expect([await readJobs(), await countWaitlistSignups(db)]).toEqual([[], 0]);
  expect(await findWaitlistSignup(db, left)).toBeNull();

  // SQLite reuses the id of the deleted signup for the next one: the old link must not match it.
  await signUp("eve@example.test", "direct", SIGNED_UP_AT + 1);
  const [second] = await readRows<{ id: number }>("select id from waitlist_signups");
  expect(second).toEqual(first);
  expect(await findWaitlistSignup(db, left)).toBeNull();
  await deleteWaitlistSignup(db, left, LEFT);
  expect([(await readJobs()).length, await countWaitlistSignups(db)]).toEqual([1, 1]);
});

test("The job of a sent welcome is kept after its reader has left, without the address", async () => {
  await signUp("ada@example.test");
  await env.DB.prepare("update email_jobs set status = 'sent', sent_at = 1").run();
  const [signup] = await readRows<{ id: number }>("select id from waitlist_signups");
  await deleteWaitlistSignup(db, { id: signup?.id ?? 0, signedUpAt: SIGNED_UP_AT }, LEFT);
  expect(await readJobs()).toMatchObject([{ status: "sent", email: "removed@invalid" }]);
  expect(JSON.stringify(await readEverything())).not.toContain('"ada@');
});

test("A mailbox that left can sign up again, without a second welcome mail", async () => {
  await signUp("ada@example.test");
  const [signup] = await readRows<{ id: number }>("select id from waitlist_signups");
  await deleteWaitlistSignup(db, { id: signup?.id ?? 0, signedUpAt: SIGNED_UP_AT }, LEFT);
  expect(await readSuppressions()).toEqual([
    {
      recipient: mailboxOf("ada@example.test"),
      kind: "waitlist_welcome",
      suppressed_at: LEFT.leftAt,
    },
  ]);
  expect(await signUp("ada@example.test", "direct", SIGNED_UP_AT + 10)).toBe("added");
  expect([await readJobs(), await countWaitlistSignups(db)]).toEqual([[], 1]);
});

test("The count follows every insert and delete, even in plain SQL", async () => {
  const addresses = JSON.stringify(Array.from({ length: 500 }, (_, at) => `${at}@example.test`));
  const addAll = "insert into waitlist_signups (email) select value from json_each(?)";
  expect(await countWaitlistSignups(db)).toBe(0);
  await env.DB.prepare(addAll).bind(addresses).run();
  expect(await countWaitlistSignups(db)).toBe(500);
  await env.DB.prepare("delete from waitlist_signups where email like '1%'").run();
  expect(await countWaitlistSignups(db)).toBe(500 - 111);
});

test("A missing total is an error, not zero", async () => {
  await env.DB.prepare("delete from waitlist_totals").run();
  await expect(countWaitlistSignups(db)).rejects.toThrow("The only row of waitlist_totals");
  await insertRow("waitlist_totals");
});

describe("A signup that has to be confirmed", () => {
  const CONFIRM_BY = SIGNED_UP_AT + 1_000;
  const ask = (email: string, signedUpAt = SIGNED_UP_AT, places: number | null = null) =>
    signUp(email, "direct", signedUpAt, { confirmBy: signedUpAt + 1_000, places });
  const nameOf = async (email: string) => {
    const rows = await readRows<{ id: number; signedUpAt: number; email: string }>(
      "select id, signed_up_at as signedUpAt, email from waitlist_signups",
    );
    const { id = 0, signedUpAt = 0 } = rows.find((row) => row.email === email) ?? {};
    return { id, signedUpAt };
  };
  const confirm = async (email: string, places: number | null = null) =>
    confirmWaitlistSignup(db, await nameOf(email), {
      places,
      confirmedAt: SIGNED_UP_AT + 5,
      welcomeJobId: crypto.randomUUID(),
    });
  const readKinds = async () =>
    (await readRows<{ kind: string }>("select kind from email_jobs order by kind")).map(
      ({ kind }) => kind,
    );

  const sendAndForget = async () => {
    await env.DB.prepare("update email_jobs set status = 'sent', sent_at = 1").run();
    await forgetUnconfirmedSignups(db, CONFIRM_BY);
  };

  test("is asked for confirmation instead of welcomed, and counts only after it", async () => {
    expect(await ask("ada@example.test")).toBe("added");
    expect([await readKinds(), await countWaitlistSignups(db)]).toEqual([["waitlist_confirm"], 0]);
    expect([await confirm("ada@example.test"), await confirm("ada@example.test")]).toEqual([
      "listed",
      "listed",
    ]);
    expect(await countWaitlistSignups(db)).toBe(1);
    expect(await readKinds()).toEqual(["waitlist_confirm", "waitlist_welcome"]);
    expect(await readRows("select distinct recipient from email_jobs")).toEqual([
      { recipient: mailboxOf("ada@example.test") },
    ]);
    expect(await ask("ADA@example.test", SIGNED_UP_AT + 9)).toBe("listed");
  });

  test("keeps its name and gets a new deadline when repeated, and is asked again within the limits", async () => {
    await ask("ada@example.test");
    const name = await nameOf("ada@example.test");
    expect(await ask("ada@example.test", SIGNED_UP_AT + 1)).toBe("pending");
    expect(await readKinds()).toEqual(["waitlist_confirm"]);
    expect(await ask("ada@example.test", SIGNED_UP_AT + 600_000)).toBe("pending");
    expect(await readKinds()).toEqual(["waitlist_confirm", "waitlist_confirm"]);
    expect(await findWaitlistSignup(db, name)).toEqual({
      email: "ada@example.test",
      confirmBy: SIGNED_UP_AT + 601_000,
    });
  });

  test("is forgotten after its deadline, and no other is", async () => {
    await signUp("eve@example.test");
    await ask("ada@example.test");
    await forgetUnconfirmedSignups(db, CONFIRM_BY - 1);
    expect((await nameOf("ada@example.test")).id).toBeGreaterThan(0);
    await forgetUnconfirmedSignups(db, CONFIRM_BY);
    const left = await readRows("select email from waitlist_signups");
    expect([left, await countWaitlistSignups(db)]).toEqual([[{ email: "eve@example.test" }], 1]);
    expect(await confirm("ada@example.test")).toBe("gone");
  });

  test.each([
    ["before it is mailed", async () => undefined, 0],
    ["after its deadline, when it was forgotten", sendAndForget, 1],
  ])(
    "can be refused for good %s: no later signup of the mailbox is asked",
    async (_when, pass, left) => {
      await ask("ada@example.test");
      const name = await nameOf("ada@example.test");
      await pass();
      const kinds = ["waitlist_confirm", "waitlist_welcome"] as const;
      await deleteWaitlistSignup(db, name, { ...LEFT, kinds });
      expect([(await readKinds()).length, await countWaitlistSignups(db)]).toEqual([left, 0]);
      expect(await ask("ada@example.test", SIGNED_UP_AT + 600_000)).toBe("added");
      expect(await readKinds()).toHaveLength(left);
    },
  );

  test("is listed when repeated after confirmations were switched off", async () => {
    await ask("ada@example.test");
    expect(await signUp("ada@example.test", "direct", SIGNED_UP_AT + 2)).toBe("pending");
    expect(await countWaitlistSignups(db)).toBe(1);
    expect(await readKinds()).toEqual(["waitlist_confirm", "waitlist_welcome"]);
  });

  test("takes no place, and exactly one of ten confirmations for the last place is listed", async () => {
    const emails = Array.from({ length: 10 }, (_, at) => `${at}@example.test`);
    for (const email of emails) expect(await ask(email, SIGNED_UP_AT, 1)).toBe("added");
    const listed = await Promise.all(emails.map((email) => confirm(email, 1)));
    expect(listed.filter((state) => state === "listed")).toHaveLength(1);
    expect(await countWaitlistSignups(db)).toBe(1);
    expect((await readKinds()).filter((kind) => kind === "waitlist_welcome")).toHaveLength(1);
    expect(await ask("late@example.test", SIGNED_UP_AT, 1)).toBe("closed");
  });
});

test("Three of twenty concurrent signups for the last three places are listed, and the others learn that it is closed", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      signUp(`${at}@example.test`, "direct", SIGNED_UP_AT, { places: 3 }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === "closed")).toHaveLength(17);
  expect([await countWaitlistSignups(db), (await readJobs()).length]).toEqual([3, 3]);
});
