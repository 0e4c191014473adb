import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { readRows } from "../../tests/fixtures/rows.ts";
import { ask, postForm } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test, vi } from "../../tests/setup/test.ts";

describe("A subscriber in a browser without the subscription", () => {
  const mails = () =>
    readRows<{ email: string }>("select email from email_jobs where kind = 'subscription_link'");
  const askFor = (email: string) => postForm("/quiz2/manage", { intent: "mail_link", email });

  test.each(["/quiz2/pulse", "/quiz2/history", "/quiz2/courses"])(
    "is led by %s to a form",
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('href="/quiz2/manage#link"');
      expect(await (await ask("/quiz2/manage")).text()).toContain("Email me the link");
    },
  );

  test("is mailed a link to the address that bought it, by a form that answers all addresses alike", async () => {
    await insertPaidAttempt({ email: "ada@example.test", mailbox: "ada@example.test" });
    const known = await askFor("Ada@example.test");
    const unknown = await askFor("eve@example.test");
    const places = [known, unknown].map((answer) => [
      answer.status,
      answer.headers.get("Location"),
    ]);
    const place = [303, "/quiz2/manage?notice=linkMailed#link"];
    expect(places).toEqual([place, place]);
    await vi.waitFor(async () => expect(await mails()).toEqual([{ email: "ada@example.test" }]));
    const refused = await askFor("ada");
    expect(refused.headers.get("Location")).toBe("/quiz2/manage?notice=badAddress#link");
  });
});
