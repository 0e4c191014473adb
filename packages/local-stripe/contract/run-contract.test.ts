import Stripe from "stripe";
import { beforeEach, expect, test } from "vitest";
import { account, callApi, connect, stripe } from "../testing/local-stripe.ts";
import { runContract } from "./run-contract.ts";

type Answer = { status: number; body: string };

const JOURNEYS = ["a trial", "a decline", "a refund"];

beforeEach(() => account.reset());

/** Compares with a remote account that takes a while to advance test clocks, and whose answers `plant` may change. */
async function compare(plant: (path: string, answer: Answer) => Answer = (_, answer) => answer) {
  /** How many more reads of each clock find it advancing. */
  const advancing = new Map<string, number>();
  const calls: string[] = [];
  const delay = (path: string, { status, body }: Answer): Answer => {
    const id = path.split("/")[4] ?? "";
    if (path.endsWith("/advance")) advancing.set(id, 2);
    const looks = advancing.get(id) ?? 0;
    if (looks > 0) advancing.set(id, looks - 1);
    return { status, body: looks > 0 ? body.replace('"ready"', '"advancing"') : body };
  };
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(`${input}`);
    calls.push(`${init?.method} ${pathname}`);
    const given = await callApi(pathname + search, init);
    const { status, body } = plant(
      pathname,
      delay(pathname, { status: given.status, body: await given.text() }),
    );
    return new Response(body, { status });
  };
  const there = connect("sk_test_remote", { httpClient: Stripe.createFetchHttpClient(send) });
  const lines: string[] = [];
  const exitCode = await runContract(
    {
      here: { stripe, pauseMs: 0 },
      there: { stripe: there, pauseMs: 10 },
      print: (line) => void lines.push(line),
    },
    JOURNEYS,
  );
  return { exitCode, lines, calls };
}

test("The remote half waits for its clocks and cleans up", async () => {
  const { exitCode, lines, calls } = await compare();
  expect(lines).toEqual(JOURNEYS.map((name) => `${name}: the same`));
  expect(exitCode).toBe(0);
  const ofClocks = calls.filter((call) => call.includes("/test_clocks"));
  expect(ofClocks.map((call) => call.replace(/clock_\w+/, "id").split("/test_clocks")[1])).toEqual([
    "",
    "/id/advance",
    "/id",
    "/id",
    "/id/advance",
    "/id",
    "/id",
    "/id",
  ]);
  expect(ofClocks.at(-1)).toMatch(/^DELETE /);
});

test("What differs at the remote half is named, and fails", async () => {
  const { exitCode, lines } = await compare((path, { status, body }) => {
    if (path === "/v1/refunds") return { status, body: body.replace('"succeeded"', '"pending"') };
    if (path.includes("/test_clocks/") && !path.endsWith("/advance")) {
      return { status, body: body.replace('"ready"', '"internal_failure"') };
    }
    return { status, body };
  });
  expect(exitCode).toBe(1);
  expect(lines).toEqual([
    "a trial:\n  not finished there: The test clock is internal_failure.",
    "a decline: the same",
    'a refund:\n  status: "succeeded" here, "pending" there',
  ]);
});

test("A key of another account fails each journey, and all are tried", async () => {
  const body = '{"error":{"type":"invalid_request_error"}}';
  const { exitCode, lines } = await compare(() => ({ status: 401, body }));
  expect([exitCode, lines.length]).toEqual([1, JOURNEYS.length]);
});
