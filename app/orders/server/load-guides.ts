import { findEntitledAttempt } from "#app/data/quiz2-entitlements.ts";
import { fileOfGuide, LIBRARY_FILE, type SoldFile } from "#app/domain/download.ts";
import { GUIDE_IDS } from "#app/domain/guides.ts";
import type { Files } from "#app/files/files.ts";
import { subscriberGuides } from "#app/funnels/shared/content/subscriber-guides.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import {
  type AccessibleGuides,
  type FileLink,
  pickLibraryOrder,
} from "../rules/accessible-guides.ts";
import { BUNDLES, describeFormat, describeStored } from "../rules/product-file.ts";
import { permitDownload } from "./load-download.ts";
import { type ReturnDeps, syncReturn } from "./sync-order.ts";

export type GuidesDeps = ReturnDeps & { files: Files; linkSecrets: LinkSecrets };
type Sizes = ReadonlyMap<string, number>;

/** The guides that this browser has access to: all of them with a paid order, some with a live subscription. */
export async function loadGuides(
  deps: GuidesDeps,
  request: Request,
): Promise<AccessibleGuides | null> {
  const visitor = await findVisitor(request);
  if (visitor === null) return null;
  const order = pickLibraryOrder(await syncReturn(deps, visitor.hash));
  const owner = order ?? (await findEntitledAttempt(deps.db, visitor.hash, deps.clock()));
  if (owner === null) return null;
  // Without sizes while R2 is unavailable.
  const sizes: Sizes = (await deps.files.measure(BUNDLES).catch(ignoreUnavailable)) ?? new Map();
  const link = (file: SoldFile) => linkTo(deps, { id: owner.id, file }, sizes);
  const ids = order === null ? subscriberGuides : GUIDE_IDS;
  return {
    order: order && {
      archetype: order.archetype,
      email: order.email,
      visitorHash: order.visitorHash,
    },
    guides: await Promise.all(ids.map(async (id) => ({ id, ...(await link(fileOfGuide(id))) }))),
    all: order && (await link(LIBRARY_FILE)),
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
