import type { Claim } from "#app/domain/claim.ts";
import type { ProductId } from "#app/domain/purchase/order.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";

/** The texts of `/success` (docs/product.md#success-page). */
export const success = {
  mailed: "We’ve emailed you the link too, so it works on any device.",
  all: "All my downloads",
  closed: {
    title: "This purchase is closed.",
    text: "It was refunded, or your bank is looking into it, so there’s nothing to download right now. Your downloads page has the details.",
    action: "Go to my downloads",
  },
  pending: {
    title: "We haven’t seen your payment yet.",
    text: "Banks sometimes take a minute. Nothing is lost: as soon as your payment arrives, your download will be here. Please check again in a minute.",
    action: "See my downloads",
  },
  lost: "Bought in another browser?",
} as const;

/** For a buyer who returns from the payment in a different browser. */
export const wayBack = {
  open: {
    title: "Your payment has arrived.",
    lead: "Open your downloads in this browser too. If it accepts cookies, they’ll stay open here.",
    action: "Open my downloads",
    note: (isMailed: boolean) =>
      `${isMailed ? "The link is in your email too. " : ""}Please use your own device: anyone who uses this browser after you can open them too.`,
  },
  late: {
    title: "The link is in your email.",
    text: (address: string) =>
      `We sent the link to ${address}. It opens your downloads in any browser. Didn’t get it? We’ll send you a fresh one.`,
    action: "Email me a fresh link",
  },
  /** Expired, and there is no address to mail to. */
  lateWithoutMail: {
    title: "This link was good for an hour.",
    text: "Your downloads are still open in the browser where you paid. If you can’t get back to it, write to us and we’ll find your payment.",
    action: "Go to my downloads",
  },
  pendingAction: "Check again",
} as const;

type Words = {
  readonly badge: string;
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly library: {
    /** Fallback while the claims mode hides the number of parts. */
    readonly title: string;
    readonly lead: string;
    /** Link to the guides, which both products include. */
    readonly action: string;
    /** Each with the picture of its page. */
    readonly items: readonly { readonly picture: string; readonly text: string }[];
  };
};

export const successOf: Record<ProductId, Words> = {
  dating_bundle: {
    badge: "Quiz Complete & Paid",
    title: "It’s all yours now.",
    lead: "Start with your own pattern, and take one small step from it today. The rest can wait.",
    action: "Download the Guide",
    library: {
      title: `A library of ${SOLD.guides} short guides`,
      lead: "No one reads a library in one go. These come with it: start wherever you like.",
      action: "Open my library",
      items: [
        {
          picture: "dating-report-meets-{pattern}",
          text: "Your personal report: how your own pattern shows up, and four weeks of small steps",
        },
        {
          picture: "dating-guide-five",
          text: "The five archetypes: where each may come from, and how it looks from the other side",
        },
        {
          picture: "dating-guide-meet",
          text: "How the patterns meet, and what helps when two of them collide",
        },
        {
          picture: "dating-guide-reset",
          text: "The 5-day healing reset, with one exercise each evening",
        },
        {
          picture: "dating-guide-messages",
          text: "Messaging scripts for asking, answering, and slowing down",
        },
        {
          picture: "dating-guide-boundaries",
          text: "Boundary scripts that stay kind and stay clear",
        },
        {
          picture: "dating-guide-exercises",
          text: "Exercises for closeness, confidence, and letting go",
        },
      ],
    },
  },
  perfectionism_toolkit: {
    badge: "Paid, and yours to keep",
    title: "Your toolkit is ready.",
    lead: "There are seven tools, and you don’t have to use them all. Start with the one you’d like to try today.",
    action: "Download the Toolkit",
    library: {
      title: "Your seven tools",
      lead: "Good enough is a fine order to use them in.",
      action: "Open my bonus library",
      items: [
        { picture: "toolkit-decision", text: "5-Minute Decision Framework" },
        { picture: "toolkit-quiz", text: "Perfectionism Personality Quiz" },
        { picture: "toolkit-boundaries", text: "Boundary Templates" },
        { picture: "toolkit-calendar", text: "30-Day Consistency Calendar" },
        { picture: "toolkit-cheatsheet", text: "“Good Enough” Cheatsheet" },
        { picture: "toolkit-tracker", text: "Progress Tracker" },
        { picture: "toolkit-procrastination", text: "Anti-Procrastination Toolkit" },
      ],
    },
  },
};

/** A claim without a source. While it is shown, both products have the dating bundle's badge and library. */
export const libraryClaim: Claim = {
  id: "orders-library",
  text: "A library of 170+ dating ebooks",
  source: "sample",
};

/** The guides of the toolkit, after what else comes with it. */
export const toolkitGuides = {
  picture: "guides-boundaries",
  text: `A library of ${SOLD.guides + SOLD.lifeGuides} short guides, for tired weeks, boundaries at work, money worries, loneliness, starting again, and dating`,
} as const;
