import type { Books } from "./books.ts";
import { closeInquiry, escalateInquiry, openInquiry } from "./disputes.ts";
import { failRefund, refuseRefunds } from "./refunds.ts";

/** What Stripe and banks do of their own accord, as far as tests can trigger it. */
export type Action =
  /** The bank could not take the money back; it returns to the account. */
  | { action: "failRefund"; refund: string }
  /** From now on every refund of this charge or payment intent is refused. */
  | { action: "refuseRefunds"; id: string }
  /** An inquiry by the bank, which may become a dispute. No money moves. */
  | { action: "openInquiry"; charge: string }
  | { action: "escalateInquiry"; dispute: string }
  | { action: "closeInquiry"; dispute: string }
  /** Whether an invoice that is a draft when its subscription is cancelled is charged all the same. */
  | { action: "setDraftsSurviveCancel"; survive: boolean };

/** Returns what it created, if anything. */
export function perform(books: Books, action: Action): object {
  switch (action.action) {
    case "failRefund":
      return failRefund(books, action.refund);
    case "refuseRefunds":
      refuseRefunds(books, action.id);
      return {};
    case "openInquiry":
      return openInquiry(books, action.charge);
    case "escalateInquiry":
      return escalateInquiry(books, action.dispute);
    case "closeInquiry":
      return closeInquiry(books, action.dispute);
    case "setDraftsSurviveCancel":
      books.store.writeSetting("draftsSurviveCancel", action.survive);
      return {};
  }
}
