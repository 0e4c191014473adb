import type { Archetype } from "#app/domain/archetypes.ts";
import type { AnyGuideId } from "#app/domain/guides.ts";
import { hasAccess, type OrderStatus, type ProductId } from "#app/domain/order.ts";
import type { QuizResult } from "#app/domain/quiz-result.ts";

/** `format`: "PDF, 120 kB". */
export type FileLink = { readonly address: string; readonly format: string };

/** The part of the library that a visitor has access to. */
export type AccessibleGuides = {
  /** It grants the guides on dating; null for a subscriber who has bought nothing else. */
  readonly order: {
    readonly archetype: Archetype | null;
    readonly quizResult: QuizResult | null;
    readonly email: string | null;
    /** Of the buyer, who may have let this browser in. */
    readonly visitorHash: string;
  } | null;
  readonly guides: readonly (FileLink & { readonly id: AnyGuideId })[];
  /** All guides on dating in one file. */
  readonly all: FileLink | null;
};

type Order = { readonly status: OrderStatus; readonly archetype: Archetype | null };

/** The order that grants the library, preferably one that knows its buyer's archetype. */
export function pickLibraryOrder<O extends Order>(orders: readonly O[]): O | null {
  const open = orders.filter(hasAccess);
  return open.find(({ archetype }) => archetype !== null) ?? open[0] ?? null;
}

type Bought = { readonly status: OrderStatus; readonly product: ProductId };

/** The order that grants the guides beyond dating. */
export const pickLifeGuidesOrder = <O extends Bought>(orders: readonly O[]): O | null =>
  orders.find((order) => hasAccess(order) && order.product === "perfectionism_toolkit") ?? null;
