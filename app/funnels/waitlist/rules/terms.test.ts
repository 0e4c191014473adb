import { describe, expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import { countSpots, describeScarcity, placesAt } from "./terms.ts";

const NOW = Date.UTC(2027, 0, 1);
const open = { needsConfirmation: true, closesAtMs: null, places: null };
const facts = { joined: 40, nowMs: NOW };

test.each([
  [{ ...open }, null],
  [{ ...open, places: 50 }, 50],
  [{ ...open, closesAtMs: NOW + 1 }, null],
  [{ ...open, closesAtMs: NOW + 1, places: 50 }, 50],
  [{ ...open, closesAtMs: NOW }, 0],
  [{ ...open, closesAtMs: NOW - 1, places: 50 }, 0],
])("With the terms %j a signup competes for %j places", (terms, places) => {
  expect(placesAt(terms, NOW)).toBe(places);
});

describe("With proven claims the page", () => {
  test("mentions neither places nor time if neither is limited or the list has ended", () => {
    expect(describeScarcity(open, "verified", facts)).toBeNull();
    expect(describeScarcity({ ...open, closesAtMs: NOW }, "verified", facts)).toBeNull();
  });

  test("counts down to the configured end", () => {
    const terms = { ...open, closesAtMs: NOW + days(3) + 4_000 };
    expect(describeScarcity(terms, "verified", facts)).toMatchObject({
      offer: null,
      spots: null,
      deadline: {
        endsAtMs: terms.closesAtMs,
        shown: { days: 3, hours: 0, minutes: 0, seconds: 4 },
      },
    });
  });

  test.each([
    [50, "Free lifetime access for the first 50 users", { places: 50, left: 10, percent: 80 }],
    [2_000, "Free lifetime access for the first 2,000 users", { places: 2_000, left: 1_960 }],
    [1, "Free lifetime access for the first 1 user", { places: 1, left: 0, percent: 100 }],
  ])("names the configured %d places", (places, offer, spots) => {
    const described = describeScarcity({ ...open, places }, "verified", facts);
    expect(described).toMatchObject({ offer, spots, deadline: null });
  });
});

test("With samples the page uses the sample texts, whatever is configured", () => {
  const terms = { ...open, closesAtMs: NOW + 1, places: 50 };
  expect(describeScarcity(terms, "seed", facts)).toEqual({
    offer: "Free lifetime access for the first 1,000 users",
    title: "A thousand places, free for life.",
    lead: "The first 1,000 users keep every course for good. After that, it becomes a subscription like any other.",
    deadline: null,
    spots: null,
  });
});

test.each([
  [0, 1_000, 0],
  [1, 999, 0.1],
  [333, 667, 33.3],
  [999, 1, 99.9],
  [1_000, 0, 100],
  [1_001, 0, 100],
  [25_000, 0, 100],
])(
  "With %d signups %d of the thousand places are left, %d %% are full",
  (joined, left, percent) => {
    expect(countSpots(joined, 1_000)).toEqual({ places: 1_000, joined, left, percent });
  },
);
