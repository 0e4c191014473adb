export type Insight = {
  readonly title: string;
  readonly text: string;
  /** Shown below the text: the published work that it reports on. */
  readonly sources?: readonly string[];
};

/** One after every fifth question, in this order. */
export const insights: readonly Insight[] = [
  {
    title: "You learned this for a reason",
    text: "What you do in love may have made good sense once: to stay close, to stay safe or to stay hopeful. Researchers describe love as a bond that leans on earlier ones. What was learned can be looked at, and slowly changed.",
    sources: [
      "Cindy Hazan and Phillip Shaver, “Romantic Love Conceptualized as an Attachment Process,” Journal of Personality and Social Psychology, 1987",
    ],
  },
  {
    title: "There’s something good in each pattern",
    text: "Care, independence, hope, clarity, realism: each of the five patterns is a strength that works a little too hard. We wrote them for this quiz. They borrow from what’s known about attachment, and they aren’t scientific types.",
  },
  {
    title: "A pattern has its moment",
    text: "People act differently in different situations, and for each of us that repeats. A pattern wakes up with certain people, in certain minutes: a silence, a plan, a kind word. If you know your minute, you have a choice in it.",
    sources: [
      "Walter Mischel and Yuichi Shoda, “A Cognitive-Affective System Theory of Personality,” Psychological Review, 1995",
    ],
  },
  {
    title: "You’ve looked closely",
    text: "Twenty questions, and some of them weren’t easy. Next, we compare them with the five patterns. Take the result as a mirror, and leave what doesn’t fit.",
  },
];
