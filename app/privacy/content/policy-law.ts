import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { PRIVACY_CHOICES } from "#app/funnels/shared/content/privacy-choices.ts";
import {
  addressOf,
  heading,
  type LegalBlock,
  type LegalFacts,
  links,
  orMissing,
  sellerOf,
  terms,
  text,
} from "./legal-text.ts";

type Blocks = readonly LegalBlock[];

/** What the laws of the EU, the UK, and some American states require in the policy's sections. */
export const sources: Blocks = [
  heading("Where it comes from"),
  text(
    "From you, and from the browser you use. About a purchase we also learn from Stripe, our payment provider: whether it was paid, declined, refunded, or disputed, and the address you gave there. We do not buy data about you from anyone.",
  ),
  heading("Sensitive answers"),
  text(
    "Some statements of the Life Audit and the dating quiz are about safety, feelings, money, closeness, and relationships. Together, such answers can say something about your health or your intimate life. We use them to calculate and show your result, and for nothing else. Before the first statement, we say what the answers are about, and by starting you agree to it. You can stop at any statement, and withdraw your consent later.",
  ),
];

export const bases: Blocks = [
  heading("On what legal basis (EU and UK)"),
  terms(
    [
      "Contract",
      "To keep your place on the waitlist, calculate your result, deliver what you bought, run your subscription, take a withdrawal or cancellation, and write to you about them: Article 6(1)(b) GDPR.",
    ],
    [
      "Your explicit consent",
      "For sensitive answers: Articles 6(1)(a) and 9(2)(a) GDPR. Given when you start a quiz.",
    ],
    [
      "Your consent",
      "For mailings you sign up for, for publishing your review, and for advertising pixels: Article 6(1)(a) GDPR.",
    ],
    [
      "A legal duty",
      "To keep records of payments for tax and accounting, and to answer requests about data: Article 6(1)(c) GDPR.",
    ],
    [
      "Legitimate interests",
      "To keep the site working and secure, stop fraud, improve our pages, and defend legal claims: Article 6(1)(f) GDPR. You may object to each of these.",
    ],
  ),
  text(
    "No law requires you to give us anything. Without an email address, we cannot send you a result or deliver a purchase.",
  ),
];

export const processors = ({ operator }: LegalFacts): Blocks => [
  heading("Who works for us"),
  terms(
    [
      "Cloudflare, Inc.",
      "United States. Hosts this site, its database, and its files, and protects it from attacks.",
    ],
    [
      "Stripe",
      "Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., United States. Takes payments, runs subscriptions, and prevents fraud, in part as a controller in its own right. With a payment it gets the order’s number, what was bought and, for the dating bundle, your pattern.",
    ],
    ["Email delivery", orMissing(operator.mailProvider)],
  ),
  heading("Transfers to other countries"),
  text(
    "Data can be processed in the United States and in other countries outside the EU and the UK. Such transfers rest on an adequacy decision, such as the EU-U.S. Data Privacy Framework with its UK extension, where the company takes part in it, and otherwise on the standard contractual clauses of the European Commission and the UK addendum. Write to us for a copy.",
  ),
];

export const furtherRights = ({ operator }: LegalFacts): Blocks => [
  terms(
    ["Restrict", "Have us only keep your data, and not use it, while a question about it is open."],
    ["Take it with you", "Get what you gave us in a common format that machines can read."],
    [
      "Withdraw consent",
      "At any time, as easily as you gave it. What was done before that remains lawful.",
    ],
    [
      "Complain",
      `To the data protection authority where you live or work${
        operator.supervisoryAuthority === null
          ? "."
          : `, or to ours: ${operator.supervisoryAuthority}.`
      } In the UK that is the Information Commissioner’s Office (ico.org.uk).`,
    ],
  ),
];

export const remains: Blocks = [
  text(
    "When you unsubscribe or have your data erased, we keep a hash of your email address: a code from which the address cannot be read, but which lets us recognize it, so that we never write to it again. What we must keep about a payment stays as well, with no more about you than the law requires.",
  ),
];

export const california: Blocks = [
  heading("California and other American states"),
  text(
    "In the past twelve months we have collected the following categories of personal information, for the purposes of section 2, and disclosed them only to the service providers of section 3:",
  ),
  terms(
    ["Identifiers", "Email address, name, IP address, order and visitor numbers."],
    ["Commercial information", "What you bought, when, for how much, and your review of it."],
    ["Internet activity", "Pages opened here, and the browser and device used."],
    ["Characteristics", "Age group, gender, and country, where you gave them."],
    ["Inferences", "Scores and results calculated from your answers."],
    [
      "Sensitive information",
      "Answers that can say something about health or intimate life. We use them only for the service you asked for and for what you have agreed to, so there is nothing to limit.",
    ],
  ),
  text(
    "We do not sell personal information, and have not done so. For advertising across sites, we share it only through the pixels of section 4, only if you have opted in, and never for anyone we know to be under 16. Global Privacy Control counts as opting out. Apart from those pixels, we do not disclose anything to others for their own marketing.",
  ),
  links(PRIVACY_CHOICES),
  text(
    "You have the right to know, correct, and delete, to opt out of sale and sharing, to limit the use of sensitive information, and not to be treated worse for using any of these rights. An authorized agent may make a request for you, with your written permission. If we refuse, you may appeal by replying to our email, and contact your attorney general after that.",
  ),
  links({ label: "Consumer health data (Washington and Nevada)", href: LEGAL_PATHS.healthData }),
];

export const adults: Blocks = [
  text(
    "What we sell is for adults: you must be 18 or older to buy anything, to take the Life Audit, or to take the dating quiz.",
  ),
];

export const controller = (facts: LegalFacts): Blocks => [
  heading("Who is responsible"),
  terms(
    ["Controller", sellerOf(facts)],
    ["Address", addressOf(facts)],
    ["Data protection contact", facts.operator.privacyEmail],
    ["Representative in the EU", facts.operator.euRepresentative],
    ["Representative in the UK", facts.operator.ukRepresentative],
  ),
];
