import { days } from "#app/domain/duration.ts";
import { type Browser, letIn, openMailed, openTokenOf, sendMail } from "../fixtures/browsers.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { findElements } from "../fixtures/html.ts";
import { type Attempt, capture, HUNDRED, readResults, save } from "../fixtures/life-assessment.ts";
import * as money from "../fixtures/money-world.ts";
import { sendMails } from "../fixtures/trial-mails.ts";
import { findTarget, postManage, readManaged, readPage } from "../fixtures/trial-pages.ts";
import { ask, cookieOf, postForm } from "../fixtures/web-worker.ts";
import { describe, expect, test } from "../setup/money.ts";

const PAYER = "payer@example.test";

async function pay(attempt: Attempt, email = PAYER): Promise<string> {
  const sessionId = await money.openSession(attempt, { email });
  await money.account().payCheckout(sessionId, money.card());
  return sessionId;
}

const returnToken = async (sessionId: string): Promise<string> => {
  const page = await readPage(`/quiz2/thank-you?session_id=${sessionId}`, { cookie: "" });
  const [field] = await findElements(page, 'form[action="/quiz2/open"] input');
  return field?.attributes["value"] ?? "";
};

test("P29 A payer's browser that opens a reader's link stays the payer's", async () => {
  await money.subscribe();
  const mails = await sendMails();
  const manageToken = mails.find(({ kind }) => kind === "trial_started")?.manageToken ?? "";
  const managed = await postManage({ intent: "portal", token: manageToken }, { cookie: "" });
  const manager = { cookie: cookieOf(managed) };
  const token = openTokenOf(mails.find(({ kind }) => kind === "plan_day"));
  const opened = await postForm("/quiz2/open", { token }, { headers: { Cookie: manager.cookie } });
  expect(opened.status).toBe(303);
  expect((await readManaged(manager)).subscriptions).toHaveLength(1);
});

test("P29 A cancellation by an invalid link does not cancel the browser's own subscription", async () => {
  const buyer = await money.subscribe();
  const answer = await postManage({ intent: "cancel", attempt_id: buyer.id, token: "x.y" }, buyer);
  expect(answer.status).toBe(404);
  expect(await money.readTrials()).toMatchObject([{ cancel_requested_at: null }]);
});

