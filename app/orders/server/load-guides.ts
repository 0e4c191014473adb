import { findQuizReader } from "#app/data/quiz-submissions.ts";
import { findEntitledAttempt } from "#app/data/quiz2-entitlements.ts";
import { fileOfGuide, LIBRARY_FILE, type SoldFile } from "#app/domain/purchase/download.ts";
import { grantGuides } from "#app/domain/purchase/grant-guides.ts";
import type { Files } from "#app/files/files.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import {
  type AccessibleGuides,
  type FileLink,
  joinShelves,
  pickLibraryOrder,
  pickLifeGuidesOrder,
} from "../rules/accessible-guides.ts";
import { BUNDLES, describeFormat, describeStored } from "../rules/product-file.ts";
import { permitDownload } from "./load-download.ts";
import { type ReturnDeps, syncReturn } from "./sync-order.ts";

export type GuidesDeps = ReturnDeps & { files: Files; linkSecrets: LinkSecrets };
type Sizes = ReadonlyMap<string, number>;

/**
 * The guides that this browser has access to: those on dating with any paid order, those beyond dating with a paid
 * toolkit, and with a live subscription three of the latter, or all of both kinds (docs/product.md#library).
 */
export async function loadGuides(
  deps: GuidesDeps,
  request: Request,
): Promise<AccessibleGuides | null> {
  const visitor = await findVisitor(request);
  if (visitor === null) return null;
  const [orders, subscriber] = await Promise.all([
    syncReturn(deps, visitor.hash),
    findEntitledAttempt(deps.db, { visitorHash: visitor.hash }, deps.clock()),
  ]);
  const order = pickLibraryOrder(orders);
  const granted = subscriber && grantGuides(subscriber);
  const guides = joinShelves({
    subscriber: subscriber && granted && { owner: subscriber.id, ids: granted.ids },
    toolkit: pickLifeGuidesOrder(orders),
    order,
  });
  if (guides.length === 0) return null;
  // The result given with the order, else the one that the buyer's own browser submitted: anybody may submit anything
  // under the buyer's address.
  const isSubmitted = order !== null && order.quizResult === null && order.archetype !== null;
  const [measured, submitted] = await Promise.all([
    deps.files.measure(BUNDLES).catch(ignoreUnavailable),
    isSubmitted ? findQuizReader(deps.db, order.visitorHash) : null,
  ]);
  // Without sizes while R2 is unavailable.
  const sizes: Sizes = measured ?? new Map();
  const link = (id: string, file: SoldFile) => linkTo(deps, { id, file }, sizes);
  const archived = order?.id ?? (subscriber?.hasPaidMonth ? subscriber.id : null);
  return {
    order: order && {
      archetype: order.archetype,
      email: order.email,
      reader: order.quizResult ?? submitted,
    },
    guides: await Promise.all(
      guides.map(async ({ owner, id }) => ({ id, ...(await link(owner, fileOfGuide(id))) })),
    ),
    chosen: granted?.chosen ?? null,
    all: archived === null ? null : await link(archived, LIBRARY_FILE),
  };
}

const linkTo = async (
  deps: GuidesDeps,
  requested: { readonly id: string; readonly file: SoldFile },
  sizes: Sizes,
): Promise<FileLink> => ({
  address: await permitDownload(deps, requested),
  format: describeFormat(requested.file, sizes.get(describeStored(requested.file).key) ?? null),
});
