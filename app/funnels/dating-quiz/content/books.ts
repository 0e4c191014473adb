/** What the picture on a cover is made of; `screens/book-cover.tsx` draws it. */
type CoverMotif = "circles" | "waves" | "path" | "door" | "sun";

export type Book = {
  readonly title: string;
  /** `daters-of-women` are the guides about dating women; all others are for everybody. */
  readonly audience: "everybody" | "daters-of-women";
  /** Why somebody would read it, in one line. */
  readonly reason: string;
  readonly motif: CoverMotif;
};

const book = (
  title: string,
  motif: CoverMotif,
  reason: string,
  audience: Book["audience"] = "everybody",
): Book => ({ title, audience, reason, motif });

/** The 25 guides that are shown by their title. */
export const BOOKS = {
  "after-breakup": book(
    "After Breakup",
    "sun",
    "The first weeks, day by day, until the mornings are yours again.",
  ),
  "better-relationships": book(
    "Better Relationships",
    "circles",
    "Small habits that make two people kinder to each other.",
  ),
  "love-doctor": book(
    "The Love Doctor",
    "waves",
    "Forty questions that people ask about love, answered plainly.",
  ),
  confidence: book(
    "Confidence and Social Supremacy",
    "sun",
    "Walk into a room as yourself, and stay yourself in it.",
  ),
  "kickass-conversation": book(
    "Kickass Dating Conversation",
    "waves",
    "Questions that open people up, and stories worth telling back.",
  ),
  "successful-dating": book(
    "Ultimate Guide to Successful Dating",
    "path",
    "From the first hello to the third date, one step at a time.",
  ),
  "online-dating": book(
    "Online Dating Made Easy",
    "door",
    "A profile that sounds like you, and an hour a week for the rest.",
  ),
  "find-the-one": book(
    "Find The One Online",
    "path",
    "Tell apart who writes well and who would be good for you.",
  ),
  "cheat-sheet": book(
    "Casanova's Cheat Sheet",
    "sun",
    "Charm without a mask: two pages for before you leave the house.",
    "daters-of-women",
  ),
  "any-girl": book(
    "How to Date Any Girl",
    "path",
    "Ask her out respectfully, take a no well, and enjoy a yes.",
    "daters-of-women",
  ),
  "dating-women": book(
    "Quick Start Guide to Dating Women",
    "door",
    "The first month, whether you begin or begin again.",
    "daters-of-women",
  ),
  "healthy-dating": book(
    "Healthy Dating",
    "circles",
    "What feels good on a date, what does not, and how to tell early.",
  ),
  boundaries: book(
    "Boundaries Without Guilt",
    "door",
    "Twelve ways to say no that leave the other one their dignity.",
  ),
  "slow-yes": book(
    "The Slow Yes",
    "path",
    "How to take your time without keeping anybody waiting.",
  ),
  "first-date-calm": book(
    "First Date Calm",
    "waves",
    "What to do with your hands, your nerves and your expectations.",
  ),
  "say-what-you-need": book(
    "Say What You Need",
    "waves",
    "Sentences for the moment in which you usually say: never mind.",
  ),
  "letting-in": book(
    "Letting Someone In",
    "door",
    "Closeness in small portions, with a way out that stays open.",
  ),
  "out-of-your-head": book(
    "Out of Your Head",
    "sun",
    "Exercises for evenings on which the thoughts go in circles.",
  ),
  "hope-after": book(
    "Hope After Heartbreak",
    "sun",
    "How to expect a little again, and why a little is enough.",
  ),
  texting: book(
    "Texting Without Tangles",
    "path",
    "What to write, when to wait, and when to call instead.",
  ),
  "love-on-tuesday": book(
    "Love on a Tuesday",
    "circles",
    "What is left when the music stops, and why that is the good part.",
  ),
  "kind-argument": book(
    "The Kind Argument",
    "circles",
    "Disagree without winning, and make up without losing face.",
  ),
  whole: book(
    "Whole on Your Own",
    "circles",
    "A full life first, so that nobody has to fill it for you.",
  ),
  "any-age": book(
    "Dating Again at Any Age",
    "path",
    "Begin again with everything you know, and without the hurry.",
  ),
  "green-flags": book("Green Flags", "door", "Forty quiet signs that somebody is good for you."),
} as const satisfies Readonly<Record<string, Book>>;

export type BookId = keyof typeof BOOKS;
