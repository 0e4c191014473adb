import type { GuideId } from "#app/domain/guides.ts";
import type { Motif, PaletteName } from "./covers.ts";
import type { Audience } from "./topics.ts";

export type Book = {
  readonly title: string;
  readonly audience: Audience;
  /** Why to read it, in one line. */
  readonly reason: string;
  readonly motif: Motif;
  readonly palette: PaletteName;
};

const book = (
  title: string,
  [motif, palette]: readonly [Motif, PaletteName],
  reason: string,
  audience: Book["audience"] = "everybody",
): Book => ({ title, audience, reason, motif, palette });

/** The 25 guides. */
export const BOOKS = {
  "after-breakup": book(
    "After Breakup",
    ["sun", "dusk"],
    "The first weeks, day by day, until the mornings are yours again.",
  ),
  "better-relationships": book(
    "Better Relationships",
    ["circles", "tide"],
    "Small habits that make two people kinder to each other.",
  ),
  "love-doctor": book(
    "The Love Doctor",
    ["waves", "blush"],
    "Forty questions people ask about love, answered plainly.",
  ),
  confidence: book(
    "Confidence and Social Supremacy",
    ["sun", "clay"],
    "Walk into a room as yourself, and stay yourself in it.",
  ),
  "kickass-conversation": book(
    "Kickass Dating Conversation",
    ["waves", "moss"],
    "Questions that open people up, and stories worth telling back.",
  ),
  "successful-dating": book(
    "Ultimate Guide to Successful Dating",
    ["path", "blush"],
    "From the first hello to the third date, one step at a time.",
  ),
  "online-dating": book(
    "Online Dating Made Easy",
    ["door", "tide"],
    "A profile that sounds like you, and an hour a week for the rest.",
  ),
  "find-the-one": book(
    "Find The One Online",
    ["path", "dusk"],
    "How to tell who writes well from who would be good for you.",
  ),
  "cheat-sheet": book(
    "Casanova's Cheat Sheet",
    ["sun", "moss"],
    "Charm without a mask: two pages to read before you leave the house.",
    "daters-of-women",
  ),
  "any-girl": book(
    "How to Date Any Girl",
    ["path", "clay"],
    "Ask her out respectfully, take a no well, and enjoy a yes.",
    "daters-of-women",
  ),
  "dating-women": book(
    "Quick Start Guide to Dating Women",
    ["door", "moss"],
    "The first month, whether you’re beginning or beginning again.",
    "daters-of-women",
  ),
  "healthy-dating": book(
    "Healthy Dating",
    ["circles", "blush"],
    "What feels good on a date, what doesn’t, and how to tell early.",
  ),
  boundaries: book(
    "Boundaries Without Guilt",
    ["door", "clay"],
    "Twelve ways to say no that leave the other person their dignity.",
  ),
  "slow-yes": book(
    "The Slow Yes",
    ["path", "tide"],
    "How to take your time without keeping anyone waiting.",
  ),
  "first-date-calm": book(
    "First Date Calm",
    ["waves", "tide"],
    "What to do with your hands, your nerves and your expectations.",
  ),
  "say-what-you-need": book(
    "Say What You Need",
    ["waves", "dusk"],
    "Sentences for the moment when you usually say “never mind.”",
  ),
  "letting-in": book(
    "Letting Someone In",
    ["door", "dusk"],
    "Closeness in small portions, with a way out that stays open.",
  ),
  "out-of-your-head": book(
    "Out of Your Head",
    ["sun", "tide"],
    "Exercises for evenings when your thoughts go in circles.",
  ),
  "hope-after": book(
    "Hope After Heartbreak",
    ["sun", "blush"],
    "How to expect a little again, and why a little is enough.",
  ),
  texting: book(
    "Texting Without Tangles",
    ["path", "moss"],
    "What to write, when to wait, and when to call instead.",
  ),
  "love-on-tuesday": book(
    "Love on a Tuesday",
    ["circles", "clay"],
    "What’s left when the music stops, and why that’s the good part.",
  ),
  "kind-argument": book(
    "The Kind Argument",
    ["circles", "dusk"],
    "Disagree without winning, and make up without losing face.",
  ),
  whole: book(
    "Whole on Your Own",
    ["circles", "moss"],
    "A full life first, so that no one has to fill it for you.",
  ),
  "any-age": book(
    "Dating Again at Any Age",
    ["waves", "clay"],
    "Begin again with everything you know, and no hurry.",
  ),
  "green-flags": book(
    "Green Flags",
    ["door", "blush"],
    "Forty quiet signs that someone is good for you.",
  ),
} as const satisfies Readonly<Record<GuideId, Book>>;

export type BookId = GuideId;
