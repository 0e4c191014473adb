import { minutes } from "#app/domain/duration.ts";
import { askFile } from "../fixtures/downloads.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { findElements } from "../fixtures/html.ts";
import * as money from "../fixtures/money-world.ts";
import { openPayer, type Payer } from "../fixtures/orders.ts";
import { readWords } from "../fixtures/page-words.ts";
import { ask, postForm } from "../fixtures/web-worker.ts";
import { describe, expect, test } from "../setup/money.ts";

describe("A trial that was paid in another browser", () => {
  const thankYou = (sessionId: string, payer: Payer = { cookie: "" }) =>
    askFile(`/quiz2/thank-you?session_id=${sessionId}`, payer);
  const findTrialToken = async (page: Response) => {
    const fields = await findElements(await page.text(), 'form[action="/quiz2/open"] input');
    return fields[0]?.attributes["value"] ?? null;
  };

  test("P17 P18 is opened by one press before the webhook arrives, and by nothing else", async () => {
    const bought = await money.buyTrial();
    const token = await findTrialToken(await thankYou(bought.sessionId));
    const other = await openPayer();
    expect(
      (await ask(`/api/quiz2/results/${bought.id}`, { headers: { Cookie: other.cookie } })).status,
    ).toBe(404);
    const answer = await postForm(
      "/quiz2/open",
      { token: `${token}` },
      { headers: { Cookie: other.cookie } },
    );
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/quiz2/results?attempt=${bought.id}`,
    ]);
    expect(await money.hasAccess({ ...bought, cookie: other.cookie })).toBe(true);
    // Neither browser gets a button any more.
    expect(await findTrialToken(await thankYou(bought.sessionId, bought))).toBeNull();
    expect(await findTrialToken(await thankYou(bought.sessionId, other))).toBeNull();
  });

  test("P18 is not opened by an unpaid, refunded or unknown session", async () => {
    const buyer = await money.openBuyer();
    const sessionId = await money.openSession(buyer);
    expect(await findTrialToken(await thankYou(sessionId))).toBeNull();
    for (const id of [sessionId, "cs_test_of_nobody"]) {
      expect((await thankYou(id, buyer)).headers.get("Location")).toBe("/quiz2/paywall");
    }
    for (const id of [buyer.id, "cs_test_", `cs_test_${"a".repeat(58)}`, sessionId.slice(0, -1)]) {
      expect(await findTrialToken(await thankYou(id))).toBeNull();
    }
    const bought = await money.subscribe("grace@example.test");
    const [charge] = await money.account().readLedger();
    await money.account().refund(charge?.chargeId ?? "");
    await money.settle();
    expect(await findTrialToken(await thankYou(bought.sessionId))).toBeNull();
  });

  test("P18 shows no button after an hour, only where its link was mailed", async () => {
    const bought = await money.subscribe();
    await moveTime({ byMs: minutes(61) });
    const page = await thankYou(bought.sessionId);
    expect(await findTrialToken(page.clone())).toBeNull();
    const words = await readWords(page);
    expect(words).toContain("a•••@example.test");
    expect(words).not.toContain("ada@");
  });
});
