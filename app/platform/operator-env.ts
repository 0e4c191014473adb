import type { z } from "zod";
import type { Operator } from "#app/domain/operator.ts";
import { email, text } from "./env-fields.ts";

/** Variables that only the legal pages show. `npm run launch:check` names those that a launch needs. */
export const operatorFields = {
  LEGAL_NAME: text.optional(),
  POSTAL_ADDRESS: text.optional(),
  OPERATOR_COUNTRY: text.optional(),
  OPERATOR_PHONE: text.optional(),
  EU_REPRESENTATIVE: text.optional(),
  UK_REPRESENTATIVE: text.optional(),
  REPRESENTED_BY: text.optional(),
  VAT_NUMBER: text.optional(),
  REGISTER_ENTRY: text.optional(),
  SUPERVISORY_AUTHORITY: text.optional(),
  GOVERNING_LAW: text.optional(),
  PRIVACY_EMAIL: email.optional(),
  MAIL_PROVIDER: text.optional(),
};

type OperatorEnv = {
  readonly [Name in keyof typeof operatorFields]?: z.output<(typeof operatorFields)[Name]>;
};

export const readOperator = (env: OperatorEnv): Operator => ({
  legalName: env.LEGAL_NAME ?? null,
  postalAddress: env.POSTAL_ADDRESS ?? null,
  country: env.OPERATOR_COUNTRY ?? null,
  phone: env.OPERATOR_PHONE ?? null,
  euRepresentative: env.EU_REPRESENTATIVE ?? null,
  ukRepresentative: env.UK_REPRESENTATIVE ?? null,
  representedBy: env.REPRESENTED_BY ?? null,
  vatNumber: env.VAT_NUMBER ?? null,
  registerEntry: env.REGISTER_ENTRY ?? null,
  supervisoryAuthority: env.SUPERVISORY_AUTHORITY ?? null,
  governingLaw: env.GOVERNING_LAW ?? null,
  privacyEmail: env.PRIVACY_EMAIL ?? null,
  mailProvider: env.MAIL_PROVIDER ?? null,
});
