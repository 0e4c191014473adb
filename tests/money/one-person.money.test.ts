import { days, minutes } from "#app/domain/duration.ts";
import { letIn, openTokenOf, sendMail } from "../fixtures/browsers.ts";
import { cancelByForm } from "../fixtures/cancel-ways.ts";
import { moveTime, passTime } from "../fixtures/frozen-time.ts";
import * as life from "../fixtures/life-assessment.ts";
import * as money from "../fixtures/money-world.ts";
import { sendMails } from "../fixtures/trial-mails.ts";
import { readPage, readPaywall } from "../fixtures/trial-pages.ts";
import { ask, postForm } from "../fixtures/web-worker.ts";
import { describe, expect, test } from "../setup/money.ts";

/** Takes the assessment again in the same browser; there is no gate to pass. */
async function retake({ cookie }: Pick<life.Attempt, "cookie">): Promise<life.Attempt> {
  const attempt = await life.startAttempt(cookie);
  await life.save(attempt, life.HUNDRED, { progress_count: 100 });
  expect((await life.complete(attempt)).status).toBe(200);
  return attempt;
}

/** Returns where pressing the pay button leads. */
async function press(attempt: life.Attempt, body: Record<string, unknown> = {}): Promise<string> {
  const { checkout_url } = await (await money.checkout(attempt, body)).json<{
    checkout_url: string;
  }>();
  const { pathname, search } = new URL(checkout_url);
  return pathname + search;
}

async function pay(attempt: life.Attempt, body = {}): Promise<void> {
  await money.account().payCheckout(await money.openSession(attempt, body), money.card());
  await money.settle();
}

async function endTrial(buyer: life.Attempt): Promise<void> {
  await cancelByForm(buyer);
  await passTime({ byMs: days(8) });
}

describe("A subscriber who takes the assessment again", () => {
  test("P06 sees the complete results at once and is sold nothing", async () => {
    const buyer = await money.subscribe();
    const again = await retake(buyer);
    expect(await money.hasAccess(again)).toBe(true);
    const headers = { Cookie: again.cookie };
    const preview = await ask(`/quiz2/mini/${again.id}`, { headers });
    expect([preview.status, preview.headers.get("Location")]).toEqual([
      302,
      `/quiz2/results?attempt=${again.id}`,
    ]);
    // The report is not printed yet, but theirs.
    expect((await ask(`/api/quiz2/report/${again.id}`, { headers })).status).toBe(503);
    expect((await ask("/quiz2/courses", { headers })).status).toBe(200);
    expect(await readPaywall(again)).toContain("You already have access.");
    expect(await press(again)).toBe("/quiz2/results");
    expect(await press(again, { email: "other@example.test" })).toBe("/quiz2/results");
    await passTime({ byMs: days(7.1) });
    expect(await money.readAmounts()).toEqual([200, 1999]);
  });

  test("P18 loses the new results with the subscription", async () => {
    const buyer = await money.subscribe();
    const again = await retake(buyer);
    await endTrial(buyer);
    expect((await life.readResults(again)).status).toBe(403);
    expect(await money.hasAccess(buyer)).toBe(false);
  });

  test("P18 opens nobody else's results", async () => {
    await money.subscribe();
    expect(await money.hasAccess(await money.openBuyer("eve@example.test"))).toBe(false);
  });
});

describe("In another browser with the address of a subscriber", () => {
  test("P06 pressing pay leads to a mail whose link opens both results", async () => {
    const buyer = await money.subscribe();
    await sendMails();
    const again = await money.openBuyer("eve@example.test");
    for (const email of ["ADA@example.test", "ada+new@example.test"]) {
      expect(await press(again, { email })).toBe("/quiz2/mailed");
    }
    const mails = (await sendMails()).filter(({ kind }) => kind === "subscription_link");
    expect(mails.map(({ to }) => to)).toEqual(["ada@example.test"]);
    expect(await money.hasAccess(again)).toBe(false);

    const token = openTokenOf(mails[0]);
    await postForm("/quiz2/open", { token }, { headers: { Cookie: again.cookie } });
    expect(await money.hasAccess(again)).toBe(true);
    expect(await money.hasAccess({ ...buyer, cookie: again.cookie })).toBe(true);
    expect(await press(again)).toBe("/quiz2/results");
    expect(await money.readAmounts()).toEqual([200]);
  });

  test("P06 the mails are limited, and the page is the same with and without one", async () => {
    await money.subscribe();
    await sendMails();
    const count = async () =>
      (await sendMails()).filter(({ kind }) => kind === "subscription_link").length;
    const again = await money.openBuyer("eve@example.test");
    expect(await press(again)).toBe("/quiz2/mailed");
    expect(await count()).toBe(1);
    expect(await press(again)).toBe("/quiz2/mailed");
    expect(await count()).toBe(0);
    await moveTime({ byMs: minutes(5.1) });
    expect(await press(again)).toBe("/quiz2/mailed");
    expect(await count()).toBe(1);
    const pages = [again.cookie, ""].map((cookie) => readPage("/quiz2/mailed", { cookie }));
    const [known, unknown] = (await Promise.all(pages)).map(
      (page) => /<main[\s\S]*<\/main>/.exec(page)?.[0],
    );
    expect(known).toContain("Check your email.");
    expect(known).toBe(unknown);
  });
});

