import { SOLD } from "#app/funnels/shared/content/sold.ts";

/** The texts of `/downloads`. */
export const downloads = {
  title: "Your downloads",
  lead: "Everything that’s open to you in this browser. Download it as often as you like.",
  emptyTitle: "Nothing was bought in this browser",
  empty:
    "Did you buy on another device, or clear this browser’s data? Enter the email address you used, and we’ll send you links to your files. Just paid? Give it a minute, then reload this page. Guides that come with a subscription stay open as long as it lasts.",
  action: "Download",
  bought: (day: string) => `Bought on ${day}`,
  orderNumber: (number: string) => `Order ${number}`,
  linksEnd:
    "Links copied from this page expire after 15 minutes. You can always come back for a fresh one.",
} as const;

/** For a browser with an open subscription, whose contents are on pages of their own. */
export const subscription = {
  title: "A subscription is open in this browser",
  text: "The report and the plan are with the results, and the guides are in the library.",
  none: "One-time purchases would be listed here. If you made one elsewhere, we can email you links to it.",
  action: "View My Results",
} as const;

/** The library, which every purchase includes. */
export const library = {
  action: "Open my library",
  of: {
    dating_bundle: {
      picture: "guides-texting",
      count: SOLD.guides,
      text: "Short guides on dating and everything around it. Search them, read them one by one, or download them all together.",
    },
    perfectionism_toolkit: {
      picture: "guides-boundaries",
      count: SOLD.guides + SOLD.lifeGuides,
      text: "Short guides for tired weeks, boundaries at work, money worries, loneliness, and starting again, along with those on closeness and dating.",
    },
  },
  title: (count: number) => `Your library of ${count} guides`,
} as const;

/** Why an order no longer has files, and what to do about it. */
export const closed = {
  refunded: {
    title: "Refunded",
    text: "Your payment was refunded, so these downloads are closed. Thank you for giving it a try. You’re welcome back any time.",
  },
  disputed: {
    title: "Closed",
    text: "This payment was disputed at your bank, so these downloads are closed. If that’s a mistake, please write to us. We’d like to sort it out with you.",
  },
} as const;

/** The form that recovers lost downloads. */
export const lost = {
  title: "Lost your download?",
  lead: "Enter the email address you bought with, and we’ll send you fresh links to everything you’ve paid for.",
  label: "Email address",
  placeholder: "you@example.com",
  action: "Email me fresh links",
  pending: "One moment...",
  invalid: "Please enter a valid email address.",
  /** The same for every address, so that buyers cannot be enumerated. */
  sent: "If downloads bought with that address are still open, an email with fresh links is on its way. It can take a few minutes, and it may land in your spam folder. After a refund, downloads are closed and no email is sent.",
  help: "No email, or the wrong address? Write to",
} as const;

/** The answer at the address of a report that is not printed yet. */
export const printing = {
  message: "Your report is being prepared. It will be here in a minute.",
  failure: "We couldn’t prepare your report. Please try again in a few minutes.",
} as const;

/** Shown at a file's URL without access to it. */
export const refused = {
  title: "This link doesn’t open here.",
  text: "A download link expires after 15 minutes. Without one, a file opens only in the browser that bought it, and not after a refund. Your downloads page always has a fresh link.",
  action: "Go to my downloads",
} as const;

/** The texts of `/downloads/open`, the landing page of the mailed link. */
export const openLink = {
  title: "Your downloads are one step away.",
  lead: "Open them in this browser, and they’ll stay open here.",
  action: "Open my downloads",
  note: "Please use your own device: anyone who uses this browser after you can open them too.",
} as const;

export const badLink = {
  title: "This link doesn’t open anything.",
  text: "It may be incomplete, or more than 30 days old. We’ll be glad to send you a fresh one.",
  action: "Email me a fresh link",
} as const;

export const footer = { line: "Bought once, yours for good." } as const;
