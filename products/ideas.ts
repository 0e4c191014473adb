/** Ideas that several products could tell. Each is told at length in one place; elsewhere a sentence may use it. */
export type Idea = {
  readonly name: string;
  /** Path of the text that tells it. */
  readonly home: string;
  /** All of them meet in a passage that tells the idea. */
  readonly marks: readonly RegExp[];
};

export const IDEAS: readonly Idea[] = [
  {
    name: "a boundary is about yourself, a demand about the other",
    home: "lesson a-kind-no",
    marks: [
      /\bboundar(y|ies)\b/i,
      /\b(demands?|rules? for|wish says|you must(n[’']t| not| stop))\b/i,
      /\b(consent|agree(ment)?|enforced|handle|meet it)\b/i,
    ],
  },
  {
    name: "buy time, because the yes comes faster than the thought",
    home: "lesson a-kind-no",
    marks: [
      /\b(let me look|think about (it|that)|sleep on it)\b/i,
      /\b(delay|faster|slips out|out before)\b/i,
      /\byes\b/i,
    ],
  },
  {
    name: "write down only what a camera would see",
    home: "guides/out-of-your-head.md",
    marks: [/\bcamera\b/i, /\b(only (that|what)|does(n[’']t| not) see|you added)\b/i],
  },
  {
    name: "say a small no, and watch what becomes of it",
    home: "guides/find-the-one.md",
    marks: [/\bsmall no\b/i, /\b(look at what|good answer|watch|see what)\b/i],
  },
  {
    name: "hear a no and say thank you",
    home: "dating-guide/boundaries.md",
    marks: [
      /\bthank(s| you) for telling me\b/i,
      /\b(hear a no|tells you no|take theirs|always right)\b/i,
    ],
  },
];
