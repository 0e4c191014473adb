export type Insight = { readonly title: string; readonly text: string };

/** One after every fifth question, in this order. */
export const insights: readonly Insight[] = [
  {
    title: "You learned this for a reason",
    text: "Whatever you do in love once made sense. You learned it to stay close, to stay safe or to stay hopeful. What was learned can be looked at, and slowly changed.",
  },
  {
    title: "Something good hides in each pattern",
    text: "Care, independence, hope, clarity, realism: each of the five patterns is a strength that works a little too hard. You keep the strength. You only need it less often.",
  },
  {
    title: "A pattern has its moment",
    text: "It rarely shows while you are alone. It wakes up with certain people, in certain minutes: a silence, a plan, a kind word. Whoever knows their minute has a choice in it.",
  },
  {
    title: "You have looked closely",
    text: "Twenty honest answers are more than many people ever give themselves. Next, they are laid beside the five patterns. Take the result as a mirror, and leave what does not fit.",
  },
];
