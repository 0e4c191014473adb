import { guarantee } from "#app/funnels/shared/content/guarantee.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";
import { PRICE } from "./offer.ts";

/** The texts of the lower part of offer and result (docs/product.md#offer). */
export const bundle = {
  title: "What is in the bundle",
  lead: `A handbook of ${SOLD.handbookPages} pages, a report that begins with your own five scores, and the library. Begin anywhere.`,
  /** Fallback if the claims mode hides the number of guides. */
  guides: `${SOLD.guides} short guides, ${SOLD.guidePages} pages`,
  items: [
    {
      title: "Your personal report",
      text: "It begins with your own five scores and where your two strongest patterns meet. Then ten pages on your pattern.",
    },
    {
      title: "5-day healing reset",
      text: "Five short evenings, one exercise each.",
    },
    {
      title: "Messaging and boundary scripts",
      text: "Words for asking, declining and slowing down.",
    },
  ],
  guidesText: "From the first profile to the hundredth breakfast.",
} as const;

export const testimonialsPart = { title: "What changed for others" } as const;

export const pricing = {
  title: "Everything, once, for good",
  price: PRICE,
  unit: "one time",
  was: "Before",
  regular: "Regular price",
  minutes: "MIN",
  seconds: "SEC",
  includes: ["Your personal report", "The 5-day healing reset", "Messaging and boundary scripts"],
} as const;

export const questions = {
  title: "Questions",
  lead: "Five short answers before you decide.",
  items: [
    {
      id: "situation",
      title: "Will this work for my situation?",
      body: "The guides follow your pattern, and a pattern does not ask whether you are single, dating or years into a relationship. Take what fits, and leave the rest. Where there is violence, or where something weighs on you for a long time, please talk to people who help for a living: a book is not enough there.",
    },
    {
      id: "changes",
      title: "How quickly will I see changes?",
      body: "The first small step takes minutes, and you can take it today. Habits take longer. The reset is made for five days, the guides for a few months beside your life.",
    },
    {
      id: "guarantee",
      title: "Is there a satisfaction guarantee?",
      body: `Yes, a ${guarantee.title}. ${guarantee.covers.order} One line to our support address is enough, and you need not give a reason.`,
    },
    {
      id: "difference",
      title: "What is different from generic advice?",
      body: "Generic advice tells everybody the same. What helps somebody who gives too much is of no use to somebody who leaves too soon. Your report begins with your own five scores, and your reading list with the pattern that they show.",
    },
    {
      id: "access",
      title: "How do I get access?",
      body: "Instantly. You get the download links by email after the payment, and on any device they open without an account.",
    },
  ],
} as const;

export const closing = {
  title: "Next time may go differently.",
  lead: "You change a pattern with one kind step, and then another.",
} as const;

export const buyBar = { label: "Your bundle" } as const;
