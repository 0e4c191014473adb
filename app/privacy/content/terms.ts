import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import {
  addressOf,
  contact,
  type LegalFacts,
  type LegalPage,
  links,
  section,
  sellerOf,
  terms,
  text,
} from "./legal-text.ts";

/** `/terms`. */
export const describeTerms = (facts: LegalFacts): LegalPage => ({
  title: "Terms of Service",
  lead: "What you can expect from us, and what we ask of you.",
  version: "2026-11-25",
  subject: "Terms of Service",
  sections: [
    section(
      "who-we-are",
      "Who We Are",
      text(
        `${facts.name} is run by ${sellerOf(facts)}. These terms are the agreement between you and us. They apply when you use this site, and to everything you buy here.`,
      ),
      terms(["Seller", sellerOf(facts)], ["Address", addressOf(facts)]),
    ),
    section(
      "what-we-offer",
      "What We Offer",
      text(
        "Quizzes, reports, guides, and short courses for people who want to understand themselves better. They are general self-help. They are not medical, psychological, legal, or financial advice, they do not diagnose anything, and they do not replace a professional who knows you.",
      ),
      text(
        "A result reflects the answers you chose on one day. What you do with it is your decision. If you are in danger or in a crisis, call your local emergency number.",
      ),
    ),
    section(
      "who-may-use-it",
      "Who May Use It",
      text(
        "You must be 18 or older to buy anything or to take the Life Audit or the dating quiz, and you confirm it when you pay for a one-time purchase. What you buy is for you as a private person.",
      ),
    ),
    section(
      "how-you-buy",
      "How You Buy",
      terms(
        [
          "Price",
          "The amount beside the pay button is all we charge, in US dollars, with any tax we owe on it included. Your bank may add its own foreign currency fee.",
        ],
        [
          "Contract",
          "It is made when your payment goes through. We confirm it by email, with a receipt and the terms you agreed to.",
        ],
        [
          "Delivery",
          "Immediate: online in your browser, and as PDF or ZIP files to download. Any current browser and a PDF reader are enough.",
        ],
        ["Payment", "By card or wallet, through Stripe. We never see or keep your card number."],
      ),
    ),
    section(
      "refunds-and-withdrawal",
      "Refunds and Withdrawal",
      text(
        "You can have your money back as described on the refund page. It also explains the right of withdrawal of consumers in the EU, the EEA, and the UK, and how it ends when a download is delivered at once.",
      ),
      links(
        { label: "Refunds and withdrawal", href: LEGAL_PATHS.refunds },
        { label: "Withdraw from a contract", href: LEGAL_PATHS.withdraw },
      ),
    ),
    section(
      "subscriptions",
      "Subscriptions",
      text("The trial and the monthly subscription of the Life Audit have their own terms."),
      links({ label: "Subscription terms", href: LEGAL_PATHS.subscriptionTerms }),
    ),
    section(
      "what-you-may-do-with-it",
      "What You May Do with It",
      text(
        "What you buy is yours to read, print, fill in, and keep, for yourself. You may not sell it, publish it, or pass on its files or links. All rights that are not granted here remain with us or with our authors. What you write into your copies belongs to you.",
      ),
    ),
    section(
      "reviews",
      "Reviews",
      text(
        "Only people who have paid are asked for a review, through a link in an email. No one gets anything for writing one. If you write one and agree to its publication, we may show your rating, your words, and the first name you gave on this site, unchanged, until you ask us to take it down. We read each review first, and do not publish one that breaks the law or gives details about other people.",
      ),
    ),
    section(
      "fair-use",
      "Fair Use",
      text(
        "Please do not try to break into this site, overload it, copy it automatically, test stolen cards on it, or enter other people’s email addresses. We may block anyone who does.",
      ),
    ),
    section(
      "if-something-is-wrong",
      "If Something Is Wrong",
      text(
        "If a file does not open, or if what you bought is not what we described, tell us. We will put it right at no cost, or give your money back if we cannot. The legal guarantee of conformity that consumers have for digital content applies in full.",
      ),
    ),
    section(
      "liability",
      "Liability",
      text(
        "We are liable without limit for intent and gross negligence, for harm to life, body, or health, for anything we have guaranteed, and wherever the law forbids a limit. For slight negligence we are liable only if we break a duty on which the contract depends, and only for the damage that is typical of such a contract. We do not promise that this site is always available.",
      ),
      text(
        "Nothing in these terms takes away a right that the law of the country you live in gives you as a consumer.",
      ),
    ),
    section(
      "changes",
      "Changes",
      text(
        "For a purchase, the terms in force on the day you bought apply. We may change these terms for the future; the version is shown at the top. If a change affects a running subscription, we will write to you at least 30 days before it takes effect, and you can cancel.",
      ),
    ),
    section(
      "law-and-disputes",
      "Law and Disputes",
      text(
        facts.operator.governingLaw === null
          ? "The law of the country in which we are established applies."
          : `The law of ${facts.operator.governingLaw} applies.`,
      ),
      text(
        "If you are a consumer, you also keep the protection of the mandatory law of the country you live in, and you can go to the courts there. Please write to us first: most things are settled by one email. We do not take part in proceedings before a consumer arbitration board, and we do not ask you to give up going to court.",
      ),
    ),
    section(
      "california",
      "If You Live in California",
      terms(["Provider", sellerOf(facts)], ["Address", addressOf(facts)]),
      text(
        "What we charge is shown beside each pay button. To complain about the service, or to learn more about using it, write to us or to the Complaint Assistance Unit of the Division of Consumer Services of the California Department of Consumer Affairs, 1625 North Market Boulevard, Suite N 112, Sacramento, California 95834, phone (800) 952-5210.",
      ),
    ),
    section("contact", "Contact", text("Questions about these terms? Write to us:"), contact),
  ],
});
