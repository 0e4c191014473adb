/** The texts of the waitlist page (docs/product.md#waitlist-page). */
export const hero = {
  eyebrow: "Early access",
  /** Lines, each with its break on narrow windows. */
  title: [
    ["The skills", "school skipped,"],
    ["five minutes", "at a time."],
  ],
  lead: "Dating, money, hard conversations: one small lesson, one small task, done before your coffee is ready.",
  action: "Get Early Access",
  second: "See what you’ll learn",
  facts: ["5-minute lessons", "Made for your phone"],
} as const;

/** The card of the sample lesson; the playable part is in `sample-lesson.ts`. */
export const lesson = {
  label: "A sample lesson",
  course: "Communication · Lesson 4",
  title: "Say no and stay warm",
  minutes: [
    "Why no is hard",
    "Three honest ways",
    "Listen to one",
    "Write your own",
    "Send it today",
  ],
  current: 3,
  turn: "Your turn",
  task: "Decline one thing this week, in one kind sentence.",
  play: "Try it in five taps",
  offline: "You seem to be offline. Try again once you’re back.",
} as const;

export const educationGap = {
  title: "Twelve years of school. And then, life.",
  lead: "We left able to label a plant cell, and faced our first pay stub, breakup, and difficult boss alone.",
  taught: {
    title: "What we were taught",
    items: [
      "The parts of a plant cell",
      "Which war ended in which year",
      "Solving for x",
      "Reciting a poem by heart",
    ],
  },
  needed: {
    title: "What we needed by Tuesday",
    items: [
      "Reading a pay stub, and asking for a bigger one",
      "Ending a relationship kindly",
      "Staying calm when someone else isn’t",
      "Getting up again after a bad year",
    ],
  },
} as const;

export const skillsOverview = {
  title: "Six corners of life. One snack a day.",
  lead: "Pick what hurts or what excites you. Each lesson will leave you with one thing to try the same day.",
} as const;

export const comparison = {
  title: "You’ve tried the long way.",
  lead: "Good books and good coaches are worth it. They’re also long, or expensive, or both.",
} as const;

export const scarcity = {
  offer: "Free lifetime access for the first 1,000 users",
  title: "A thousand places, free for life.",
  lead: "The first 1,000 users keep every course for good. After that, it becomes a subscription like any other.",
  action: "Get Early Access",
  spots: 1_000,
  days: "DAYS",
  hours: "HRS",
  minutes: "MIN",
  seconds: "SEC",
  joined: (count: number) => `${count} joined`,
  left: (count: number) => `${count} spots left`,
  full: (percent: number) => `${percent}% full`,
} as const;

export const signup = {
  anchor: "signup-section",
  title: "Save your place",
  lead: "A short welcome, one email when we open, and nothing you didn’t ask for.",
  label: "Email address",
  placeholder: "you@example.com",
  action: "Get Early Access",
  pending: "Securing Your Spot...",
  privacy: "No spam. Leave any time, with the link in our emails.",
} as const;

export const celebration = {
  title: "You’re on the list!",
  lead: "We’ll write to you on the day we open. Know someone who’d like this too?",
  share: "Share on Twitter",
  copy: "Copy Link",
  copied: "Link copied!",
  copyFailed: "Copying didn’t work. The link is shown beside the button.",
  tweet:
    "I just joined the early access list for five-minute lessons in the skills school skipped. Come along:",
} as const;

export const messages = {
  required: "Email is required",
  invalid: "Please enter a valid email address",
  duplicate: {
    title: "You're already on the list!",
    description:
      "This email is already registered for early access. We'll notify you when we launch!",
  },
  closed: {
    title: "The list is closed",
    description: "Its places are taken, or its time is up. Your address wasn’t stored.",
  },
  failure: { title: "Error", description: "Failed to join waitlist. Please try again." },
  /** Stays beside the field, while the toast disappears after five seconds. */
  notSent: {
    title: "Nothing was sent.",
    description:
      "You seem to be offline. Your address is still here, so try again once you’re back.",
  },
} as const;

/** The server's message, which the page recognizes. */
export const registered = "Email already registered";

export const footer = {
  line: "Small lessons for the large parts of life.",
} as const;
