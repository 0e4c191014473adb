import type { Archetype } from "#app/domain/archetypes.ts";
import {
  type AnyGuideId,
  GUIDE_IDS,
  LIFE_GUIDE_IDS,
  type LifeGuideId,
} from "#app/domain/guides.ts";
import { hasAccess, type OrderStatus, type ProductId } from "#app/domain/purchase/order.ts";
import type { QuizResult } from "#app/domain/quiz-result.ts";

/** `format`: "PDF, 120 kB". */
export type FileLink = { readonly address: string; readonly format: string };

/** The part of the library that a visitor has access to. */
export type AccessibleGuides = {
  /** The order that grants access to the dating guides; null for a subscriber without an order. */
  readonly order: {
    readonly archetype: Archetype | null;
    readonly email: string | null;
    /** Of the buyer, who may be another person than this visitor. */
    readonly reader: Pick<QuizResult, "age" | "gender"> | null;
  } | null;
  /** First those chosen for a subscriber, then the others beyond dating, then those on dating. */
  readonly guides: readonly (FileLink & { readonly id: AnyGuideId })[];
  /** A subscription's guides for its reader's two lowest areas; null without a subscription. */
  readonly chosen: readonly LifeGuideId[] | null;
  /** All guides on dating in one file. */
  readonly all: FileLink | null;
};

type Order = { readonly status: OrderStatus; readonly archetype: Archetype | null };

/** Picks the order that grants the library, preferably one with its buyer's archetype. */
export function pickLibraryOrder<O extends Order>(orders: readonly O[]): O | null {
  const open = orders.filter(hasAccess);
  return open.find(({ archetype }) => archetype !== null) ?? open[0] ?? null;
}

type Bought = { readonly status: OrderStatus; readonly product: ProductId };

/** Picks the order that grants the guides beyond dating. */
export const pickLifeGuidesOrder = <O extends Bought>(orders: readonly O[]): O | null =>
  orders.find((order) => hasAccess(order) && order.product === "perfectionism_toolkit") ?? null;

/** Guides with the id of the order or the attempt that grants them. */
type Shelf = { readonly owner: string; readonly ids: readonly AnyGuideId[] };

type Granted = {
  readonly subscriber: Shelf | null;
  readonly toolkit: { readonly id: string } | null;
  readonly order: { readonly id: string } | null;
};

/** Lists each accessible guide once, with what grants it. */
export function joinShelves({ subscriber, toolkit, order }: Granted) {
  const shelves: readonly (Shelf | null)[] = [
    subscriber,
    toolkit && { owner: toolkit.id, ids: LIFE_GUIDE_IDS },
    order && { owner: order.id, ids: GUIDE_IDS },
  ];
  const owners = new Map<AnyGuideId, string>();
  for (const { owner, ids } of shelves.filter((shelf) => shelf !== null)) {
    for (const id of ids) if (!owners.has(id)) owners.set(id, owner);
  }
  return [...owners].map(([id, owner]) => ({ id, owner }));
}