describe("The trial is sold once", () => {
  test("P06 P36 Afterwards the paywall states the price of a month, and the checkout sells it", async () => {
    const buyer = await money.subscribe();
    await endTrial(buyer);
    const again = await retake(buyer);
    for (const attempt of [buyer, again]) {
      const paywall = await readPaywall(attempt);
      expect(paywall).toContain("$19.99 a month");
      expect(paywall).toContain("Pay $19.99 and Subscribe");
      expect(paywall).not.toContain("Complete $2 Trial Payment");
      // As from a page loaded earlier, with the trial's terms.
      expect(await press(attempt)).toBe("/quiz2/paywall?offer=monthly&form=1");
    }
    await sendMails();
    await pay(again, { offer: "monthly" });
    expect(await money.readAmounts()).toEqual([200, 1999]);
    const kept = (await money.readTrials()).find(({ attempt_id }) => attempt_id === again.id);
    expect(kept).toMatchObject({ status: "active", trial_end: null });
    expect(await money.hasAccess(again)).toBe(true);
    expect(await money.hasAccess(buyer)).toBe(true);
    const mail = await sendMail("subscription_started");
    expect(mail.text).toContain("You paid $19.99");
    expect(mail.text).not.toContain("trial");
    await passTime({ byMs: days(32) });
    expect(await money.readAmounts()).toEqual([200, 1999, 1999]);
    expect((await sendMails()).map(({ kind }) => kind)).not.toContain("subscription_started");
  });

  test("P06 also when the address uses another browser, or the attempt has subscribed again", async () => {
    const buyer = await money.subscribe();
    await endTrial(buyer);
    const other = await money.openBuyer("eve@example.test");
    expect(await press(other, { email: "Ada+2@example.test" })).toBe(
      "/quiz2/paywall?offer=monthly&form=1",
    );
    await pay(buyer, { offer: "monthly" });
    await cancelByForm(buyer);
    await passTime({ byMs: days(40) });
    expect(await press(buyer)).toBe("/quiz2/paywall?offer=monthly&form=1");
  });
});

test("P06 P36 The preview and the locked results show the monthly price to anyone who has had the trial", async () => {
  const buyer = await money.subscribe();
  await endTrial(buyer);
  const fresh = await money.openBuyer("eve@example.test");
  for (const [attempt, offer, price] of [
    [buyer, "monthly", "$19.99"],
    [fresh, "trial", "$2"],
  ] as const) {
    expect(await (await life.readResults(attempt)).json()).toMatchObject({ locked: true, offer });
    const preview = await readPage(`/quiz2/mini/${attempt.id}`, attempt);
    expect(preview).toContain(`Unlock Complete Results - ${price}<`);
    expect(preview).toContain(`Get My Complete Results - ${price}<`);
    expect(preview).toContain(offer === "trial" ? "You pay $2 today." : "You pay $19.99 today.");
    const cookie = `${attempt.cookie}; quiz2_attempt=${attempt.id}`;
    expect(await readPage("/quiz2/courses", { cookie })).toContain(`Unlock everything - ${price}<`);
  }
});

describe("Two attempts of one browser", () => {
  const countOpen = async (sessions: readonly string[]) => {
    const found = await Promise.all(
      sessions.map((id) => money.stripe().checkout.sessions.retrieve(id)),
    );
    return found.filter(({ status }) => status === "open").length;
  };

  test("P02 P06 have one open checkout, the newer one", async () => {
    const first = await money.openBuyer();
    const second = await retake(first);
    const sessions = [await money.openSession(first), await money.openSession(second)];
    expect(await countOpen(sessions)).toBe(1);
    expect((await money.stripe().checkout.sessions.retrieve(sessions[1] ?? "")).status).toBe(
      "open",
    );
    expect(await countOpen([...sessions, await money.openSession(first)])).toBe(1);
  });

  test("P06 never leave two checkouts to be paid when requested at the same moment", async () => {
    const first = await money.openBuyer();
    const second = await retake(first);
    const sessions = await Promise.all([money.openSession(first), money.openSession(second)]);
    expect(await countOpen(sessions)).toBeLessThanOrEqual(1);
  });

  test("P06 both lead to the results after one was paid in its tab", async () => {
    const first = await money.openBuyer();
    const second = await retake(first);
    await money.account().payCheckout(await money.openSession(first), money.card());
    expect(await press(second)).toBe("/quiz2/results");
    expect(await money.hasAccess(second)).toBe(true);
    expect(await money.readAmounts()).toEqual([200]);
  });
});

test("P06 A reader with a trial's mailed link is sold no second subscription", async () => {
  const buyer = await money.subscribe();
  const reader = await letIn(openTokenOf(await sendMail("plan_day")));
  expect(await press({ id: buyer.id, ...reader }, { email: "eve@example.test" })).toBe(
    "/quiz2/results",
  );
});
