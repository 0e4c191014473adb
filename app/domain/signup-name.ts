const SIGNUP_NAME = /^(\d{1,15})@(\d{1,15})$/;

/** A waitlist signup by its row and its time: SQLite gives the id of a removed row to the next one. */
export type SignupName = { readonly id: number; readonly signedUpAt: number };

/** Reads `17@1790000000000`, as a mailed link and the outbox spell it; null when it is none. */
export function parseSignupName(text: string): SignupName | null {
  const [, id, signedUpAt] = SIGNUP_NAME.exec(text) ?? [];
  if (id === undefined || signedUpAt === undefined) return null;
  return { id: Number(id), signedUpAt: Number(signedUpAt) };
}
