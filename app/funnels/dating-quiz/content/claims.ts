import type { Claim } from "#app/domain/claim.ts";

const sample = (id: string, text: string): Claim => ({
  id: `dating-quiz-${id}`,
  text,
  source: "sample",
});

/** Claims without a source. */
export const claims = {
  takers: sample("takers", "120,000+ people have taken this quiz"),
  buyers: sample("buyers", "2,847+ people have the bundle"),
  resultBuyers: sample("result-buyers", "1,247+ people have the bundle"),
  guides: sample("guides", "170+ dating guides"),
  was: sample("was", "$499"),
  off: sample("off", "96% off"),
  save: sample("save", "You save $479"),
  regular: sample("regular", "$119"),
  saveRegular: sample("save-regular", "You save $99"),
  totalValue: sample("total-value", "Total value $2,847, you save 99%"),
  offerEnds: sample("offer-ends", "This price is kept for you for"),
  triggers: sample("triggers", "Deep subconscious triggers"),
  saleEnds: sample("sale-ends", "Flash sale ends in"),
} satisfies Record<string, Claim>;
