import { SOLD } from "#app/funnels/shared/content/sold.ts";

/** The texts of `/downloads`. */
export const downloads = {
  title: "Your downloads",
  lead: "Everything that was bought in this browser. It stays here for you, as often as you like.",
  emptyTitle: "Nothing was bought in this browser",
  empty:
    "Did you buy on another device, or clear this browser? Then tell us the address that you bought with, and we mail you the way to your files. A payment of this very minute can take a moment: please load this page once more. Guides that come with a subscription are open as long as it lasts.",
  action: "Download",
  bought: (day: string) => `Bought on ${day}`,
  orderNumber: (number: string) => `Order ${number}`,
  linksEnd:
    "A link that you copy from here ends after 15 minutes. This page always has a fresh one.",
} as const;

/** The library, which every purchase includes. */
export const library = {
  action: "Open my library",
  of: {
    dating_bundle: {
      picture: "guides-texting",
      count: SOLD.guides,
      text: "Short guides on dating and everything around it, to search and to read, one by one or all at once.",
    },
    perfectionism_toolkit: {
      picture: "guides-boundaries",
      count: SOLD.guides + SOLD.lifeGuides,
      text: "Short guides for tired weeks, boundaries at work, money worries, loneliness and starting again, and those on closeness and dating.",
    },
  },
  title: (count: number) => `Your library of ${count} guides`,
} as const;

/** Why an order no longer has files, and what to do about it. */
export const closed = {
  refunded: {
    title: "Refunded",
    text: "You have your money back, so these downloads are closed. Thank you for having tried it. If you would like to come back one day, you are welcome.",
  },
  disputed: {
    title: "On hold",
    text: "Your bank is looking into this payment, and until it has decided the downloads rest. If that is a mistake, please write to us: we would like to sort it out with you.",
  },
} as const;

/** The form that recovers lost downloads. */
export const lost = {
  title: "Lost your download?",
  lead: "Tell us the address that you bought with, and we mail you fresh links to everything you have paid for.",
  label: "Email address",
  placeholder: "you@example.com",
  action: "Mail me fresh links",
  pending: "One moment...",
  invalid: "Please enter a valid email address.",
  /** The same for every address, so that buyers cannot be enumerated. */
  sent: "If something was bought with that address, a mail with fresh links is on its way. It can take a few minutes, and it may have gone to the spam folder.",
  help: "No mail, or the wrong address? Write to",
} as const;

/** The answer at the address of a report that is not printed yet. */
export const printing = {
  message: "Your report is being printed. It will be here in a minute.",
  failure: "Your report could not be printed just now. Please try again in a few minutes.",
} as const;

/** Shown at a file's URL without access to it. */
export const refused = {
  title: "This link does not open here.",
  text: "A download link ends after 15 minutes, and without it a file opens only in the browser that bought it, as long as its purchase was not given back. Your own page always has a fresh link.",
  action: "Go to my downloads",
} as const;

/** The texts of `/downloads/open`, the landing page of the mailed link. */
export const openLink = {
  title: "Your downloads are one step away.",
  lead: "Open them in this browser, and they stay open here.",
  action: "Open my downloads",
  note: "Please use a device of your own: whoever uses this browser after you can open them too.",
} as const;

export const badLink = {
  title: "This link does not open anything.",
  text: "It may have lost a part on its way, or it is older than 30 days. We gladly mail you a fresh one.",
  action: "Mail me a fresh link",
} as const;

export const footer = { line: "Bought once, yours for good.", copyrightYear: 2025 } as const;
