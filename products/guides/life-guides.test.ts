import { expect, test } from "vitest";
import { LIFE_GUIDE_IDS } from "#app/domain/guides.ts";
import { AREAS } from "#app/domain/life-areas.ts";
import { grantGuides } from "#app/domain/purchase/grant-guides.ts";
import { LIFE_BOOKS } from "#app/funnels/dating-quiz/content/life-books.ts";
import { guides } from "#app/funnels/life-assessment/content/guides.ts";

const EVEN = { safety: 50, connection: 50, recreation: 50, significance: 50, growth: 50 };

test("The results name a subscription's guides by the titles on their covers, each with its area", () => {
  for (const id of LIFE_GUIDE_IDS) {
    const { title, area } = guides[id];
    expect(title).toBe(LIFE_BOOKS[id].title);
    for (const second of AREAS.filter((other) => other !== area)) {
      const areas = { ...EVEN, [area]: 10, [second]: 20 };
      const scores = { areas, bottomArea: area };
      expect(grantGuides({ scores, latestScores: null, hasPaidMonth: false }).chosen[0]).toBe(id);
    }
  }
});
