import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "./app-error.ts";
import { addressPrefix, enforceRateLimits, type RateLimiter } from "./rate-limit.ts";

const prefixOf = (address?: string): string =>
  addressPrefix(
    new Request("https://kindling.example/", {
      headers: address === undefined ? {} : { "CF-Connecting-IP": address },
    }),
  );

describe("A request is counted for its network", () => {
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

  test("Who has no address shares one budget", () => {
    expect(prefixOf()).toBe("unknown");
  });
});

test("Neighbours of one IPv4 network share a budget, whichever way they are written", () => {
  fc.assert(
    fc.property(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), fc.nat(255), (network, host) => {
      const address = `${network.join(".")}.${host}`;
      expect(prefixOf(address)).toBe(network.join("."));
      expect(prefixOf(`::ffff:${address}`)).toBe(network.join("."));
    }),
  );
});

test("Whatever a household does with the rest of its IPv6 address, it has one budget", () => {
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

const makeLimiter = (success: boolean) => {
  const keys: string[] = [];
  const limit: RateLimiter["limit"] = async ({ key }) => {
    keys.push(key);
    return { success };
  };
  return { limiter: { limit }, keys };
};

test("It takes one from every budget", async () => {
  const visitor = makeLimiter(true);
  const address = makeLimiter(true);
  await enforceRateLimits([
    [visitor.limiter, "a hash"],
    [address.limiter, "203.0.113"],
  ]);
  expect([visitor.keys, address.keys]).toEqual([["a hash"], ["203.0.113"]]);
});

test.each([
  [true, false],
  [false, true],
  [false, false],
])("One empty budget is enough to be sent away (%s, %s)", async (first, second) => {
  const refused = await enforceRateLimits([
    [makeLimiter(first).limiter, "a"],
    [makeLimiter(second).limiter, "b"],
  ]).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: "too_many_requests", headers: { "Retry-After": "60" } });
});

test("Nobody is limited where there is no budget", async () => {
  await expect(enforceRateLimits([])).resolves.toBeUndefined();
});
