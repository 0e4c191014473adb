/** The fixed texts of the action plan (docs/product.md#action-plan). */
export const actionPlan = {
  title: "YOUR 7-DAY LIFE IMPROVEMENT ACTION PLAN",
  date: "Date",
  overview: "Overview",
  overall: "Overall score",
  strongest: "Strongest area",
  weakest: "Weakest area",
  days: "Your 7 days",
  breakdown: "All five areas",
  tipsTitle: "Bonus tips",
  tips: [
    "Do the small thing at the same time each day. After a meal is a good place for it.",
    "If you miss a day, go on with the next one. Nothing is lost.",
    "Tell one person what you are doing this week. It is easier with a witness.",
    "If a step does not fit your life, make it half as big instead of leaving it out.",
  ],
  nextTitle: "Next steps",
  next: [
    "Keep the one thing that helped you most, for another week.",
    "Take the assessment again in four weeks, and lay both results side by side.",
    "When your lowest area has moved, begin with the next one.",
  ],
  closing:
    "This plan is made from your own answers. It is no advice for illness: if you are in a bad place, please talk to somebody whose work it is to help.",
} as const;

export const planDays = {
  first: "Look at where you are",
  firstTasks: (lowest: string, second: string) => [
    `Read what your results say about ${lowest} and ${second}, slowly.`,
    "Write down one sentence about each that you know to be true.",
    "Choose a time of day for the six small things that follow.",
  ],
  step: (area: string) => `A step for ${area}`,
  last: "Look back, and keep one",
  lastTasks: (second: string) => [
    "Read your two sentences of day 1 again. What is different?",
    `Choose the one step of this week that you keep, and one for ${second} to try next.`,
  ],
} as const;
