export const daysPart = {
  title: "Your seven days",
  lead: "A small step a day for five of your lowest sides. If you miss a day, go on with the next one.",
  today: "Today",
  day: (day: number) => `Day ${day}`,
  done: (days: number) =>
    days === 7
      ? "All seven days are done. Keep the step that helped you most."
      : `${days} of 7 days done`,
  kept: "Your check marks stay in this browser.",
  notKept: {
    title: "Not saved",
    description: "This browser isn’t saving anything, so your check marks last until you leave.",
  },
  paper: {
    title: "On paper, or in a text file",
    text: "The PDF is this plan, with room to write. The action plan is another one, a text file for your two lowest areas.",
  },
} as const;