/** Opens every kind of browser that may ask for one attempt, started in one and paid in another. */
async function openBrowsers(): Promise<{ id: Attempt["id"]; holders: Record<string, Browser> }> {
  const starter = await money.openBuyer();
  const gateToken = openTokenOf(await sendMail("quiz2_preview"));
  const gate = await letIn(gateToken);
  const payer = await letIn(gateToken);
  const sessionId = await pay({ id: starter.id, ...payer });
  const back = await letIn(await returnToken(sessionId));
  await money.settle();
  const mails = await sendMails();
  const daily = mails.find(({ kind }) => kind === "plan_day");
  const started = mails.find(({ kind }) => kind === "trial_started");
  const token = started?.manageToken ?? "";
  const managed = await postManage({ intent: "portal", token }, { cookie: "" });
  const manager = { cookie: managed.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  return {
    id: starter.id,
    holders: {
      "the browser that started": starter,
      "the browser that paid": payer,
      "the browser that returned from the payment": back,
      "the link to manage": manager,
      "the link of the gate": gate,
      "the link of a daily mail": await letIn(openTokenOf(daily)),
      "the link of the gate, opened after the payment": await letIn(gateToken),
      "no link": await money.openBuyer("stranger@example.test"),
    },
  };
}

test("The link to manage leads any browser to the results of its subscription", async () => {
  const buyer = await money.subscribe();
  const token = (await sendMails()).find(({ kind }) => kind === "trial_started")?.manageToken ?? "";
  const page = await (await ask(`/quiz2/manage?token=${token}`)).text();
  expect(page).not.toContain('href="/quiz2/results');
  const led = await postManage({ intent: "results", attempt_id: buyer.id, token }, { cookie: "" });
  expect(findTarget(led)).toBe(`/quiz2/results?attempt=${buyer.id}`);
  expect(await money.hasAccess({ ...buyer, cookie: cookieOf(led) })).toBe(true);
  const own = await (await ask("/quiz2/manage", { headers: { Cookie: buyer.cookie } })).text();
  expect(own).toContain(`href="/quiz2/results?attempt=${buyer.id}"`);
});

const RIGHTS: Record<string, { reads: boolean; manages: boolean; answers: boolean }> = {
  "the browser that started": { reads: true, manages: true, answers: true },
  "the browser that paid": { reads: true, manages: true, answers: false },
  "the browser that returned from the payment": { reads: true, manages: true, answers: false },
  "the link to manage": { reads: true, manages: true, answers: false },
  "the link of the gate": { reads: true, manages: false, answers: false },
  "the link of a daily mail": { reads: true, manages: false, answers: false },
  "the link of the gate, opened after the payment": { reads: true, manages: false, answers: false },
  "no link": { reads: false, manages: false, answers: false },
};

test("P29 P36 Each link gives exactly its own rights to a paid attempt", {
  timeout: 60_000,
}, async () => {
  const { id, holders } = await openBrowsers();
  const found: typeof RIGHTS = {};
  for (const [name, { cookie }] of Object.entries(holders)) {
    const attempt = { id, cookie };
    const results = await readResults(attempt);
    const isReader = results.ok && "complete" in (await results.json<object>());
    const { subscriptions } = await readManaged(attempt);
    const forms: number[] = [];
    for (const intent of ["portal", "cancel", "resume", "stop_mails"]) {
      forms.push((await postManage({ intent, attempt_id: id }, attempt)).status);
    }
    const manages = subscriptions.some(({ attemptId }) => attemptId === id);
    expect(forms, name).toEqual(Array(4).fill(manages ? 303 : 404));
    const answers = [(await save(attempt, HUNDRED)).status, (await capture(attempt)).status];
    expect([
      [400, 200],
      [404, 404],
    ]).toContainEqual(answers);
    found[name] = { reads: isReader, manages, answers: answers[1] === 200 };
  }
  expect(found).toEqual(RIGHTS);
});

test("P05 A reader cannot revoke a cancellation, and starter and payer can both cancel", async () => {
  const { id, holders } = await openBrowsers();
  const isCancelling = async () => {
    const [row] = await money.readTrials();
    const subscription = await money.stripe().subscriptions.retrieve(row?.stripe_sub_id ?? "");
    return subscription.cancel_at_period_end || subscription.cancel_at !== null;
  };
  const send = (name: string, intent: string) =>
    postManage({ intent, attempt_id: id }, holders[name] ?? { cookie: "" });
  await send("the browser that started", "cancel");
  expect(await isCancelling()).toBe(true);
  await send("the link of a daily mail", "resume");
  await send("the link of the gate", "resume");
  expect(await isCancelling()).toBe(true);
  await send("the browser that paid", "resume");
  expect(await isCancelling()).toBe(false);
  await send("the browser that paid", "cancel");
  expect(await isCancelling()).toBe(true);
});

describe("Before the payment a reader", () => {
  test("P29 sees the preview, and can neither correct the address nor answer", async () => {
    const starter = await money.openBuyer();
    const reader = await letIn(openTokenOf(await sendMail("quiz2_preview")));
    const attempt = { id: starter.id, ...reader };
    expect((await readResults(attempt)).status).toBe(200);
    expect((await capture(attempt, "eve@example.test")).status).toBe(404);
    expect((await save(attempt, HUNDRED)).status).toBe(404);
    const paywall = await readPage("/quiz2/paywall?form=1", {
      cookie: `${reader.cookie}; quiz2_attempt=${starter.id}`,
    });
    expect(paywall).toContain("Complete $2 Trial Payment");
    expect(paywall).not.toContain("ada@example.test");
  });

  test("P29 cannot close the starter's checkout, but the starter can close the reader's", async () => {
    const starter = await money.openBuyer();
    const reader = await letIn(openTokenOf(await sendMail("quiz2_preview")));
    const attempt = { id: starter.id, ...reader };
    const sessionId = await money.openSession(starter);
    const statusOf = async (id: string) =>
      (await money.stripe().checkout.sessions.retrieve(id)).status;
    expect((await money.checkout(attempt, { email: "eve@example.test" })).status).toBe(409);
    expect(await statusOf(sessionId)).toBe("open");

    const other = await money.openBuyer("grace@example.test");
    const friend = await letIn(openTokenOf(await sendMail("quiz2_preview")));
    const begun = await money.openSession({ id: other.id, ...friend }, { email: PAYER });
    await money.openSession(other, { email: "grace@example.test" });
    expect(await statusOf(begun)).toBe("expired");
  });

  test("P29 may pay, and then manages what was paid", async () => {
    const starter = await money.openBuyer();
    const reader = await letIn(openTokenOf(await sendMail("quiz2_preview")));
    await pay({ id: starter.id, ...reader });
    await money.settle();
    for (const { cookie } of [starter, reader]) {
      expect((await readManaged({ cookie })).subscriptions).toHaveLength(1);
    }
  });
});

describe("A corrected address ends", () => {
  test("P29 the links mailed to the earlier one, and the access they gave", async () => {
    const starter = await money.openBuyer("stranger@example.test");
    const token = openTokenOf(await sendMail("quiz2_preview"));
    const stranger = await letIn(token);
    expect((await capture(starter, "Ada@example.test")).status).toBe(200);
    const fresh = openTokenOf(await sendMail("quiz2_preview"));
    expect((await readResults({ id: starter.id, ...stranger })).status).toBe(404);
    expect(await openMailed(token)).toBeNull();
    expect((await readResults({ id: starter.id, ...(await letIn(fresh)) })).status).toBe(200);
    // The same address in another letter case corrects nothing.
    await capture(starter, "ada@example.test");
    expect(await openMailed(fresh)).not.toBeNull();
  });

  test("P29 the access of a reader who has begun to pay but has not paid", async () => {
    const starter = await money.openBuyer("stranger@example.test");
    const stranger = await letIn(openTokenOf(await sendMail("quiz2_preview")));
    const attempt = { id: starter.id, ...stranger };
    await money.openSession(attempt, { email: PAYER });
    expect((await readResults(attempt)).status).toBe(200);
    expect((await capture(starter, "ada@example.test")).status).toBe(200);
    expect((await readResults(attempt)).status).toBe(404);
  });

  test("P29 mail that waits for the earlier one, when it is corrected at the payment", async () => {
    const starter = await money.openBuyer("stranger@example.test");
    await pay(starter, "ada@example.test");
    await money.settle();
    const recipients = (await sendMails()).map(({ to }) => to);
    expect(new Set(recipients)).toEqual(new Set(["ada@example.test"]));
  });
});

describe("One press ends access everywhere else", () => {
  test("P29 except in this browser, and where it was started or paid", async () => {
    const { id, holders } = await openBrowsers();
    const starter = holders["the browser that started"] ?? { cookie: "" };
    const count = async () => (await readManaged(starter)).subscriptions[0]?.otherBrowsers;
    expect(await count()).toBe(6);
    expect(await readPage("/quiz2/manage", starter)).toContain("In this browser and in 6 others.");
    const answer = await postManage({ intent: "end_access", attempt_id: id }, starter);
    expect(findTarget(answer)).toBe("/quiz2/manage?notice=closed");
    const page = await readPage("/quiz2/manage?notice=closed", starter);
    expect(page).toContain("Closed everywhere else.");
    expect(page).toContain("In this browser and in one other.");
    const open: string[] = [];
    for (const [name, { cookie }] of Object.entries(holders)) {
      if ((await readResults({ id, cookie })).ok) open.push(name);
    }
    expect(open).toEqual(["the browser that started", "the browser that paid"]);
  });

  test("P29 and revokes all links so far, while the next mail's links work", async () => {
    const { id, holders } = await openBrowsers();
    await moveTime({ byMs: days(1) });
    const before = await sendMail("plan_day");
    await postManage(
      { intent: "end_access", attempt_id: id },
      holders["the browser that paid"] ?? { cookie: "" },
    );
    expect(await openMailed(openTokenOf(before))).toBeNull();
    const none = { cookie: "" };
    expect((await readManaged(none, before.manageToken)).subscriptions).toEqual([]);
    const refused = await postManage({ intent: "cancel", token: before.manageToken }, none);
    expect(refused.status).toBe(404);
    await moveTime({ byMs: days(1) });
    const after = await sendMail("plan_day");
    expect(await openMailed(openTokenOf(after))).not.toBeNull();
    expect((await readManaged(none, after.manageToken)).subscriptions).toHaveLength(1);
  });

  test("P29 but not when a reader presses", async () => {
    const { id, holders } = await openBrowsers();
    const reader = holders["the link of a daily mail"] ?? { cookie: "" };
    expect((await postManage({ intent: "end_access", attempt_id: id }, reader)).status).toBe(404);
  });
});
