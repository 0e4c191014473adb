import { expect, test } from "vitest";
import { BOOKS } from "#app/funnels/dating-quiz/content/books.ts";
import { guides } from "#app/funnels/life-assessment/content/guides.ts";
import { subscriberGuides } from "#app/funnels/shared/content/subscriber-guides.ts";

test("The results name the three guides of the subscription by the titles on their covers", () => {
  expect(guides.map(({ id }) => id)).toEqual(subscriberGuides);
  for (const { id, title } of guides) expect(title).toBe(BOOKS[id].title);
});
