const SIGNUP_NAME = /^(\d{1,15})@(\d{1,15})$/;

/** A waitlist signup by its row id and time: SQLite reuses the id of a deleted row. */
export type SignupName = { readonly id: number; readonly signedUpAt: number };

/** As the subject of a mailed link: `17@1790000000000`. */
export const formatSignupName = ({ id, signedUpAt }: SignupName): string => `${id}@${signedUpAt}`;

/** Null for anything that `formatSignupName` cannot have written. */
export function parseSignupName(text: string): SignupName | null {
  const [, id, signedUpAt] = SIGNUP_NAME.exec(text) ?? [];
  if (id === undefined || signedUpAt === undefined) return null;
  return { id: Number(id), signedUpAt: Number(signedUpAt) };
}

/** The terms on which an address joins the waitlist. */
export type WaitlistTerms = {
  /** Its owner has to confirm it by a mailed link. */
  readonly needsConfirmation: boolean;
  /** Milliseconds; null: it does not close. */
  readonly closesAtMs: number | null;
  /** How many people it takes; null: any number. */
  readonly places: number | null;
};
