import { insertDataRequest } from "#app/data/data-requests.ts";
import { endMails, type HeldName, renamePerson } from "#app/data/erase-person.ts";
import { findPerson } from "#app/data/person.ts";
import { cleanText } from "#app/domain/clean-text.ts";
import { MAX_NAME_LENGTH } from "#app/domain/form-fields.ts";
import { localeOf } from "#app/domain/locale.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { OPTIONAL_MAILS } from "#app/domain/mail/mail-limits.ts";
import type { DataRequestKind, DataRequestSource } from "#app/domain/personal-data.ts";
import { MAX_REVIEWER_LENGTH } from "#app/domain/review.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { AppError, ignoreUnavailable } from "#app/platform/app-error.ts";
import { readForm } from "#app/platform/http/read.ts";
import { readCountry } from "#app/platform/http/request-headers.ts";
import { addressPrefix, enforceRateLimits, type RateLimits } from "#app/platform/rate-limit.ts";
import { refusals } from "../content/refusals.ts";
import { heldPage } from "../content/your-data.ts";
import { countHeld, describeHeld, type HeldPage } from "../rules/describe-held.ts";
import { type DataLinkDeps, readDataLink } from "./data-link.ts";
import { deleteFiles, type EraseDeps, eraseHeld } from "./erase-person.ts";
import { type FindDeps, findHeld, type Held } from "./find-held.ts";

export type DataFormDeps = DataLinkDeps & FindDeps & EraseDeps & { limits: RateLimits };

/** What the page shows after one of its forms. */
export type DataStep =
  | ({
      readonly step: "show" | "confirm";
      readonly token: string;
      readonly notice: Notice;
    } & HeldPage)
  | { readonly step: "erased" }
  | { readonly step: "refused" };

type Notice = "renamed" | "stopped" | null;

const REFUSED = { step: "refused" } as const;

/**
 * Handles the forms behind a mailed link (docs/product.md#your-data). Each form posts the link's token, and only the
 * token counts: no cookie is read or set.
 * @throws AppError `too_many_requests`, `unavailable`, `invalid_input`, and those of `readForm`.
 */
export async function postDataForm(deps: DataFormDeps, request: Request): Promise<DataStep> {
  const { token = "", intent = "show", of = "quiz", name = "", kind } = await readForm(request);
  const address = await admit(deps, request, token);
  if (address === null) return REFUSED;
  const show = async (step: "show" | "confirm", notice: Notice = null): Promise<DataStep> => ({
    step,
    token,
    notice,
    ...describeHeld(await findHeld(deps, address), localeOf(readCountry(request))),
  });
  switch (intent) {
    case "show":
      return show("show");
    case "ask_erase":
      return show("confirm");
    case "rename":
      await rename(deps, address, of, name);
      return show("show", "renamed");
    case "stop_mails":
      await stopMails(deps, address, kind);
      return show("show", "stopped");
    case "erase":
      await eraseHeld(deps, address, "link");
      return { step: "erased" };
    default:
      throw new AppError("invalid_input", refusals.unknownForm);
  }
}

/** The file that the export sends; null without a valid link. */
export async function exportByLink(deps: DataFormDeps, request: Request): Promise<object | null> {
  const { token = "" } = await readForm(request);
  const address = await admit(deps, request, token);
  return address && exportHeld(deps, address, "link");
}

async function admit(
  deps: DataFormDeps,
  request: Request,
  token: string,
): Promise<EmailAddress | null> {
  const sender = { visitorHash: "", addressPrefix: addressPrefix(request) };
  await enforceRateLimits(deps.limits, "dataPage", sender);
  return readDataLink(deps, token);
}

/** Everything as JSON, by store and table. */
export async function exportHeld(
  deps: FindDeps & EraseDeps,
  address: EmailAddress,
  source: DataRequestSource,
): Promise<object> {
  const held = await findHeld(deps, address);
  const counts = countHeld(held.person);
  await insertDataRequest(deps.db, { ...describeRequest(deps, "export", source), counts });
  return toExport(held, deps.clock());
}

function toExport({ person, files, customers }: Held, exportedAt: number): object {
  const { address, recipient, ...database } = person;
  return {
    address,
    exportedAt: new Date(exportedAt).toISOString(),
    database,
    files,
    stripe: customers,
  };
}

async function rename(
  deps: DataFormDeps,
  address: EmailAddress,
  of: string,
  text: string,
): Promise<void> {
  const person = await findPerson(deps.db, { address, recipient: await recipientOf(address) });
  const held = readName(of, cleanText(text));
  const request = { ...describeRequest(deps, "rename", "link"), ...held };
  const owners = await renamePerson(deps.db, person, request);
  // If this fails, the sweep does it. A file is printed again with the right name when it is next opened.
  await deleteFiles(deps, owners).catch(ignoreUnavailable);
}

function readName(of: string, text: string): HeldName {
  if (of === "quiz") {
    // Not half of a character that the end falls into.
    return { of, name: text.slice(0, MAX_NAME_LENGTH).replace(/\p{Cs}$/u, "") || null };
  }
  if (of !== "review") throw new AppError("invalid_input", refusals.noName);
  if (text === "") throw new AppError("invalid_input", heldPage.names.review.missing);
  return { of, name: [...text].slice(0, MAX_REVIEWER_LENGTH).join("") };
}

async function stopMails(
  deps: DataFormDeps,
  address: EmailAddress,
  asked: string | undefined,
): Promise<void> {
  const kind = OPTIONAL_MAILS.find((one) => one === asked);
  if (kind === undefined) throw new AppError("invalid_input", refusals.unknownKind);
  const person = await findPerson(deps.db, { address, recipient: await recipientOf(address) });
  await endMails(deps.db, person, { ...describeRequest(deps, "stop_mails", "link"), kind });
}

const describeRequest = <Kind extends DataRequestKind>(
  { clock }: EraseDeps,
  kind: Kind,
  source: DataRequestSource,
) => ({
  id: crypto.randomUUID(),
  kind,
  source,
  requestedAt: clock(),
  counts: {},
  fileOwners: [],
});
