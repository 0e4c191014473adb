import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
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
import { YOUR_DATA_PATH } from "./your-data.ts";

/** `/consumer-health-data`: Washington requires a page of its own for this. */
export const describeHealthData = (facts: LegalFacts): LegalPage => ({
  title: "Consumer Health Data Privacy",
  lead: "For people in Washington, Nevada, and other states with a law on consumer health data.",
  version: "2026-11-27",
  subject: "Consumer Health Data",
  sections: [
    section(
      "what-and-why",
      "What We Collect, and Why",
      text(
        `${sellerOf(facts)} does not provide a medical service. Answers about well-being, feelings, safety, and relationships may still be consumer health data under your state’s law, and we treat them that way.`,
      ),
      terms(
        [
          "What",
          "Your answers in the Life Audit and the scores calculated from them, and your result of the dating quiz, with its five scores if you start to buy.",
        ],
        ["Why", "To calculate your result, and to show and send it to you. For nothing else."],
        ["From where", "Only from you, with your consent before the first statement."],
      ),
    ),
    section(
      "who-gets-it",
      "Who Gets It",
      text(
        "We do not sell it. With a payment for the dating bundle, Stripe, our payment provider, gets the name of your dating pattern. Apart from that, we do not share it with any third party or affiliate. Our hosting provider stores it, and our email provider carries the messages in which we send your result, both as processors on our instructions.",
      ),
    ),
    section(
      "your-rights",
      "Your Rights",
      text(
        "You may confirm that we hold such data, get a copy of it and a list of anyone it was shared with, withdraw your consent, and have the data deleted. You can do most of this yourself, on our page about your data, or write to us from the address that the data belongs to. We answer within 30 days, and it costs nothing.",
      ),
      text(
        "If we refuse, you may appeal by replying to our email. If the appeal is also refused, you can complain to your attorney general: in Washington at atg.wa.gov/file-complaint, in Nevada at ag.nv.gov.",
      ),
      links(
        { label: "See or erase your data", href: YOUR_DATA_PATH },
        { label: "Privacy Policy", href: LEGAL_PATHS.privacy },
      ),
      contact,
    ),
  ],
});
