export type Insight = {
  readonly title: string;
  readonly text: string;
  /** Shown beneath it: what it reports of other people's work. */
  readonly sources?: readonly string[];
};

/** One after every fifth question, in this order. */
export const insights: readonly Insight[] = [
  {
    title: "You learned this for a reason",
    text: "What you do in love may once have made good sense: to stay close, to stay safe or to stay hopeful. Researchers describe love as a bond that leans on earlier ones. What was learned can be looked at, and slowly changed.",
    sources: [
      "Cindy Hazan and Phillip Shaver, “Romantic Love Conceptualized as an Attachment Process”, Journal of Personality and Social Psychology, 1987",
    ],
  },
  {
    title: "Something good hides in each pattern",
    text: "Care, independence, hope, clarity, realism: each of the five patterns is a strength that works a little too hard. We wrote them for this quiz. They borrow from what is known about attachment, and they are no scientific types.",
  },
  {
    title: "A pattern has its moment",
    text: "What people do depends on the situation, in ways that repeat for each of them. A pattern wakes up with certain people, in certain minutes: a silence, a plan, a kind word. If you know your minute, you can choose in it.",
    sources: [
      "Walter Mischel and Yuichi Shoda, “A Cognitive-Affective System Theory of Personality”, Psychological Review, 1995",
    ],
  },
  {
    title: "You have looked closely",
    text: "Twenty answers, and some of them were not easy. Next, they are laid beside the five patterns. Take the result as a mirror, and leave what does not fit.",
  },
];
