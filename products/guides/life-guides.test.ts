import { expect, test } from "vitest";
import { chooseGuidesFor } from "#app/domain/choose-life-guides.ts";
import { LIFE_GUIDE_IDS } from "#app/domain/guides.ts";
import { AREAS } from "#app/domain/life-areas.ts";
import { LIFE_BOOKS } from "#app/funnels/dating-quiz/content/life-books.ts";
import { guides } from "#app/funnels/life-assessment/content/guides.ts";

test("The results name a subscription's guides by the titles on their covers, each with its area", () => {
  for (const id of LIFE_GUIDE_IDS) {
    const { title, area } = guides[id];
    expect(title).toBe(LIFE_BOOKS[id].title);
    for (const second of AREAS.filter((other) => other !== area)) {
      expect(chooseGuidesFor(area, second)[0]).toBe(id);
    }
  }
});
