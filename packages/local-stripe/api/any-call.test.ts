import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { account, callApi, payTrial } from "../testing/local-stripe.ts";
import { ROUTES } from "./answer-call.ts";

beforeEach(() => account.reset());

const word = fc.oneof(
  fc.constantFrom("expand", "limit", "metadata", "created", "gte", "0", "", "__proto__", "amount"),
  fc.string({ unit: "binary", maxLength: 8 }),
);
const name = fc
  .tuple(word, fc.array(word, { maxLength: 3 }))
  .map(([root, rest]) => root + rest.map((part) => `[${part}]`).join(""));
const value = fc.oneof(
  fc.constantFrom("", "true", "-1", "99999999999999999999", "usd", "card", "all", "payment.*"),
  fc.string({ unit: "binary", maxLength: 60 }),
);

test("No malformed call crashes the local Stripe", async () => {
  const { customer, session, subscription, monthly } = await payTrial();
  const ids = [customer.id, session.id, subscription.id, monthly.id, "%", "%00", "x'y"];
  const call = fc.record({
    route: fc.constantFrom(...ROUTES),
    id: fc.constantFrom(...ids),
    known: fc.array(fc.tuple(fc.nat(), value), { maxLength: 3 }),
    odd: fc.array(fc.tuple(name, value), { maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(call, async ({ route: { method, path, fields }, id, known, odd }) => {
      const names = Object.keys(fields);
      const form = new URLSearchParams([
        ...known.map(([index, text]): [string, string] => [
          names[index % names.length] ?? "x",
          text,
        ]),
        ...odd,
      ]);
      const url = path.replace(":id", id);
      const answer = await callApi(method === "POST" ? url : `${url}?${form}`, {
        method,
        headers: { Authorization: "Bearer sk_test_sandbox" },
        ...(method === "POST" && { body: form }),
      });
      const body = await answer.json<{ error?: { type: string } }>();
      expect(answer.status).toBeLessThan(500);
      expect(answer.ok).toBe(body.error === undefined);
    }),
    { numRuns: 600 },
  );
});
