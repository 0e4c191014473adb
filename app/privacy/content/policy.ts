import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import {
  contact,
  heading,
  type LegalFacts,
  type LegalPage,
  type LegalSection,
  links,
  terms,
  text,
} from "./legal-text.ts";
import {
  adults,
  bases,
  california,
  controller,
  furtherRights,
  processors,
  remains,
  sources,
} from "./policy-law.ts";
import { retentionTerms } from "./retention.ts";
import { YOUR_DATA_PATH, yourData } from "./your-data.ts";

export const INQUIRY_SUBJECT = "Privacy Policy Inquiry";

export const policy = {
  title: "Privacy Policy",
  lead: "What we learn about you here, what we do with it, and how you can have it changed or deleted.",
  updated: "Last updated:",
  optedOut:
    "Your browser sends Global Privacy Control. We treat it as a no: advertising pixels stay off for you.",
  nothingToChoose:
    "There is nothing to opt out of: this site does not use any advertising pixels, and we do not sell anything about you.",
} as const;

/** A summary of the policy: one point for each of the five matches in the picture. */
export const summary = {
  title: "In short",
  points: [
    "We ask for your email address, your answers if you take a quiz, and what a purchase needs.",
    "We do not sell, trade, or rent what we know about you.",
    "Advertising pixels stay off until you say yes.",
    "You can see, correct, or delete your data, and leave any mailing list.",
    "You can write to us, and a person answers.",
  ],
} as const;

