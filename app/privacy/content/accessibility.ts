import {
  contact,
  type LegalFacts,
  type LegalPage,
  section,
  sellerOf,
  terms,
  text,
} from "./legal-text.ts";

/** `/accessibility`. */
export const describeAccessibility = (facts: LegalFacts): LegalPage => ({
  title: "Accessibility Statement",
  lead: "This site is meant for everyone. Here is how far we have come, and how to tell us where it does not work for you.",
  version: "2026-11-25",
  subject: "Accessibility",
  sections: [
    section(
      "our-aim",
      "Our Aim",
      text(
        `${sellerOf(facts)} wants this site to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, which the European standard EN 301 549 builds on.`,
      ),
    ),
    section(
      "what-works",
      "What Works",
      terms(
        ["Keyboard", "Every quiz, form, and purchase can be completed without a mouse."],
        [
          "Screen readers",
          "Pages have headings, landmarks, and labels, and announce what changes. PDFs are tagged.",
        ],
        [
          "Sight",
          "Text has strong contrast in a light and a dark theme, and pages reflow at 400% zoom.",
        ],
        ["Motion", "If your system asks for less motion, nothing moves for show."],
        ["Touch", "Buttons and links are at least 24 pixels in size, most of them far larger."],
        ["Time", "You can take as long as you like to answer. Your answers are kept."],
        [
          "Scripts",
          "All texts, and the forms for your address, your subscription, and your downloads, work without JavaScript. The quizzes and the card form need it.",
        ],
      ),
    ),
    section(
      "how-we-check",
      "How We Check",
      text(
        "Automated checks (axe) run on our pages before each release, in both themes and at phone size, and we go through each funnel using only the keyboard. We assess this ourselves; no independent body has audited the site.",
      ),
    ),
    section(
      "known-limits",
      "Known Limits",
      terms(
        ["Card form", "The card fields come from Stripe, and we cannot change how they behave."],
        [
          "Worksheets",
          "Some printed worksheets in our PDFs have lines for writing by hand. Ask us, and we will send you their text in plain form.",
        ],
      ),
    ),
    section(
      "tell-us",
      "Tell Us",
      text(
        "If something here does not work for you, write to us and say which page it was. We answer within two weeks, and until it is fixed we will give you the content in another form. If our answer does not help, you can contact the accessibility authority in your country.",
      ),
      contact,
    ),
  ],
});
