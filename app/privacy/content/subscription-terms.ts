import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { TRIAL_DAYS } from "#app/domain/purchase/subscription.ts";
import { MANAGE_LINK, MANAGE_PATH, price } from "#app/funnels/shared/content/trial.ts";
import {
  contact,
  type LegalFacts,
  type LegalPage,
  links,
  section,
  sellerOf,
  terms,
  text,
} from "./legal-text.ts";

/** `/subscription-terms`. */
export const describeSubscriptionTerms = (facts: LegalFacts): LegalPage => ({
  title: "Subscription Terms",
  lead: "What the Life Audit’s trial and subscription cost, how they renew, and how you end them.",
  version: "2026-11-25",
  subject: "Subscription Terms",
  sections: [
    section(
      "the-offer",
      "The Offer",
      text(
        `The Life Audit itself is free to take. Your full results, report, plan, courses, and guides are sold by ${sellerOf(facts)} as a subscription. These terms add to the Terms of Service.`,
      ),
      terms(
        ["Trial", `${price.trial} for ${TRIAL_DAYS} days of full access, once per person.`],
        [
          "Subscription",
          `${price.monthly} a month. It begins when the trial ends, unless you cancel before then, or immediately if you have already had the trial.`,
        ],
        ["Taxes", "Included. The amount beside the pay button is all we charge."],
      ),
      links({ label: "Terms of Service", href: LEGAL_PATHS.terms }),
    ),
    section(
      "renewal",
      "Renewal and Reminders",
      text(
        `The subscription renews each month, and your card is charged ${price.monthly} each time, until you cancel. The day and the amount of the first charge are shown above the pay button and in the email that confirms your purchase. We remind you by email three days before each charge.`,
      ),
      text(
        "If a charge fails, your results close until it is paid. You can pay with a different card, or cancel and owe nothing.",
      ),
    ),
    section(
      "cancelling",
      "Canceling",
      text(
        "Cancel whenever you like, with two clicks and no login: open Manage subscription and press Cancel. The link is in every email about your subscription. Nothing more is charged, you keep access until the end of the time you have paid for, and an email confirms the day you canceled and the day your access ends.",
      ),
      text(
        "You can also write to us, in any words. What counts is the moment you tell us, even if our payment provider cannot be reached at that time.",
      ),
      links({ label: MANAGE_LINK, href: MANAGE_PATH }),
    ),
    section(
      "withdrawal-and-refunds",
      "Withdrawal and Refunds",
      text(
        "Above the pay button, you ask us to open everything at once, and you accept that your 14-day right of withdrawal ends when we do. We keep that consent, with its wording and time, and repeat it in the email that confirms your purchase. The refund page says what we refund in any case.",
      ),
      links(
        { label: "Refunds and withdrawal", href: LEGAL_PATHS.refunds },
        { label: "Withdraw from a contract", href: LEGAL_PATHS.withdraw },
      ),
    ),
    section(
      "changes-of-price",
      "Price Changes",
      text(
        "The price of a running subscription changes only with your consent. We will ask at least 30 days in advance, and if you do not agree, the subscription ends with the time you have paid for.",
      ),
    ),
    section(
      "ending-by-us",
      "If We End a Subscription",
      text(
        "We may end a subscription with 30 days’ notice, and immediately if it is used for fraud or if a payment is disputed at the bank. We will refund the time that you have paid for and cannot use.",
      ),
    ),
    section("contact", "Contact", text("Questions about your subscription? Write to us:"), contact),
  ],
});
