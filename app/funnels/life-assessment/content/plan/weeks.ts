/** What is different in each of the weekly mails. For privacy, subject and preview name no area. */
type WeekText = {
  /** Also the mail's heading. */
  readonly subject: string;
  readonly preview: string;
  readonly opening: string;
};

type WeekMail = WeekText & {
  /** From the second half-year on, where the first one's words are true only once. */
  readonly later?: WeekText;
};

/** Half a year; then it begins again. Every fourth is about taking the assessment again, the last about looking back. */
export const weekMails: readonly WeekMail[] = [
  {
    subject: "One step a week from here",
    preview: "The daily emails are done. This is a slower pace.",
    opening:
      "Your seven days are behind you. From now on there is one email a week, with one small step from your plan and one short lesson. A week is long enough to forget about it twice and still get it done.",
    later: {
      subject: "Another half-year, at the same pace",
      preview: "One email a week, as before.",
      opening:
        "A new half-year of these emails begins, at the same pace: one small step and one short lesson a week. Steps you have not had yet come first. If one is a repeat, the email says so.",
    },
  },
  {
    subject: "Pick the day before you pick the step",
    preview: "It takes ten seconds and makes the rest easier.",
    opening:
      "Before you read on, choose a day for this week’s step. Any day will do. A small thing with a place in the week gets done more often than a good intention without one.",
  },
  {
    subject: "Half of it is enough",
    preview: "If a step is too big, it is the step that has to change.",
    opening:
      "If last week’s step stayed on the list, make it half as big before you let it go. Then look at this week’s in the same way: what is the part you would do even on a full day?",
  },
  {
    subject: "Four weeks in: time to look again",
    preview: "Take the assessment again and see what has moved.",
    opening:
      "It is four weeks since you began, which makes this a good moment to take the assessment again. It is part of your subscription. Set aside ten quiet minutes, and think of the weeks since then while you answer.",
    later: {
      subject: "Four more weeks: time to look again",
      preview: "Take the assessment again. It is part of your subscription.",
      opening:
        "Four weeks of this half-year are over, which makes this a good moment to take the assessment again. Set aside ten quiet minutes, and think of these four weeks while you answer.",
    },
  },
  {
    subject: "What got easier?",
    preview: "Progress is quiet. Listen for it for a minute.",
    opening:
      "Things that get easier stop drawing attention to themselves. Before this week’s step, think of one thing that took effort a month ago and takes less now.",
  },
  {
    subject: "A step for an ordinary week",
    preview: "Nothing special has to happen for this one.",
    opening:
      "Most of life happens in ordinary weeks, so this step is meant for one. It needs no free weekend and no fresh start, only a few minutes between two other things.",
  },
  {
    subject: "Do it badly, do it anyway",
    preview: "A clumsy try beats a perfect plan.",
    opening:
      "There is no prize for doing a step well. If you catch yourself waiting for the right moment, take the next moment instead and see what happens.",
  },
  {
    subject: "Eight weeks: another look",
    preview: "Your second month is complete. See where you stand.",
    opening:
      "Two months have passed, and it is time to take the assessment again. A few points up or down may be chance. What counts is what several of your answers agree on.",
    later: {
      subject: "Another look, another month on",
      preview: "A month is over. See where you stand.",
      opening:
        "Another month has passed, and it is time to take the assessment again. If your history has several flowers by now, look at where they agree before you look at where they differ.",
    },
  },
  {
    subject: "Who knows that you are doing this?",
    preview: "Telling one person can be a step of its own.",
    opening:
      "If nobody knows about your small steps, consider telling one person you trust. They need not help or ask. It is simply easier to keep going when somebody knows.",
  },
  {
    subject: "Begin with the smallest part",
    preview: "Two minutes are a real beginning.",
    opening:
      "Starting is the hardest part of most things, so make the start tiny. Do the first two minutes of this week’s step, and then decide whether to go on.",
  },
  {
    subject: "A week without a grade",
    preview: "Nobody is keeping score, and you need not either.",
    opening:
      "You may have missed some of these steps, and that is fine. They are offers. Take this one if it suits your week, and let it pass if it does not.",
  },
  {
    subject: "Twelve weeks: look once more",
    preview: "Three months is long enough for something to shift.",
    opening:
      "Three months is a stretch in which things can change without anybody noticing. Take the assessment again, and find out which of your areas feel different from the inside.",
    later: {
      subject: "A season later: look once more",
      preview: "Long enough for something to shift.",
      opening:
        "Since this half-year began, nearly a season has gone by. Take the assessment again, and notice which statements you now answer without thinking twice.",
    },
  },
  {
    subject: "Keep what worked",
    preview: "One old step may be worth a second round.",
    opening:
      "By now there is probably one step you have kept without trying. Notice which one it is. It tells you what fits your life, and so what to look for in the next.",
  },
  {
    subject: "Put it where you will see it",
    preview: "A note in the right place does half the work.",
    opening:
      "Write this week’s step on a scrap of paper and put it where you will be when it is time: by the kettle, on the keys or, if it is for your eyes alone, where only you look.",
  },
  {
    subject: "When the week is too full",
    preview: "There is a version of this that takes a minute.",
    opening:
      "Some weeks have no room at all. If this is one of them, go straight to the line about bad days below, do that, and count it.",
  },
  {
    subject: "Sixteen weeks: time for the next look",
    preview: "Take ten minutes for the assessment this week.",
    opening:
      "Another four weeks have gone by. Take the assessment again when you are rested and undisturbed, so that you measure these weeks and not one evening.",
    later: {
      subject: "The next look is due",
      preview: "Ten quiet minutes are enough.",
      opening:
        "Another four weeks are over. Take the assessment again on an ordinary day, neither your best nor your worst, so that it reflects these weeks.",
    },
  },
  {
    subject: "Something a little different",
    preview: "You can read this one with curiosity alone.",
    opening:
      "This week’s step may be for a side of your life that you rarely think about. Read it with curiosity. Now and then it is the quiet sides that have the most room.",
  },
  {
    subject: "The second try counts double",
    preview: "Anyone can try once. Coming back is the skill.",
    opening:
      "If there is a step you began and dropped, you have already done its hardest part. You are free to return to it this week in place of the new one.",
  },
  {
    subject: "Make it pleasant",
    preview: "A step can come with good coffee.",
    opening:
      "Nothing says that useful things have to be grim. Do this week’s step with music on, in the sun, or with something warm to drink beside you.",
  },
  {
    subject: "Twenty weeks: how is it now?",
    preview: "Answer the same questions from where you are today.",
    opening:
      "It is time for another look. Take the assessment again and answer from where you are today, without trying to remember what you said before.",
    later: {
      subject: "How is it these days?",
      preview: "Answer from where you are today.",
      opening:
        "The statements are waiting, and you may read them differently now. Take the assessment again and answer as you are this month.",
    },
  },
  {
    subject: "Use what you are good at",
    preview: "From here on, the steps begin with your highest sides.",
    opening:
      "The steps so far were for the sides with the most room. The next ones begin at the other end, with the sides that stand highest, because those are worth tending too.",
    later: {
      subject: "What comes easily to you?",
      preview: "What you do well can help with what you don’t.",
      opening:
        "Think of a side of your life that needs no effort from you just now. Ask yourself what you do there without noticing, and whether this week’s step could borrow some of it.",
    },
  },
  {
    subject: "Small and on time",
    preview: "Ten minutes on a Wednesday can be plenty.",
    opening:
      "A small thing at a fixed time asks for no decision. Give this week’s step a day and an hour now, and let the clock do the reminding.",
  },
  {
    subject: "Let somebody join you",
    preview: "Some steps are better with company.",
    opening:
      "Read this week’s step and ask yourself whether it would be more fun with somebody else. If a name comes to mind, you know whom to call.",
  },
  {
    subject: "Twenty-four weeks: one more look",
    preview: "Nearly half a year. See what it has added up to.",
    opening:
      "You have nearly half a year behind you. Take the assessment again this week: it is the last look before the half-year closes, and a good thing to have beside you then.",
    later: {
      subject: "One more look before you look back",
      preview: "A fresh picture before you look back.",
      opening:
        "Two weeks from now this half-year ends. Take the assessment again this week, so that you have a fresh picture beside the earlier ones when you look back.",
    },
  },
  {
    subject: "Choose for yourself",
    preview: "You know by now what suits you.",
    opening:
      "After this many steps you know yourself better than any plan does. Take this one as a suggestion, and change whatever you would change about it.",
  },
  {
    subject: "Half a year: look back",
    preview: "No new step this week. Look at what you have.",
    opening:
      "Half a year is complete. There is no new step this week and no lesson, only an invitation to look back at what the small things added up to.",
    later: {
      subject: "Another half-year: look back",
      preview: "A week for looking, not doing.",
      opening:
        "One more half-year is complete. This week brings no step and no lesson, only an invitation to look at what has stayed with you since you last looked back.",
    },
  },
];

