import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { exitOffers } from "./schema.ts";

/** When the visitor's exit offer ends. The visitor's first call decides, even among concurrent ones. */
export async function holdExitOffer(
  db: Database,
  offer: { readonly visitorHash: string; readonly endsAt: number },
): Promise<number> {
  const [, found] = await db.batch([
    db.insert(exitOffers).values(offer).onConflictDoNothing(),
    selectEnd(db, offer.visitorHash),
  ]);
  return found[0]?.endsAt ?? offer.endsAt;
}

/** Null: the offer was never made. */
export async function findExitOfferEnd(db: Database, visitorHash: string): Promise<number | null> {
  const [found] = await selectEnd(db, visitorHash);
  return found?.endsAt ?? null;
}

const selectEnd = (db: Database, visitorHash: string) =>
  db
    .select({ endsAt: exitOffers.endsAt })
    .from(exitOffers)
    .where(eq(exitOffers.visitorHash, visitorHash));
