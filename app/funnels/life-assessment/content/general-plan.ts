/** The texts of the general action plan, which is independent of the scores. */
export const generalPlan = {
  title: "YOUR 7-DAY LIFE IMPROVEMENT ACTION PLAN",
  date: "Date",
  assessment: "Assessment",
  lead: "Seven days, one small thing each. Every one can be done in the time that a coffee takes. If you miss a day, go on with the next: nothing is lost.",
  days: [
    {
      title: "Look at where you are",
      tasks: [
        "Open your results and read the lowest of your five areas, slowly.",
        "Write down one sentence about it that you know to be true.",
        "Choose a time of day for the six small things that follow.",
      ],
    },
    {
      title: "Make the ground firm",
      tasks: [
        "Put one thing in order that you walk around every day.",
        "Save the number of somebody who would come when it is needed.",
      ],
    },
    {
      title: "Reach out",
      tasks: [
        "Send three sentences to somebody you have not heard of for long.",
        "Eat one meal with somebody, and leave the phone in another room.",
      ],
    },
    {
      title: "Play",
      tasks: [
        "Take twenty minutes for something that nobody will ever need.",
        "Notice when you forgot the time, and write it down.",
      ],
    },
    {
      title: "Do something that counts",
      tasks: [
        "Pick one task that matters to you and give it the first thirty minutes of the day.",
        "Thank one person for something that they think nobody noticed.",
      ],
    },
    {
      title: "Learn one thing",
      tasks: [
        "Read, watch or try something that you know nothing about, for ten minutes.",
        "Ask yourself what you would do if you were allowed to be bad at it.",
      ],
    },
    {
      title: "Look back, and keep one",
      tasks: [
        "Read your sentence of day 1 again. What is different?",
        "Keep the one small thing that helped you most, and let the others go.",
      ],
    },
  ],
  closing:
    "Your complete results hold a plan of your own, made from the lowest of your 25 sides. This is general guidance and no advice for illness: if you are in a bad place, please talk to somebody whose work it is to help.",
} as const;
