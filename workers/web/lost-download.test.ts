import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import { minutes } from "#app/domain/duration.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { mailOrderLinks } from "#app/orders/server/mail-order-links.ts";
import { recordQueries } from "../../tests/fixtures/query-plans.ts";
import { openLimits } from "../../tests/fixtures/rate-limits.ts";
import { insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { ask, postForm } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

const BUYER = "ada@example.test";
const FIRST = "11111111-1111-4111-8111-111111111111";
const SECOND = "22222222-2222-4222-8222-222222222222";

const insertOrder = (id: string, changes: Record<string, string | number> = {}) =>
  insertRow("orders", { id, email: BUYER, status: "paid", ...changes });

const askLinks = (email: string, more: { address?: string; cookie?: string } = {}) =>
  postForm(
    "/downloads",
    { email },
    {
      ...(more.address && { address: more.address }),
      headers: more.cookie ? { Cookie: more.cookie } : {},
    },
  );

type Job = {
  email: string;
  kind: string;
  dedupe_key: string;
  payload: string;
  created_at: number;
};
const readJobs = () =>
  readRows<Job>(
    "select email, kind, dedupe_key, payload, created_at from email_jobs order by created_at",
  );
const letPass = (ms: number) =>
  env.DB.prepare("update email_jobs set created_at = created_at - ?").bind(ms).run();

test("A buyer is mailed links to all paid orders, and to no others", async () => {
  await insertOrder(FIRST, { created_at: 1 });
  await insertOrder(SECOND, {
    created_at: 2,
    product: "perfectionism_toolkit",
    email: "ADA@Example.test",
  });
  for (const [at, status] of ["created", "refunded", "disputed", "canceled"].entries()) {
    await insertOrder(crypto.randomUUID(), { status, visitor_hash: `other ${at}` });
  }
  await insertOrder(crypto.randomUUID(), { email: "eve@example.test", visitor_hash: "eve" });
  const answer = await askLinks(" Ada@example.TEST ");
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/downloads?sent#lost"]);
  const [job, ...others] = await readJobs();
  expect(others).toEqual([]);
  // The address that the newest order was bought with.
  expect(job).toMatchObject({ email: "ADA@Example.test", kind: "order_links" });
  expect(job?.dedupe_key).toMatch(/^order_links:[\w-]{43}:\d+$/);
  expect(JSON.parse(job?.payload ?? "")).toEqual({
    orders: [
      { orderId: SECOND, product: "perfectionism_toolkit" },
      { orderId: FIRST, product: "dating_bundle" },
    ],
  });
});

test("The mail has links to at most ten orders", async () => {
  for (let at = 0; at < 12; at += 1) {
    await insertOrder(crypto.randomUUID(), { visitor_hash: `buyer ${at}` });
  }
  await askLinks(BUYER);
  const [job] = await readJobs();
  expect(JSON.parse(job?.payload ?? "").orders).toHaveLength(10);
});

test("Somebody who has bought nothing gets the same answer, but no mail", async () => {
  await insertOrder(FIRST);
  await insertOrder(SECOND, { email: "gone@example.test", status: "refunded" });
  const tell = async (email: string) => {
    const answer = await askLinks(email);
    const headers = Object.fromEntries(answer.headers);
    delete headers["x-request-id"];
    return {
      status: answer.status,
      headers: { ...headers, "set-cookie": "" },
      body: await answer.text(),
    };
  };
  const buyers = await tell(BUYER);
  expect(await tell("nobody@example.test")).toEqual(buyers);
  expect(await tell("gone@example.test")).toEqual(buyers);
  expect(await tell(BUYER)).toEqual(buyers);
  expect(await readJobs()).toHaveLength(1);
  const page = await (await ask("/downloads?sent")).text();
  // Also true after a refund of everything, and does not reveal whether anything was ever bought.
  expect(page).toContain("If downloads bought with that address are still open, an email");
  expect(page).toContain("After a refund, downloads are closed and no email is sent.");
});

test("The answer costs the same for buyers and others: the mail is stored after it", async () => {
  await insertOrder(FIRST);
  const askedBefore = async (asked: string) => {
    const later: (() => Promise<unknown>)[] = [];
    const enqueued: string[] = [];
    const queries = await recordQueries(env.DB, (recorded) =>
      mailOrderLinks(
        {
          db: createDatabase(recorded),
          clock: () => 1,
          limits: openLimits,
          afterResponse: (work) => void later.push(work),
          enqueueEmails: (ids) => void enqueued.push(...ids),
        },
        { visitorHash: "a hash", addressPrefix: "a network" },
        asked as EmailAddress,
      ),
    );
    expect([await readJobs(), enqueued]).toEqual([[], []]);
    await Promise.all(later.map((work) => work()));
    return { queries: queries.map(({ sql }) => sql), enqueued };
  };
  const stranger = await askedBefore("nobody@example.test");
  expect(stranger.enqueued).toEqual([]);
  const buyer = await askedBefore(BUYER);
  expect(buyer.enqueued).toHaveLength(1);
  expect(buyer.queries.slice(0, stranger.queries.length)).toEqual(stranger.queries);
  expect(stranger.queries).toHaveLength(1);
});

describe("Nobody's inbox can be flooded", () => {
  test("twenty concurrent requests send one mail, and the next is sent after five minutes", async () => {
    await insertOrder(FIRST);
    await Promise.all(Array.from({ length: 20 }, () => askLinks(BUYER)));
    expect(await readJobs()).toHaveLength(1);
    await letPass(minutes(5) - 10_000);
    await askLinks("ADA@example.test");
    expect(await readJobs()).toHaveLength(1);
    await letPass(10_000);
    await askLinks(BUYER);
    expect(await readJobs()).toHaveLength(2);
  });
});

// The last begins with the Kelvin sign, which becomes a "k" in lower case.
test.for(["", "ada", "ada@", `${"a".repeat(250)}@example.test`, "\u212Aim@example.test"])(
  "An invalid address like %s is shown again with the error",
  async (email) => {
    const answer = await askLinks(email);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Please enter a valid email address.");
    expect(page).toContain(`value="${email}"`);
    expect(await readJobs()).toEqual([]);
  },
);
