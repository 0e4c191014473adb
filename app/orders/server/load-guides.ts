import { fileOfGuide, LIBRARY_FILE, type SoldFile } from "#app/domain/download.ts";
import { GUIDE_IDS } from "#app/domain/guides.ts";
import type { Files } from "#app/files/files.ts";
import { subscriberGuides } from "#app/funnels/shared/content/subscriber-guides.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { findSubscriberAttempt } from "#app/subscriptions/server/find-subscriber.ts";
import {
  type AccessibleGuides,
  type FileLink,
  pickLibraryOrder,
} from "../rules/accessible-guides.ts";
import { BUNDLES, describeFormat, describeStored } from "../rules/product-file.ts";
import { permitDownload } from "./download-permission.ts";
import { type ReturnDeps, syncReturn } from "./sync-return.ts";

export type GuidesDeps = ReturnDeps & { files: Files; linkSecrets: LinkSecrets };
type Sizes = ReadonlyMap<string, number>;

/**
 * The guides that are open to this browser: all of them by an order that is paid for now, some while a
 * subscription is alive. Null for everybody else.
 */
export async function loadGuides(
  deps: GuidesDeps,
  request: Request,
): Promise<AccessibleGuides | null> {
  const visitor = await findVisitor(request);
  const orders = visitor === null ? [] : await syncReturn(deps, visitor.hash);
  const order = pickLibraryOrder(orders);
  const owner = order ?? (await findSubscriberAttempt(deps, request));
  if (owner === null) return null;
  const sizes = await measureAll(deps.files);
  const link = (file: SoldFile) => linkTo(deps, { id: owner.id, file }, sizes);
  const ids = order === null ? subscriberGuides : GUIDE_IDS;
  return {
    order: order && { archetype: order.archetype, email: order.email },
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

/** Nothing while the files cannot be reached: the page does not wait for that. */
async function measureAll(files: Files): Promise<Sizes> {
  try {
    return await files.measure(BUNDLES);
  } catch (error) {
    if (error instanceof AppError) return new Map();
    throw error;
  }
}
