import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "./app-error.ts";
import {
  addressPrefix,
  enforceRateLimits,
  isWithinLimit,
  type RateLimiter,
  type RateLimits,
} from "./rate-limit.ts";

const prefixOf = (address?: string): string =>
  addressPrefix(
    new Request("https://kindling.example/", {
      headers: address === undefined ? {} : { "CF-Connecting-IP": address },
    }),
  );

describe("A request is counted by its network", () => {
  test.each([
    ["203.0.113.7", "203.0.113"],
    ["203.0.113.255", "203.0.113"],
    ["10.0.0.1", "10.0.0"],
    ["::ffff:203.0.113.7", "203.0.113"],
    ["::FFFF:203.0.113.7", "203.0.113"],
    ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3"],
    ["2001:0db8:85a3:0000:0000:8a2e:0370:7334", "2001:db8:85a3"],
    ["2001:DB8:85A3::1", "2001:db8:85a3"],
    ["2001:db8::1", "2001:db8:0"],
    ["2001:db8:0:1::1", "2001:db8:0"],
    ["2001::1", "2001:0:0"],
    ["fe80::", "fe80:0:0"],
    ["::1", "0:0:0"],
    ["::", "0:0:0"],
  ])("%s → %s", (address, prefix) => {
    expect(prefixOf(address)).toBe(prefix);
  });

  test("Requests without an address share one limit", () => {
    expect(prefixOf()).toBe("unknown");
  });
});

test("Neighbours of one IPv4 network share a limit, in either notation", () => {
  fc.assert(
    fc.property(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), fc.nat(255), (network, host) => {
      const address = `${network.join(".")}.${host}`;
      expect(prefixOf(address)).toBe(network.join("."));
      expect(prefixOf(`::ffff:${address}`)).toBe(network.join("."));
    }),
  );
});

test("All addresses of one IPv6 /48 share a limit", () => {
  const group = fc.nat(0xffff);
  const groups = fc.tuple(...Array.from({ length: 8 }, () => group));
  fc.assert(
    fc.property(groups, (numbers) => {
      const hex = numbers.map((number) => number.toString(16));
      const padded = hex.map((part) => part.padStart(4, "0").toUpperCase());
      const network = hex.slice(0, 3).join(":");
      expect(prefixOf(hex.join(":"))).toBe(network);
      expect(prefixOf(padded.join(":"))).toBe(network);
      expect(prefixOf(`${network}::1`)).toBe(network);
    }),
  );
});

/** Creates limits that record their keys. The given limits are used up. */
const makeLimits = (...usedUp: (keyof RateLimits)[]) => {
  const keys: string[] = [];
  const make = (perMinute: keyof RateLimits): RateLimiter => ({
    limit: async ({ key }) => {
      keys.push(`${perMinute} ${key}`);
      return { success: !usedUp.includes(perMinute) };
    },
  });
  return {
    limits: {
      5: make(5),
      10: make(10),
      30: make(30),
      60: make(60),
      300: make(300),
      600: make(600),
    },
    keys,
  };
};
const sender = { visitorHash: "a hash", addressPrefix: "203.0.113" };

test("A request is counted for its visitor and its network, separately for each action", async () => {
  const { limits, keys } = makeLimits();
  await enforceRateLimits(limits, "signup", sender);
  await enforceRateLimits(limits, "gate", sender);
  expect(keys).toEqual([
    "5 signup:a hash",
    "60 signup:203.0.113",
    "5 gate:a hash",
    "60 gate:203.0.113",
  ]);
});

test.each([
  ["waitlist signups", "signup", [5, 60]],
  ["quiz submissions", "quiz", [5, 60]],
  ["assessment starts", "start", [300]],
  ["email gate", "gate", [5, 60]],
  ["saved answers", "answers", [60, 600]],
  ["results", "results", [60, 600]],
  ["checkouts of the trial", "checkout", [10, 60]],
  ["returns from the checkout", "checkoutReturn", [10, 60]],
  ["receipts", "receipts", [30, 300]],
  ["forms of the subscription", "manage", [10, 60]],
  ["one-time payments", "payment", [10, 30]],
  ["lost downloads", "lostDownload", [5, 30]],
  ["mailed links", "mailedLink", [10, 30]],
] as const)("The limits of %s are those of the documented table", async (_, action, perMinute) => {
  const { limits, keys } = makeLimits();
  await enforceRateLimits(limits, action, sender);
  expect(keys.map((key) => Number(key.split(" ")[0]))).toEqual(perMinute);
});

test.each([[[60]], [[5]], [[5, 60]]] as const)(
  "One limit that is used up is enough for a refusal (%j)",
  async (usedUp) => {
    const { limits } = makeLimits(...usedUp);
    const refused = await enforceRateLimits(limits, "signup", sender).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ code: "too_many_requests", headers: { "Retry-After": "60" } });
  },
);

test("An action without a limit for visitors counts the network only", async () => {
  const { limits, keys } = makeLimits(5, 10);
  await expect(enforceRateLimits(limits, "start", sender)).resolves.toBeUndefined();
  expect(keys).toEqual(["300 start:203.0.113"]);
});

test("Only the given part of a sender is counted", async () => {
  const { limits, keys } = makeLimits(30);
  const { visitorHash, addressPrefix } = sender;
  expect(await isWithinLimit(limits, "paymentReturn", { visitorHash })).toBe(true);
  expect(await isWithinLimit(limits, "paymentReturn", { addressPrefix })).toBe(false);
  expect(keys).toEqual(["10 paymentReturn:a hash", "30 paymentReturn:203.0.113"]);
});
