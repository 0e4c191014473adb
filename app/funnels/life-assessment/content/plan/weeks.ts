/** The texts that differ in each weekly email. For privacy, subject and preview name no area. */
type WeekText = {
  /** Also the email's heading. */
  readonly subject: string;
  readonly preview: string;
  readonly opening: string;
};

type WeekMail = WeekText & {
  /** Replaces the first texts from the second half-year on, if they are true only once. */
  readonly later?: WeekText;
};

/** Half a year, then repeated. Every fourth is about retaking the assessment, the last about looking back. */
export const weekMails: readonly WeekMail[] = [
  {
    subject: "One step a week from here",
    preview: "A slow pace: one email a week.",
    opening:
      "From now on there’s one email a week, with one small step and one short lesson. A week is long enough to forget it twice and still get it done.",
    later: {
      subject: "Another half-year, at the same pace",
      preview: "One email a week, as before.",
      opening:
        "A new half-year of these emails begins, at the same pace: one small step and one short lesson a week. Steps you haven’t had yet come first. If one is a repeat, the email says so.",
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
    preview: "If a step is too big, change the step.",
    opening:
      "If last week’s step is still on the list, make it half as big before you let it go. Then look at this week’s the same way: which part would you do even on a full day?",
  },
  {
    subject: "Four weeks in: time to look again",
    preview: "Take the assessment again and see what has moved.",
    opening:
      "You started four weeks ago, so this is a good time to take the assessment again. It’s part of your subscription. Set aside ten quiet minutes, and think of the weeks since then while you answer.",
    later: {
      subject: "Four more weeks: time to look again",
      preview: "Take the assessment again. It’s part of your subscription.",
      opening:
        "Four weeks of this half-year are over, so this is a good time to take the assessment again. Set aside ten quiet minutes, and think of these four weeks while you answer.",
    },
  },
  {
    subject: "What got easier?",
    preview: "Progress is quiet. Take a minute to notice it.",
    opening:
      "Things that get easier stop drawing attention to themselves. Before this week’s step, think of one thing that took effort a month ago and takes less now.",
  },
  {
    subject: "A step for an ordinary week",
    preview: "Nothing special has to happen for this one.",
    opening:
      "Most of life happens in ordinary weeks, so this step is meant for one. You don’t need a free weekend or a fresh start, just a few minutes between two other things.",
  },
  {
    subject: "A first try is enough",
    preview: "It doesn’t have to go well.",
    opening:
      "You don’t have to do this week’s step well. If you’re waiting for the right moment, choose one that suits you and feels safe.",
  },
  {
    subject: "Eight weeks: another look",
    preview: "Your second month is over. See where you are.",
    opening:
      "Two months have passed, and it’s time to take the assessment again. A few points up or down may be chance. Look for what several of your answers agree on.",
    later: {
      subject: "Another look, another month on",
      preview: "A month is over. See how things are.",
      opening:
        "Another month has passed, and it’s time to take the assessment again. If your history has several flowers by now, look at where they agree before you look at where they differ.",
    },
  },
  {
    subject: "Who knows you’re doing this?",
    preview: "Telling one person can be a step of its own.",
    opening:
      "If no one knows about your small steps, consider telling one person you trust. They don’t have to help or ask. It can be easier to keep going when someone knows.",
  },
  {
    subject: "Begin with the smallest part",
    preview: "Two minutes is a real start.",
    opening:
      "Starting is often the hardest part, so make the start tiny. Do the first two minutes of this week’s step, and then decide whether to go on.",
  },
  {
    subject: "A week without a grade",
    preview: "No one is keeping score, and you don’t have to.",
    opening:
      "You may have missed some of these steps, and that’s fine. They’re just offers. Take this one if it suits your week, and let it pass if it doesn’t.",
  },
  {
    subject: "Twelve weeks: look once more",
    preview: "Three months is long enough for something to shift.",
    opening:
      "In three months, things can change without anyone noticing. Take the assessment again, and find out which of your areas feel different now.",
    later: {
      subject: "A season later: look once more",
      preview: "Long enough for something to shift.",
      opening:
        "Nearly a season has gone by in this half-year. Take the assessment again, and notice which statements you now answer without thinking twice.",
    },
  },
  {
    subject: "Keep what worked",
    preview: "One old step may be worth a second round.",
    opening:
      "By now there’s probably one step you’ve kept without trying. Notice which one it is. It tells you what fits your life, and what to look for in the next one.",
  },
  {
    subject: "Put it where you’ll see it",
    preview: "A note in the right place helps a lot.",
    opening:
      "Write this week’s step on a scrap of paper and put it where you’ll be when it’s time: by the coffee maker, on your keys, or, if it’s just for you, where only you look.",
  },
  {
    subject: "When the week is too full",
    preview: "There’s a version of this that takes a minute.",
    opening:
      "Some weeks have no room at all. If this is one of them, go straight to the line about bad days below, do that, and it counts.",
  },
  {
    subject: "Sixteen weeks: time for the next look",
    preview: "Set aside ten quiet minutes for the assessment this week.",
    opening:
      "Another four weeks have gone by. Take the assessment again when you’re rested and no one will interrupt you, so that it shows these weeks and not just one evening.",
    later: {
      subject: "The next look is due",
      preview: "Ten quiet minutes is enough.",
      opening:
        "Another four weeks are over. Take the assessment again on an ordinary day, not your best and not your worst, so that it reflects these weeks.",
    },
  },
  {
    subject: "Something a little different",
    preview: "You can just be curious about this one.",
    opening:
      "This week’s step may be for a side of your life that you rarely think about. Now and then those are the sides with the most room.",
  },
  {
    subject: "The second try counts double",
    preview: "Anyone can try once. Coming back is the skill.",
    opening:
      "If there’s a step you started and dropped, you’ve already done the hardest part. You’re free to go back to it this week instead of the new one.",
  },
  {
    subject: "Make it pleasant",
    preview: "Something good can come right after a step.",
    opening:
      "Nothing says that useful things have to be grim. Plan something good for right after this week’s step: music, some sun, or something warm to drink.",
  },
  {
    subject: "Twenty weeks: how is it now?",
    preview: "Answer the same questions from where you are today.",
    opening:
      "It’s time for another look. Take the assessment again and answer from where you are today, without trying to remember what you said before.",
    later: {
      subject: "How is it these days?",
      preview: "Answer from where you are today.",
      opening:
        "The statements are waiting, and you may read them differently now. Take the assessment again and answer as you are this month.",
    },
  },
  {
    subject: "Use what you’re good at",
    preview: "From here on, the steps start with your highest sides.",
    opening:
      "The steps so far were for the sides with the most room. The next ones start at the other end, with your highest sides, because those are worth looking after too.",
    later: {
      subject: "What comes easily to you?",
      preview: "What you do well can help with what you don’t.",
      opening:
        "Think of a side of your life that takes no effort right now. Ask yourself what you do there without noticing, and whether this week’s step could borrow some of it.",
    },
  },
  {
    subject: "Small and on time",
    preview: "Ten minutes on a Wednesday can be plenty.",
    opening:
      "If a small thing has a fixed time, you don’t have to decide anything. Give this week’s step a day and an hour now, and let the clock remind you.",
  },
  {
    subject: "Let someone join you",
    preview: "Some steps are better with company.",
    opening:
      "Read this week’s step and ask yourself whether it would be easier with someone you trust. If a name comes to mind, you know who to call.",
  },
  {
    subject: "Twenty-four weeks: one more look",
    preview: "Nearly half a year. See what it has added up to.",
    opening:
      "You have nearly half a year behind you. Take the assessment again this week: it’s the last look before the half-year ends, and a good thing to have with you then.",
    later: {
      subject: "One more look before you look back",
      preview: "The last assessment of this half-year.",
      opening:
        "Two weeks from now this half-year ends. Take the assessment again this week, so that you have a fresh picture beside the earlier ones when you look back.",
    },
  },
  {
    subject: "Choose for yourself",
    preview: "You know by now what suits you.",
    opening:
      "After this many steps you know yourself better than any plan does. Take this one as a suggestion, and change whatever you’d change about it.",
  },
  {
    subject: "Half a year: look back",
    preview: "No new step this week. Look at what you have.",
    opening:
      "Half a year is over. There’s no new step this week and no lesson, just an invitation to look back at what the small things added up to.",
    later: {
      subject: "Another half-year: look back",
      preview: "A week for looking, not doing.",
      opening:
        "One more half-year is over. This week there’s no step and no lesson, just an invitation to look at what has stayed with you since you last looked back.",
    },
  },
];

/** Replaces the step when half a year is complete. */
export const lookBack = {
  title: "Look back over half a year",
  tasks: [
    "Find the two sentences you wrote on the first day, or remember them as well as you can.",
    "Write down three things that are different now. They can be small.",
    "Choose the one habit you’d be sorry to lose, and give it a day and an hour.",
  ],
  after: [
    "When change comes in small steps it’s easy to miss, because you’re there every day. It shows when you look from farther away.",
    "On a bad day, one of the three things is enough.",
  ],
} as const;

/** Texts shared by all weekly emails. */
export const weekMail = {
  greeting: "Hello,",
  lesson: (title: string, minutes: number) =>
    `This week’s lesson takes about ${minutes} minutes to read: “${title}.”`,
  /** For a lesson that was mailed before, at least half a year ago. */
  lessonAgain: (title: string, minutes: number) =>
    `This week’s lesson is a repeat from at least half a year ago: “${title}.” It takes about ${minutes} minutes, and may tell you something new.`,
  stepAgain:
    "You have had this step before. Do it again, or skip it if it’s part of your week by now.",
  lessonLink: "Read the lesson",
  retake: "Take the assessment again",
  /** Midway between two retakes. It names no area: others may read the email. */
  pulse:
    "Between two assessments you can take a pulse: twenty statements on one area of your choice, in about a minute. The area that was lowest last time comes first.",
  pulseLink: "Take a pulse",
  action: "Open my results",
  manage: "Manage or cancel the subscription",
  stop: "Stop the weekly emails",
  notes: [
    "This is general guidance. It isn’t a diagnosis or a treatment. If something has weighed on you for weeks, please talk to a doctor or a counselor; in an emergency, call your local emergency number.",
    "The button works for 30 days. Anyone who has it can open your results, so please keep this email to yourself. On a new device, open your results first and the lesson after that.",
  ],
  reason:
    "You get one email a week because you have a subscription. You can stop these emails and keep everything else.",
} as const;
