import { z } from "zod";
import { emailField } from "#app/domain/form-fields.ts";
import { type EmailAddress, foldEmailAddress } from "#app/domain/mail/email-address.ts";
import { AppError } from "#app/platform/app-error.ts";
import { hashText } from "#app/platform/encode.ts";
import { readLink } from "#app/platform/signed-link.ts";
import { refusals } from "../content/refusals.ts";
import type { DataLinkDeps } from "./data-link.ts";
import { type EraseDeps, eraseHeld } from "./erase-person.ts";

/** The body of `POST /api/operator/erase`, which `npm run restore` calls for everybody who was erased since. */
export const OperatorErasure = z.strictObject({
  email: emailField(refusals.notAnAddress),
  token: z.string().max(1_000),
});

/** What the token permits, without containing the address. */
export const erasureSubject = (email: EmailAddress): Promise<string> =>
  hashText(foldEmailAddress(email));

/**
 * Erases a person. Anybody with the secret that signs mailed links may call it. Returns the erased rows by table.
 * @throws AppError `not_found` for an invalid token, `unavailable`.
 */
export async function eraseForOperator(
  deps: DataLinkDeps & EraseDeps,
  { email, token }: z.output<typeof OperatorErasure>,
): Promise<object> {
  const link = await readLink(deps.linkSecrets, token, "erase_person", deps.clock());
  if (link === null || link.subject !== (await erasureSubject(email))) {
    throw new AppError("not_found", refusals.nothing);
  }
  return eraseHeld(deps, email, "operator");
}
