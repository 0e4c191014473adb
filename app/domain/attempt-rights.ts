/** A browser's roles in an attempt: it started the attempt, pays for it, or was let in by a mailed link. */
export const RIGHTS = ["owner", "payer", "reader"] as const;

export type Right = (typeof RIGHTS)[number];

/** How many browsers the links of one attempt let in as payers. */
export const MOST_PAYERS = 5;

/** Which browsers may do what with an attempt (docs/product.md#rights). */
const HOLDERS = {
  /** Save, complete, continue. */
  answer: ["owner"],
  correctAddress: ["owner"],
  /** The preview, and the complete results while entitled. */
  read: ["owner", "payer", "reader"],
  /** While entitled: the pulse appears in the owner's history, and its area then rests. */
  takePulse: ["owner", "payer"],
  /** Open a first checkout. */
  pay: ["owner", "payer", "reader"],
  /** Replace an open checkout, or buy again. */
  replaceCheckout: ["owner", "payer"],
  /** Receipts, portal, cancel, resume, daily mails, ending access elsewhere. */
  manage: ["owner", "payer"],
} as const satisfies Record<string, readonly Right[]>;

export type AttemptAction = keyof typeof HOLDERS;

export const holdersOf = (action: AttemptAction): readonly Right[] => HOLDERS[action];

export const mayDo = (right: Right, action: AttemptAction): boolean =>
  holdersOf(action).includes(right);