/** In place of a step, when half a year is complete. */
export const lookBack = {
  title: "Look back over half a year",
  tasks: [
    "Find the two sentences that you wrote on the first day, or remember them as well as you can.",
    "Write down three things that are different now. They may be small.",
    "Choose the one habit that you would be sorry to lose, and give it a day and an hour.",
  ],
  after: [
    "Change that comes in small steps is easy to overlook, because you are there every day. It shows when you look from farther away.",
    "On a bad day, one of the three things is enough.",
  ],
} as const;

/** Texts shared by all weekly mails. */
export const weekMail = {
  greeting: "Hello,",
  lesson: (title: string, minutes: number) =>
    `This week’s lesson takes about ${minutes} minutes to read: “${title}”.`,
  /** Of what was mailed before, half a year ago or longer. */
  lessonAgain: (title: string, minutes: number) =>
    `This week’s lesson is a repeat from at least half a year ago: “${title}”. It takes about ${minutes} minutes, and may tell you something new.`,
  stepAgain:
    "You have had this step before. Do it again, or skip it if it is part of your week by now.",
  lessonLink: "Read the lesson",
  retake: "Take the assessment again",
  /** Midway between two retakes. It names no area: others may read the mail. */
  pulse:
    "Between two assessments you can take a pulse: twenty statements on one area of your choice, in about a minute. The area that was lowest last time comes first.",
  pulseLink: "Take a pulse",
  action: "Open my results",
  manage: "Manage or cancel the subscription",
  stop: "Stop the weekly emails",
  notes: [
    "This is general guidance, no diagnosis and no treatment. If something has weighed on you for weeks, please talk to a doctor or a counsellor; in an emergency, call your local emergency number.",
    "The button works for 30 days. Whoever has it can open your results, so please keep this email to yourself. On a new device, open your results first and the lesson after that.",
  ],
  reason:
    "You get one email a week because you have a subscription. You can stop these emails and keep everything else.",
} as const;
