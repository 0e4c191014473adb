/** On what terms an address gets on the waitlist. */
export type WaitlistTerms = {
  /** Its owner has to confirm it by a mailed link. */
  readonly needsConfirmation: boolean;
  /** Milliseconds; null: it does not close. */
  readonly closesAtMs: number | null;
  /** How many people it takes; null: any number. */
  readonly places: number | null;
};
