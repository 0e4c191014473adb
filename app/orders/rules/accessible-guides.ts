import type { Archetype } from "#app/domain/archetypes.ts";
import type { GuideId } from "#app/domain/guides.ts";
import { hasAccess, type OrderStatus } from "#app/domain/order.ts";

/** What leads to a file, and "PDF, 120 kB". */
export type FileLink = { readonly address: string; readonly format: string };

/** What of the library is open to somebody. */
export type AccessibleGuides = {
  /** By which all of it is open; null for a subscriber, who has some of it. */
  readonly order: { readonly archetype: Archetype | null; readonly email: string | null } | null;
  readonly guides: readonly (FileLink & { readonly id: GuideId })[];
  /** All of them in one file. */
  readonly all: FileLink | null;
};

type Order = { readonly status: OrderStatus; readonly archetype: Archetype | null };

/** The order by which somebody has the library: one that says more of its buyer before any other. */
export function pickLibraryOrder<O extends Order>(orders: readonly O[]): O | null {
  const open = orders.filter(hasAccess);
  return open.find(({ archetype }) => archetype !== null) ?? open[0] ?? null;
}
