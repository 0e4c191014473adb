import { expect, test } from "vitest";
import { copyrightYear } from "#app/funnels/shared/content/frame.ts";
import { listTexts } from "../../../../tests/fixtures/list-texts.ts";
import { claims } from "./claims.ts";
import * as leaving from "./leaving.ts";
import { minutes } from "./sample-lesson.ts";
import { samplePlaces } from "./terms.ts";
import * as texts from "./texts.ts";

test("The form and the celebration use the documented texts", () => {
  expect(texts.signup).toMatchObject({
    anchor: "signup-section",
    action: "Get Early Access",
    pending: "Securing Your Spot...",
  });
  expect(texts.celebration).toMatchObject({
    share: "Share on Twitter",
    copy: "Copy Link",
    copied: "Link copied!",
  });
});

test("The messages are the documented ones", () => {
  expect(texts.messages).toEqual({
    required: "Email is required",
    invalid: "Please enter a valid email address",
    duplicate: {
      title: "You're already on the list!",
      description:
        "This email is already registered for early access. We'll notify you when we launch!",
    },
    closed: {
      title: "The list is closed",
      description: "Its places are taken, or its time is up. Your address wasn’t stored.",
    },
    failure: { title: "Error", description: "Failed to join waitlist. Please try again." },
    notSent: {
      title: "Nothing was sent.",
      description:
        "You seem to be offline. Your address is still here, so try again once you’re back.",
    },
  });
});

test("The offer and the constants are the documented ones", () => {
  expect(samplePlaces.offer).toBe("Free lifetime access for the first 1,000 users");
  expect(texts.hero.facts).toContain("5-minute lessons");
  expect([claims.mobile.text, claims.always.text]).toEqual(["100% mobile", "There 24/7"]);
  expect(texts.scarcity.spots).toBe(1_000);
  expect(copyrightYear).toBe(2025);
});

test("No text is empty or has space around it", () => {
  const words = listTexts({ ...texts, ...leaving });
  expect(words.length).toBeGreaterThan(50);
  for (const text of words) expect(text).toBe(text.trim());
  expect(words).not.toContain("");
});

test("The sample lesson has five minutes, each with three answers and a reply to each", () => {
  expect(minutes.map(({ title }) => title)).toEqual(texts.lesson.minutes);
  expect(texts.lesson.minutes).toHaveLength(5);
  for (const { choices } of minutes) {
    expect(new Set(choices.map(({ label }) => label)).size).toBe(3);
    for (const { label, reply } of choices) expect(reply, label).not.toBe("");
  }
});

test("The picture shows the minute in which the visitor makes a sentence", () => {
  for (const { reply } of minutes[texts.lesson.current]?.choices ?? []) {
    expect(reply).toMatch(/^“.+” That’s your sentence\.$/);
  }
});
