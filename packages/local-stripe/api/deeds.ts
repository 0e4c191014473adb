import type { Books } from "./books.ts";
import { closeInquiry, escalateInquiry, openInquiry } from "./disputes.ts";
import { failRefund, refuseRefunds } from "./refunds.ts";

/** What Stripe and banks do of their own accord, as far as tests can trigger it. */
export type Deed =
  /** The bank could not take the money back; it returns to the account. */
  | { deed: "failRefund"; refund: string }
  /** From now on every refund of this charge or payment intent is refused. */
  | { deed: "refuseRefunds"; id: string }
  /** An inquiry by the bank, which may become a dispute. No money moves. */
  | { deed: "openInquiry"; charge: string }
  | { deed: "escalateInquiry"; dispute: string }
  | { deed: "closeInquiry"; dispute: string }
  /** Whether an invoice that is a draft when its subscription is cancelled is charged all the same. */
  | { deed: "setDraftsSurviveCancel"; survive: boolean };

/** Returns what it created, if anything. */
export function perform(books: Books, deed: Deed): object {
  switch (deed.deed) {
    case "failRefund":
      return failRefund(books, deed.refund);
    case "refuseRefunds":
      refuseRefunds(books, deed.id);
      return {};
    case "openInquiry":
      return openInquiry(books, deed.charge);
    case "escalateInquiry":
      return escalateInquiry(books, deed.dispute);
    case "closeInquiry":
      return closeInquiry(books, deed.dispute);
    case "setDraftsSurviveCancel":
      books.store.writeSetting("draftsSurviveCancel", deed.survive);
      return {};
  }
}
