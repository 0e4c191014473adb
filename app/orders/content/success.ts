import type { Claim } from "#app/domain/claim.ts";
import type { ProductId } from "#app/domain/purchase/order.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";

/** The texts of `/success` (docs/product.md#success-page). */
export const success = {
  mailed: "The link to it is also in your mail, so you find it again on any device.",
  all: "All my downloads",
  closed: {
    title: "This purchase is closed.",
    text: "Its money was given back, or your bank is looking into it, so there is nothing to download at the moment. Your own page says more.",
    action: "Go to my downloads",
  },
  pending: {
    title: "We have not seen your payment yet.",
    text: "Banks sometimes take a minute, and nothing is lost: as soon as the payment has arrived, the download is here. Please look again in a minute.",
    action: "See my downloads",
  },
  lost: "Bought in another browser?",
} as const;

/** For a buyer who returns from the payment in a different browser. */
export const wayBack = {
  open: {
    title: "Your payment has arrived.",
    lead: "It was begun in another browser. Open your downloads in this one too, and they stay open here.",
    action: "Open my downloads",
    note: (isMailed: boolean) =>
      `${isMailed ? "The link is also in your mail. " : ""}Please use a device of your own: whoever uses this browser after you can open them too.`,
  },
  late: {
    title: "The link is in your mail.",
    text: (address: string) =>
      `We have mailed you the link to ${address}. It opens your downloads in any browser. No mail? Then we gladly send a fresh one.`,
    action: "Mail me a fresh link",
  },
  /** Expired, and there is no address to mail to. */
  lateWithoutMail: {
    title: "This address was good for an hour.",
    text: "Your downloads are still open in the browser in which you paid. If you cannot get back to it, write to us, and we find your payment.",
    action: "Go to my downloads",
  },
  pendingAction: "Look again",
} as const;

type Words = {
  readonly badge: string;
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly library: {
    /** Fallback if the claims mode hides the number of its parts. */
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
    title: "It is all yours now.",
    lead: "Begin with your own pattern, and take one small step from it today. The rest has time.",
    action: "Download the Guide",
    library: {
      title: `A library of ${SOLD.guides} short guides`,
      lead: "Nobody reads a library in one go. These are its shelves: begin where it draws you.",
      action: "Open my library",
      items: [
        {
          picture: "dating-report-meets",
          text: "Your personal report: how your own pattern shows, and four weeks of small steps",
        },
        {
          picture: "dating-guide-five",
          text: "The five archetypes: where each one may come from, and how it looks from the other side",
        },
        {
          picture: "dating-guide-meet",
          text: "How the patterns meet each other, and what helps when two of them collide",
        },
        {
          picture: "dating-guide-reset",
          text: "The 5-day healing reset, with one exercise for each evening",
        },
        {
          picture: "dating-guide-messages",
          text: "Messaging scripts for asking, answering and slowing down",
        },
        {
          picture: "dating-guide-boundaries",
          text: "Boundary scripts that stay kind and stay clear",
        },
        {
          picture: "dating-guide-exercises",
          text: "Exercises for closeness, confidence and letting go",
        },
      ],
    },
  },
  perfectionism_toolkit: {
    badge: "Paid, and yours to keep",
    title: "Your toolkit is ready.",
    lead: "Seven tools, and no need to use them all. The one that you try today is the right one.",
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

/** A claim without a source, which replaces the library's title while shown. */
export const libraryClaims: Partial<Record<ProductId, Claim>> = {
  dating_bundle: {
    id: "orders-library",
    text: "A library of 170+ dating ebooks",
    source: "sample",
  },
};
