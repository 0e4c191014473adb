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
 * toolkit, and with a live subscription three of these, or all of both (docs/product.md#library).
 */
export async function loadGuides(
  deps: GuidesDeps,
  request: Request,
): Promise<AccessibleGuides | null> {
  const visitor = await findVisitor(request);
  if (visitor === null) return null;
  const orders = await syncReturn(deps, visitor.hash);
  const order = pickLibraryOrder(orders);
  const subscriber = await findEntitledAttempt(
    deps.db,
    { visitorHash: visitor.hash },
    deps.clock(),
  );
  const granted = subscriber && grantGuides(subscriber);
  const guides = joinShelves({
    subscriber: subscriber && granted && { owner: subscriber.id, ids: granted.ids },
    toolkit: pickLifeGuidesOrder(orders),
    order,
  });
  if (guides.length === 0) return null;
  // Without sizes while R2 is unavailable.
  const sizes: Sizes = (await deps.files.measure(BUNDLES).catch(ignoreUnavailable)) ?? new Map();
  const link = (id: string, file: SoldFile) => linkTo(deps, { id, file }, sizes);
  const archived = order?.id ?? (subscriber?.hasPaidMonth ? subscriber.id : null);
  return {
    order: order && {
      archetype: order.archetype,
      quizResult: order.quizResult,
      email: order.email,
      visitorHash: order.visitorHash,
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
