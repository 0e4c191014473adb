import { downloadPath, type SoldFile } from "#app/domain/download.ts";
import { minutes } from "#app/domain/duration.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkSecrets, readLink, signLink } from "#app/platform/signed-link.ts";

/** Reissued on each page view. */
const PERMISSION_FOR_MS = minutes(15);

type Deps = { clock: Clock; linkSecrets: LinkSecrets };
/** The id as in the address: of an order or of an attempt. */
export type RequestedFile = { readonly id: string; readonly file: string };

const nameOf = ({ id, file }: RequestedFile): string => `${id}/${file}`;

/**
 * The address of a file for who may have it now. It works where the visitor's cookie does not go along, as in a
 * download manager, and only as long as it is paid for.
 */
export async function permitDownload(
  { clock, linkSecrets }: Deps,
  requested: { readonly id: string; readonly file: SoldFile },
): Promise<string> {
  const token = await signLink(linkSecrets, {
    purpose: "download_file",
    subject: nameOf(requested),
    expiresAtMs: clock() + PERMISSION_FOR_MS,
  });
  return `${downloadPath(requested.id, requested.file)}?token=${token}`;
}

/** Whether a request carries such a permission, for this file of this purchase. */
export async function isPermitted(
  { clock, linkSecrets }: Deps,
  request: Request,
  requested: RequestedFile,
): Promise<boolean> {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const link = await readLink(linkSecrets, token, "download_file", clock());
  return link?.subject === nameOf(requested);
}
