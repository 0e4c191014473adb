import { askConsole, createDesk, postConsole } from "../../tests/fixtures/console-desk.ts";
import {
  ADA,
  ATTEMPT,
  beginWithAda,
  ORDER,
  PAGE,
  subscribe,
} from "../../tests/fixtures/console-people.ts";
import { insertRow } from "../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";

beforeEach(beginWithAda);

describe("People are found", () => {
  test.each([" ADA@example.test", "#7777ABCD", "7777abcd", ORDER, "pi_ada"])(
    "by %s, at a URL that does not show it",
    async (q) => {
      const response = await postConsole("/people", { q });
      expect([response.status, response.headers.get("Location")]).toEqual([303, PAGE]);
    },
  );

  test.each(["cus_ada", ATTEMPT, "ch_1"])("by %s", async (q) => {
    await subscribe();
    await insertRow("charges", { id: "ch_1", owner_id: ATTEMPT, sold: "month" });
    const response = await postConsole("/people", { q });
    expect(response.headers.get("Location")).toBe(`/people/attempt/${ATTEMPT}`);
  });

  test("by a monthly payment, whose customer is asked of Stripe", async () => {
    await subscribe();
    const { payments } = createDesk();
    const findCustomerOfIntent = async (id: string) => (id === "pi_month" ? "cus_ada" : null);
    const desk = createDesk({ payments: { ...payments, findCustomerOfIntent } });
    const find = (q: string) => postConsole("/people", { q }, { desk });
    expect((await find("pi_month")).headers.get("Location")).toBe(`/people/attempt/${ATTEMPT}`);
    expect((await find("pi_ada")).headers.get("Location")).toBe(PAGE);
    expect((await find("pi_other")).status).toBe(404);
  });

  test("in the waitlist and the dating quiz, too", async () => {
    await insertRow("waitlist_signups", { id: 7, email: "bob@example.test" });
    await insertRow("quiz_submissions", { id: 8, email: "eve@example.test" });
    for (const [q, path] of [
      ["bob@example.test", "/people/signup/7"],
      ["eve@example.test", "/people/submission/8"],
    ] as const) {
      const { headers } = await postConsole("/people", { q });
      expect(headers.get("Location")).toBe(path);
      expect(await (await askConsole(path)).text()).toContain(q);
    }
  });

  test.each(["nobody@example.test", "", "cus_other", "ffffffff", "?"])("not by %j", async (q) => {
    const response = await postConsole("/people", { q });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Nobody is known by that.");
  });

  test("with everything from all funnels on one page", async () => {
    await subscribe();
    const page = await (await askConsole(PAGE)).text();
    for (const words of ["Paid an order", "Started the assessment", "Went to the checkout"]) {
      expect(page).toContain(words);
    }
    expect(page).toContain("https://dashboard.stripe.com/payments/pi_ada");
    expect(page).toContain("https://dashboard.stripe.com/customers/cus_ada");
  });

  test("P34 with what they wrote shown as text", async () => {
    await insertRow("waitlist_signups", { email: ADA, email_folded: ADA, source: "<b>=1" });
    expect(await (await askConsole(PAGE)).text()).toContain("&lt;b&gt;=1");
    expect(await (await askConsole(`/csv${PAGE}/timeline`)).text()).toContain(",<b>=1\r\n");
  });
});
