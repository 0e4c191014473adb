import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import {
  contact,
  heading,
  type LegalPage,
  links,
  section,
  type Term,
  terms,
  text,
} from "./legal-text.ts";

type Stored = { readonly name: string; readonly purpose: string; readonly life: string };

/** Our own cookies. A test compares the names and lifetimes in the code with these. */
export const cookies: readonly (Stored & { readonly days: number })[] = [
  {
    name: "visitor",
    purpose:
      "A random number, called __Host-visitor on encrypted pages. It is how what you start, answer, and buy stays yours. Scripts cannot read it.",
    days: 180,
    life: "180 days after your last visit",
  },
  {
    name: "theme",
    purpose: "Light or dark. Set only when you choose one.",
    days: 365,
    life: "1 year",
  },
  {
    name: "quiz2_attempt",
    purpose:
      "The number of your Life Audit, so that its pages open where you left off. It opens nothing by itself, and scripts cannot read it.",
    days: 30,
    life: "30 days",
  },
  {
    name: "pixels",
    purpose:
      "Your yes or no to advertising pixels. Set only where we use them, when you have answered. Scripts cannot read it.",
    days: 180,
    life: "180 days",
  },
];

const UNTIL_CLEARED = "Until you clear it";
const UNTIL_CLOSED = "Until you close the tab";

/** Local storage: stays in the browser, and is not sent to us by itself. */
export const localEntries: readonly Stored[] = [
  {
    name: "quiz1_session",
    purpose:
      "Where you are in the dating quiz: your answers, result, age group and gender, and the first name and email address if you gave them.",
    life: "Until you start over or buy",
  },
  {
    name: "quiz2_attempt_id",
    purpose: "The number of the Life Audit that you have started.",
    life: "Until you finish or start over",
  },
  {
    name: "quiz2_responses",
    purpose: "Your answers in the Life Audit, so that a reload loses nothing.",
    life: "Until you finish or start over",
  },
  {
    name: "quiz2_progress",
    purpose: "How far you are in the Life Audit.",
    life: "Until you finish or start over",
  },
  {
    name: "quiz2_seconds",
    purpose: "How long you have been answering the Life Audit. It reaches us when you finish.",
    life: "Until you finish or start over",
  },
  {
    name: "quiz2_bank_version",
    purpose: "Which edition of the Life Audit’s statements you are answering.",
    life: "Until you finish or start over",
  },
  {
    name: "quiz2_last_saved_count",
    purpose: "Left by earlier versions of the Life Audit, and removed at the next start.",
    life: "Until you start the Life Audit",
  },
  {
    name: "quiz2_completed_attempt",
    purpose: "The number of the Life Audit that you finished last, to show its results.",
    life: UNTIL_CLEARED,
  },
  {
    name: "quiz2_celebrated",
    purpose: "That a subscription has been celebrated, so that the confetti falls only once.",
    life: UNTIL_CLEARED,
  },
  {
    name: "order_celebrated",
    purpose: "The number of the last order that has been celebrated, for the same reason.",
    life: UNTIL_CLEARED,
  },
  {
    name: "perfectionism_bought",
    purpose:
      "That the toolkit was bought in this browser, so that its last offer isn’t shown again. It never reaches us.",
    life: UNTIL_CLEARED,
  },
  {
    name: "quiz2_courses",
    purpose: "Which lessons you have read. It never reaches us.",
    life: UNTIL_CLEARED,
  },
  {
    name: "quiz2_plan",
    purpose: "Which steps of your seven days you have checked off, and when. It never reaches us.",
    life: UNTIL_CLEARED,
  },
  {
    name: "quiz2_pulse",
    purpose:
      "Your answers to a pulse on one area and how long you took, so that a reload loses nothing. They reach us when you finish.",
    life: "Until you see its result; after a day it is no longer used",
  },
  {
    name: "number_keys",
    purpose: "That you have switched off the number keys in the quizzes. It never reaches us.",
    life: "Until you switch them on",
  },
];

/** Session storage: forgotten with the tab. */
export const sessionEntries: readonly Stored[] = [
  {
    name: "payment_completed",
    purpose: "That you have just paid for the dating bundle, to open the page after it.",
    life: "Until that page has opened, or you close the tab",
  },
  {
    name: "perfectionism_payment_completed",
    purpose: "The same for the toolkit.",
    life: "Until that page has opened, or you close the tab",
  },
  {
    name: "perfectionism_exit_offer_shown",
    purpose:
      "That you have seen the toolkit’s last offer or bought the toolkit, so that the offer isn’t shown again.",
    life: UNTIL_CLOSED,
  },
  {
    name: "quiz2_email",
    purpose: "The email address that you typed, so that the payment form is filled in with it.",
    life: UNTIL_CLOSED,
  },
  {
    name: "quiz2_payment_completed",
    purpose: "That you have just paid for the Life Audit.",
    life: UNTIL_CLOSED,
  },
];

const listStored = (stored: readonly Stored[]) =>
  terms(
    ...stored.map(({ name, purpose, life }): [Term["term"], Term["text"]] => [
      name,
      `${purpose} Kept: ${life.charAt(0).toLowerCase()}${life.slice(1)}.`,
    ]),
  );

/** `/cookies`. */
export const describeCookies = (): LegalPage => ({
  title: "Cookies and Storage",
  lead: "Everything that this site keeps in your browser, what it is for, and how long it stays.",
  version: "2026-11-25",
  subject: "Cookies and Storage",
  sections: [
    section(
      "our-cookies",
      "Our Cookies",
      text(
        "They are needed for what you ask us to do, so we set them without asking first. They contain no name or email address, and they do not follow you to other sites.",
      ),
      listStored(cookies),
    ),
    section(
      "storage",
      "Storage in Your Browser",
      text("Notes that our pages keep for themselves. They are also needed for what you do here."),
      heading("Local storage"),
      listStored(localEntries),
      heading("Session storage"),
      listStored(sessionEntries),
    ),
    section(
      "others",
      "Others",
      terms(
        [
          "Stripe",
          "On pages with a card form, Stripe sets its own cookies to detect fraud (__stripe_mid for a year, __stripe_sid for 30 minutes). It does not set any before you open the form.",
        ],
        [
          "Cloudflare",
          "While stolen cards are being tested here, a payment may ask you to pass a check by Cloudflare (Turnstile). It looks at your browser at that moment.",
        ],
        [
          "Advertising pixels",
          "They exist only when we have configured them, and load only after your consent. With Global Privacy Control, they stay off.",
        ],
      ),
    ),
    section(
      "your-choice",
      "Your Choice",
      text(
        "You can delete or block all of this in your browser’s settings. Without the visitor cookie, this browser forgets what you have started and bought; the links in our emails bring it back.",
      ),
      links({ label: "Privacy Policy", href: LEGAL_PATHS.privacy }),
      contact,
    ),
  ],
});