/** The nine sections. */
const listSections = (facts: LegalFacts): readonly LegalSection[] => [
  {
    id: "information-we-collect",
    title: "Information We Collect",
    blocks: [
      heading("What you give us"),
      terms(
        [
          "Email address",
          "When you join the waitlist, ask for a result, buy something, or write to us.",
        ],
        [
          "Answers",
          "If you take a quiz: the answers you choose, the result we calculate from them, and a first name, age group, gender, or country where a quiz asks for one. The answers of the dating quiz stay in your browser: we get its result and, if you start to buy, its five scores.",
        ],
        [
          "Purchases",
          "If you buy something: what, when, and for how much. Card numbers go straight to our payment provider. We never see or keep them.",
        ],
        [
          "Reviews",
          "If you write one about what you bought: your rating, your words, and a first name. We publish them only with your consent, and only under that name.",
        ],
        [
          "Withdrawals and cancellations",
          "If you declare one on our page: your name, your email address, and which contract it is about.",
        ],
      ),
      heading("Usage data"),
      text(
        "As with any website, your browser sends some technical information to this one. To us, to our hosting provider, and, after your consent, to the pixels of section 4, it can show:",
      ),
      terms(
        [
          "IP address and device information",
          "The address your connection uses and the kind of device. We need the address to answer you and to slow down abuse.",
        ],
        ["Browser type and version", "Which browser you use, so that pages work in it."],
        ["Pages visited and time spent", "Which pages you open here and how long you stay."],
        ["Referring sites", "The site or campaign that led you to us."],
      ),
      ...sources,
    ],
  },
  {
    id: "how-we-use-your-information",
    title: "How We Use Your Information",
    blocks: [
      terms(
        [
          "To do what you asked for",
          "Keep your place on the waitlist, calculate your result, and deliver what you bought.",
        ],
        [
          "To write to you",
          "The messages you signed up for, receipts, and answers to your questions.",
        ],
        ["To keep the service working", "Find faults, and stop spam, fraud, and abuse."],
        [
          "To improve it",
          "See which pages help people and which lose them. For that, we count how often each step is reached in a day, from which site or campaign, and whether from the EU, the US, or elsewhere. In doing so, we store nothing in your browser and nothing about you: the counts are only numbers. Two visits may be shown different pages, to see which one helps more; your network, your browser’s name, and the day decide which. With Global Privacy Control, we leave out where you came from.",
        ],
        [
          "To measure our advertising",
          "Learn whether an ad led to a visit. Only if you have agreed to the pixels of section 4.",
        ],
      ),
      text(
        "No decision with legal or similarly significant effects on you is made automatically here. A quiz result is something to think about, not a diagnosis.",
      ),
      ...bases,
    ],
  },
  {
    id: "information-sharing",
    title: "Information Sharing",
    blocks: [
      text(
        "We do not sell, trade, or rent your personal information. We share it in only four cases:",
      ),
      terms(
        [
          "With your consent",
          "When you have told us to, as with the advertising pixels of section 4.",
        ],
        [
          "For legal compliance",
          "When a law, a court, or an authority with the right to ask requires us to.",
        ],
        [
          "To protect rights and safety",
          "When that is needed to prevent fraud or harm to you, to us, or to others.",
        ],
        [
          "With service providers",
          "Companies that work for us: hosting, email delivery, and payments. They get what they need for their task and may not use it for anything else.",
        ],
      ),
      ...processors(facts),
    ],
  },
  {
    id: "cookies-and-tracking",
    title: "Cookies and Tracking",
    blocks: [
      heading("Essential cookies"),
      text(
        "Small cookies of our own. They contain no name or email address, and they do not follow you anywhere else.",
      ),
      terms(
        [
          "Visitor",
          "A random number, so that what you started stays yours. Set when you open a quiz, a checkout, or a link in one of our emails, or when you send us something. Kept for 180 days after your last visit.",
        ],
        ["Theme", "Light or dark, set when you choose one. Kept for one year."],
        [
          "Life Audit",
          "The number of your assessment, so that its pages open where you left off. Kept for 30 days.",
        ],
        [
          "Pixels",
          "Your yes or no to advertising pixels, set when you are asked and choose. Kept for 180 days.",
        ],
      ),
      text(
        "Our pages also keep notes in your browser’s storage, such as your answers while you give them. Stripe sets its own cookies on pages with a card form.",
      ),
      links({ label: "Every cookie and stored note", href: LEGAL_PATHS.cookies }),
      heading("Advertising pixels"),
      text(
        "A pixel is an invisible image that your browser fetches from another company. It tells that company which of our landing pages you saw, together with usage data such as your IP address and browser, and never your answers, your email address, or what you buy. Two may be in use here. They exist only when we have configured them, and load only after your consent:",
      ),
      terms(
        ["A social network pixel", "Shows us whether our ads on a social network work."],
        ["A Reddit pixel", "Does the same for our ads on Reddit."],
      ),
      text(
        "Both stay off until you agree, and nothing is loaded from either company before that. Where we use any, your choice is shown at the top of this page, and you can change it there at any time.",
      ),
      heading("Global Privacy Control"),
      text(
        "If your browser sends the Global Privacy Control signal, we treat it as a no to every advertising pixel. You do not have to do anything more.",
      ),
      text(
        "The older signal Do Not Track has no agreed meaning, and we do not respond to it. Advertising pixels load only with your consent.",
      ),
    ],
  },
  {
    id: "data-security",
    title: "Data Security",
    blocks: [
      text(
        "Your data travels encrypted. Only people who need it for their work can access it, and our logs contain no email addresses or answers. No system is perfectly safe, so we also keep as little as we can, for no longer than we must.",
      ),
      heading("How long we keep it"),
      terms(...retentionTerms),
    ],
  },
  {
    id: "your-rights",
    title: "Your Rights",
    blocks: [
      text("Wherever you live, you may:"),
      terms(
        ["Access", "Ask what we hold about you, and get a copy."],
        ["Correct", "Have anything that is wrong or out of date fixed."],
        ["Delete", "Have your data erased, except what a law makes us keep."],
        [
          "Unsubscribe",
          "Leave our mailings at any time, using the link in each of them or by writing to us.",
        ],
        ["Object to processing", "Tell us to stop using your data for a purpose you do not want."],
      ),
      ...furtherRights(facts),
      text(
        "Write to the address in section 9 from the email address that your request is about, so that no one else can ask in your name. It costs nothing, and we answer within 30 days.",
      ),
      links({ label: yourData.policyLink, href: YOUR_DATA_PATH }),
      ...remains,
      ...california,
    ],
  },
  {
    id: "childrens-privacy",
    title: "Children's Privacy",
    blocks: [
      text(
        "This service is not intended for children under 13, and we do not knowingly collect anything from them. If you believe that a child has given us personal information, tell us and we will delete it.",
      ),
      ...adults,
    ],
  },
  {
    id: "changes-to-this-policy",
    title: "Changes to This Policy",
    blocks: [
      text(
        "The service will change, and this page will change with it. The wording you see is the one in force on the date at the top. If a change affects what we do with data you have already given us, we will write to you before it takes effect.",
      ),
    ],
  },
  {
    id: "contact-us",
    title: "Contact Us",
    blocks: [
      ...controller(facts),
      text("Questions about this policy, or a request about your data? Write to us:"),
      contact,
    ],
  },
];

/** `/privacy-policy`. */
export const describePolicy = (facts: LegalFacts): LegalPage => ({
  title: policy.title,
  lead: policy.lead,
  version: "2026-11-27",
  subject: INQUIRY_SUBJECT,
  mailbox: facts.operator.privacyEmail ?? facts.contactEmail,
  sections: listSections(facts),
});
