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
    "Do the small thing at the same time each day. Right after a meal works well.",
    "If you miss a day, go on with the next one. Nothing is lost.",
    "Tell one person what you’re doing this week. It’s easier when someone knows.",
    "If a step doesn’t fit your life, make it half as big instead of skipping it.",
  ],
  nextTitle: "Next steps",
  next: [
    "Keep the one thing that helped you most, for another week.",
    "Take the assessment again in four weeks, and compare the two results.",
    "When your lowest area has gone up, begin with the next one.",
  ],
  closing:
    "This plan is made from your own answers. It isn’t medical advice. If you’re struggling, please talk to a professional.",
} as const;

export const planDays = {
  day: (number: number, title: string) => `Day ${number}: ${title}`,
  first: "Look at where you are",
  firstTasks: (lowest: string, second: string) => [
    `Read what your results say about ${lowest} and ${second}, slowly.`,
    "Write down one sentence about each that you know is true.",
    "Choose a time of day for the six small things that follow.",
  ],
  step: (area: string) => `A step for ${area}`,
  last: "Look back, and keep one",
  lastTasks: (second: string) => [
    "Read your two sentences from day 1 again. What’s different?",
    `Choose the one step from this week that you’ll keep, and one for ${second} to try next.`,
  ],
} as const;
