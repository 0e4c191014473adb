import { findAttemptScores } from "#app/data/quiz2-attempts.ts";
import { findEntitledAttempt } from "#app/data/quiz2-entitlements.ts";
import { chooseLifeGuides } from "#app/domain/choose-life-guides.ts";
import { fileOfGuide, LIBRARY_FILE, type SoldFile } from "#app/domain/download.ts";
import { type AnyGuideId, GUIDE_IDS, LIFE_GUIDE_IDS } from "#app/domain/guides.ts";
import type { Files } from "#app/files/files.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import {
  type AccessibleGuides,
  type FileLink,
  pickLibraryOrder,
  pickLifeGuidesOrder,
} from "../rules/accessible-guides.ts";
import { BUNDLES, describeFormat, describeStored } from "../rules/product-file.ts";
import { permitDownload } from "./load-download.ts";
import { type ReturnDeps, syncReturn } from "./sync-order.ts";

export type GuidesDeps = ReturnDeps & { files: Files; linkSecrets: LinkSecrets };
type Sizes = ReadonlyMap<string, number>;

/** Guides with the id of the order or the attempt that grants them. */
type Shelf = { readonly id: string; readonly ids: readonly AnyGuideId[] };

/**
 * The guides that this browser has access to: those on dating with any paid order, those beyond dating with a paid
 * toolkit, three of these with a live subscription.
 */
export async function loadGuides(
  deps: GuidesDeps,
  request: Request,
): Promise<AccessibleGuides | null> {
  const visitor = await findVisitor(request);
  if (visitor === null) return null;
  const orders = await syncReturn(deps, visitor.hash);
  const order = pickLibraryOrder(orders);
  const toolkit = pickLifeGuidesOrder(orders);
  const shelves: readonly (Shelf | null)[] = [
    order && { id: order.id, ids: GUIDE_IDS },
    toolkit
      ? { id: toolkit.id, ids: LIFE_GUIDE_IDS }
      : await findSubscriberShelf(deps, visitor.hash),
  ];
  const guides = shelves.flatMap((shelf) =>
    shelf === null ? [] : shelf.ids.map((guide) => ({ owner: shelf.id, guide })),
  );
  if (guides.length === 0) return null;
  // Without sizes while R2 is unavailable.
  const sizes: Sizes = (await deps.files.measure(BUNDLES).catch(ignoreUnavailable)) ?? new Map();
  const link = (id: string, file: SoldFile) => linkTo(deps, { id, file }, sizes);
  return {
    order: order && {
      archetype: order.archetype,
      quizResult: order.quizResult,
      email: order.email,
      visitorHash: order.visitorHash,
    },
    guides: await Promise.all(
      guides.map(async ({ owner, guide }) => ({
        id: guide,
        ...(await link(owner, fileOfGuide(guide))),
      })),
    ),
    all: order && (await link(order.id, LIBRARY_FILE)),
  };
}

async function findSubscriberShelf(
  { db, clock }: GuidesDeps,
  visitorHash: string,
): Promise<Shelf | null> {
  const attempt = await findEntitledAttempt(db, visitorHash, clock());
  if (attempt === null) return null;
  return { id: attempt.id, ids: chooseLifeGuides(await findAttemptScores(db, attempt.id)) };
}

const linkTo = async (
  deps: GuidesDeps,
  requested: { readonly id: string; readonly file: SoldFile },
  sizes: Sizes,
): Promise<FileLink> => ({
  address: await permitDownload(deps, requested),
  format: describeFormat(requested.file, sizes.get(describeStored(requested.file).key) ?? null),
});
