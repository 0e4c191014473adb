import { GUARANTEE_DAYS } from "#app/funnels/shared/content/guarantee-term.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";

/** The texts of `/perfectionism` (docs/product.md#perfectionism-page). */
export const PRODUCT = "The Perfectionism Toolkit";

export const buy = "Get the toolkit";

export const hero = {
  eyebrow: PRODUCT,
  /** Line by line, because automatic line breaks can move when the font loads. */
  title: ["Good enough", "is a skill."],
  lead: "Seven small tools for people who rewrite a short email six times. Decide sooner, finish more, and know when to stop.",
  once: "once",
  facts: (days: string) => [
    "No subscription",
    "Yours to download",
    `${days}-day money-back guarantee`,
  ],
  picture: {
    label: "Five versions of one file, and the sixth, which got sent",
    folder: "Proposal",
    drafts: [
      "proposal.doc",
      "proposal-final.doc",
      "proposal-final-2.doc",
      "proposal-final-really.doc",
      "proposal-final-really-fixed.doc",
    ],
    sent: { file: "proposal.doc", state: "Sent, 4:12 pm" },
    caption: "No one ever asked for the other five.",
  },
} as const;

export const painPoints = {
  title: "Do these thoughts sound familiar?",
  lead: "High standards have brought you far. These are the moments when they stop working for you.",
  items: [
    {
      id: "send",
      thought: "One more look, then I’ll send it.",
      text: "A short email takes an hour, and the important work waits behind it.",
    },
    {
      id: "start",
      thought: "I’ll start when I have a whole free day.",
      text: "That day doesn’t come. What matters most to you gets started last.",
    },
    {
      id: "praise",
      thought: "They’re just being nice.",
      text: "Ten people liked it. You fall asleep thinking about the one thing you’d change.",
    },
    {
      id: "yes",
      thought: "It’s quicker if I do it myself.",
      text: "You say yes, you do it well, and the evening is gone. Next time, they ask you again.",
    },
  ],
} as const;

export const inside = {
  title: "What's Inside",
  lead: `Seven tools on ${SOLD.toolkitPages} pages, each made for one of those moments. Print them or use them on your screen. Most take just a few minutes at a time.`,
  value: "value",
  more: "Three more pages, to read before you decide.",
} as const;

export const testimonialsPart = {
  title: "Before, and after.",
  lead: "Three people who still care about their work, and stop earlier.",
  before: "Before",
  after: "After",
  stars: (stars: number) => `${stars} of 5 stars`,
} as const;

export const proof = {
  title: "What buyers tell us.",
  picture: "A message from a buyer, and our answer",
  /** Each is shown below its claim. */
  people: "have downloaded the toolkit",
  finishing: "say they finish more than before",
  rating: "is the rating they give it",
} as const;

export const value = {
  title: "Everything, once, for one price.",
  lead: "You get all seven tools in one download, and they’re yours to keep.",
  /** Replaces the table if the values may not be shown: the tools are listed above. */
  contents: [
    `Seven tools on ${SOLD.toolkitPages} pages`,
    `Bonus: ${SOLD.lifeGuides} short guides for tired weeks, boundaries at work, money worries, loneliness, and starting again`,
    `And ${SOLD.guides} more on closeness and dating`,
    "A page that shows you where to start",
  ],
  tool: "Tool",
  worth: "Value",
  bonus: "Bonus",
  included: "Included",
  total: "Total value",
  yours: "You pay, once",
} as const;

export const freeGuide = {
  href: "/read/a-tired-week",
  link: "Read a guide first: A Tired Week",
} as const;

export const moneyBack = {
  title: (days: string) => `${days}-day guarantee`,
  unit: "days",
  text: (days: string) =>
    `Try the tools for ${days} days. If they aren’t for you, write to us and you get your money back. You don’t have to give a reason, and you can keep what you printed.`,
} as const;

export const closing = {
  title: "A good place to practice.",
  lead: "Compare as long as you like. When you’ve seen enough, five minutes is plenty to decide, and the guarantee covers you either way.",
  note: "These tools are for everyday life. They aren’t therapy, and they don’t replace it.",
} as const;

export const questions = {
  title: "Questions",
  lead: "Short answers, good enough to decide by.",
  items: [
    {
      id: "refund",
      title: "What if it isn’t for me?",
      body: "Write to our support address, at the bottom of this page and in your receipt. One line is enough, and you get your money back:",
      /** The end of the text if the claim may not be shown. */
      term: `all of it, for ${GUARANTEE_DAYS} days.`,
    },
    {
      id: "access",
      title: "How do I get access?",
      body: "Right after you pay, you can download the whole toolkit as one ZIP file. Leave an email address, and we’ll send you a link, so you can find it on another device. You don’t need an account.",
    },
    {
      id: "one-time",
      title: "Is it really a one-time payment?",
      body: "Yes. You pay once, and nothing renews. There’s nothing to cancel.",
    },
    {
      id: "effectiveness",
      title: "Will it work for me?",
      body: "It helps if you use it, and one sheet a week is plenty. We can’t promise a result. If your standards have been costing you sleep, meals, or people for a long time, or if you’re hard on yourself in ways that frighten you, please talk to a doctor or someone you trust. That’s worth more than any worksheet.",
    },
    {
      id: "difference",
      title: "What’s different about it?",
      body: "Most advice tells you to care less. You don’t have to. These tools help you choose what deserves your care, and give you a sentence, a sheet, or a next step for everything else.",
    },
  ],
} as const;

export const footer = {
  line: "Seven small tools for finishing things.",
} as const;

export const bar = {
  label: "The offer",
  contents: "All seven tools",
  held: "Held for you:",
} as const;
