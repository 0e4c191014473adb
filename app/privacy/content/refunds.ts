import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { guarantee } from "#app/funnels/shared/content/guarantee.ts";
import { MANAGE_LINK, MANAGE_PATH } from "#app/funnels/shared/content/trial.ts";
import { withdrawal } from "#app/funnels/shared/content/withdrawal.ts";
import {
  addressOf,
  contact,
  heading,
  type LegalFacts,
  type LegalPage,
  links,
  section,
  sellerOf,
  terms,
  text,
} from "./legal-text.ts";

/** `/refunds`. */
export const describeRefunds = (facts: LegalFacts): LegalPage => ({
  title: "Refunds and Withdrawal",
  lead: "How to get your money back: under our guarantee, and under the law.",
  version: "2026-11-27",
  subject: "Refund",
  sections: [
    section(
      "guarantee",
      "Our Guarantee",
      text(`Everything we sell comes with our ${guarantee.title}.`),
      terms(
        ["What you bought once", guarantee.covers.order],
        ["The subscription", guarantee.covers.subscription],
        ["How to use it", `${guarantee.ask.before} ${facts.contactEmail} ${guarantee.ask.after}`],
      ),
      contact,
    ),
    section(
      "right-of-withdrawal",
      "Right of Withdrawal",
      text(
        "If you are a consumer in the European Union, the European Economic Area, or the United Kingdom, you may withdraw from a contract within 14 days, without giving a reason. The 14 days begin on the day after the contract was made, that is, after you paid. It is enough that you send your withdrawal before they end.",
      ),
      heading("When it ends early"),
      text(
        "What we sell is digital content that is delivered at once. For such content, the law lets the right of withdrawal end when delivery begins, if the buyer has expressly consented to that, has acknowledged the loss of the right, and has been sent a confirmation of both. We ask for this consent above each pay button, keep its wording and time, and confirm it in the email after your purchase.",
      ),
      text(
        "Where one of the three is missing, your right of withdrawal remains. And our guarantee lasts longer than that right, so you can have your money back either way.",
      ),
    ),
    section(
      "how-to-withdraw",
      "How to Withdraw",
      text(
        "Fill in the form linked below, or tell us in any other clear way, by email or by post. We will confirm immediately, by email, that your withdrawal has reached us, with its wording and time.",
      ),
      links({ label: withdrawal.withdraw, href: LEGAL_PATHS.withdraw }),
      heading("Model form"),
      text(`To ${sellerOf(facts)}, ${addressOf(facts)}, ${facts.contactEmail}:`),
      text(
        "I hereby withdraw from the contract that I have made for the following digital content: … Ordered on: … Name: … Address: … Date: … Signature (only on paper): …",
      ),
    ),
    section(
      "what-we-pay-back",
      "What We Pay Back",
      text(
        "If you withdraw, we will refund everything we received from you for that contract, within 14 days after your withdrawal reaches us, to the card you paid with, and at no cost to you. Your downloads or your subscription are then closed.",
      ),
    ),
    section(
      "ending-a-subscription",
      "Ending a Subscription",
      text(
        "To have a subscription end with the time you have paid for, you do not need a refund or a withdrawal: cancel it, with two clicks and no login.",
      ),
      links({ label: MANAGE_LINK, href: MANAGE_PATH }),
    ),
    section(
      "faulty-content",
      "If Something Is Faulty",
      text(
        "If what you bought does not work, or is not what we described, the law gives you further rights, and nothing on this page limits them. Write to us, and we will put it right.",
      ),
    ),
  ],
});
