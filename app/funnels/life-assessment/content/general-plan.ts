/** The texts of the general action plan, which is independent of the scores. */
export const generalPlan = {
  title: "A GENERAL WEEK TO START WITH",
  date: "Date",
  assessment: "Assessment",
  lead: "Seven days, one small thing each. None of them takes more than half an hour, and most take less. If you miss a day, go on with the next one: nothing is lost.",
  day: (number: number, title: string) => `Day ${number}: ${title}`,
  days: [
    {
      title: "Look at where you are",
      tasks: [
        "Open your results and read the lowest of your five areas, slowly.",
        "Write down one sentence about it that you know is true.",
        "Choose a time of day for the six small things that follow.",
      ],
    },
    {
      title: "Make the ground firm",
      tasks: [
        "Fix or put away one thing that you walk around every day.",
        "Save the number of someone who would come if you needed them.",
      ],
    },
    {
      title: "Reach out",
      tasks: [
        "Send three sentences to someone you haven’t heard from in a while.",
        "Eat one meal with someone, and leave your phone in another room.",
      ],
    },
    {
      title: "Play",
      tasks: [
        "Take twenty minutes for something that no one will ever need.",
        "Notice when you lose track of time, and write it down.",
      ],
    },
    {
      title: "Do something that counts",
      tasks: [
        "Pick one task that matters to you and give it the first thirty minutes of the day.",
        "Thank one person for something they think no one noticed.",
      ],
    },
    {
      title: "Learn one thing",
      tasks: [
        "Read, watch or try something you know nothing about, for ten minutes.",
        "Ask yourself what you’d do if you were allowed to be bad at it.",
      ],
    },
    {
      title: "Look back, and keep one",
      tasks: [
        "Read your sentence from day 1 again. What’s different?",
        "Keep the one small thing that helped you most, and let the others go.",
      ],
    },
  ],
  closing:
    "This week is the same for everyone. Your own plans are in your results: “Your seven days,” made from the lowest of your 25 sides, and the action plan for your lowest areas. This is general guidance, not medical advice. If you’re struggling, please talk to a professional.",
} as const;
