import { z } from "zod";
import { emailField } from "#app/domain/form-fields.ts";
import { homeLocale } from "#app/domain/locale.ts";
import { type EmailAddress, foldEmailAddress } from "#app/domain/mail/email-address.ts";
import { AppError } from "#app/platform/app-error.ts";
import { hashText } from "#app/platform/encode.ts";
import { readLink } from "#app/platform/signed-link.ts";
import { refusals } from "../content/refusals.ts";
import { describeHeld } from "../rules/describe-held.ts";
import type { DataLinkDeps } from "./data-link.ts";
import { type EraseDeps, eraseHeld } from "./erase-person.ts";
import { type FindDeps, findHeld } from "./find-held.ts";
import { exportHeld } from "./post-data-form.ts";

/** The body of `POST /api/operator/person`, which `npm run person` calls. */
export const OperatorRequest = z.strictObject({
  action: z.enum(["show", "export", "erase"]),
  email: emailField(refusals.notAnAddress),
  token: z.string().max(1_000),
});

export type OperatorRequest = z.output<typeof OperatorRequest>;

/** What the token permits: one action on one address, which the token does not contain. */
export const operatorSubject = async (
  action: OperatorRequest["action"],
  email: EmailAddress,
): Promise<string> => `${action}:${await hashText(foldEmailAddress(email))}`;

/**
 * Does for a person what the mailed page does. Anybody with the secret that signs mailed links may call it.
 * @throws AppError `not_found` for an invalid token, `unavailable`.
 */
export async function operatePerson(
  deps: DataLinkDeps & FindDeps & EraseDeps,
  { action, email, token }: OperatorRequest,
): Promise<object> {
  const link = await readLink(deps.linkSecrets, token, "operate_person", deps.clock());
  if (link === null || link.subject !== (await operatorSubject(action, email))) {
    throw new AppError("not_found", refusals.nothing);
  }
  switch (action) {
    case "show":
      return { sections: describeHeld(await findHeld(deps, email), homeLocale()).sections };
    case "export":
      return exportHeld(deps, email, "operator");
    case "erase":
      return { erased: await eraseHeld(deps, email, "operator") };
  }
}
