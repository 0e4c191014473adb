import type { Lesson } from "../../lesson.ts";

export const followTheClues: Lesson = {
  id: "follow-the-clues",
  title: "Follow the clues",
  subDimension: "Life Purpose",
  outcome:
    "a page of evidence about what matters to you, one sentence that names a direction, and an hour in your calendar to try it out.",
  idea: [
    "The question “What is my purpose?” has sent many people back to bed. It is asked as if there were an envelope with one’s name on it, mislaid long ago by some authority, and everybody else had received theirs. So one waits, and meanwhile it gets to be Wednesday.",
    "Try to think of purpose as a detective would. A detective does not sit in an armchair and ask who did it in general. She looks at what is lying about. You have been alive for some time, and what you care about has left traces everywhere; only nobody has ever collected them.",
    { kind: "heading", text: "Four sorts of trace" },
    {
      kind: "list",
      items: [
        "Good tiredness. There are days after which you are worn out and would do it again tomorrow, and days that leave you worn out and empty. What was in the first kind?",
        "Uninvited work. What do you do though nobody asked: straighten pictures, explain the timetable to tourists, listen at the edge of the playground, repair what is not yours?",
        "Particular anger. Most injustice makes us sad. Some of it makes you really cross, and it is not what makes your neighbour cross. Behind the crossness stands something that you want to protect.",
        "Small envy. You will not envy everything. If you have felt a pang at a friend’s allotment, or at somebody who teaches swimming, write it down. It is a wish that has come in by the back door.",
      ],
    },
    "None of these proves a thing by itself. Together they begin to lean in a direction. Words turn up that you did not plan: growing, mending, being fair.",
    { kind: "heading", text: "A direction, not a destination" },
    "Now write a single sentence in pencil: “At the moment I want to be about …” Keep the beginning. “At the moment” lets you off having to be right for ever, and “be about” is something that you can do as a baker, as a grandfather, on sick leave or between two jobs. A destination can be missed. North is there every day of the week.",
    "Then give it an hour, in the real world, soon. One afternoon of homework help tells you more than years of thinking about teaching. If the hour was dull, that is a result; rub the sentence out and go back to the traces. If it passed too quickly, book another one.",
    "Perhaps you have been living by your sentence all along, in some corner that you took for granted. Then move it a little nearer to the middle.",
    {
      kind: "help",
      text: "There are times when nothing leans anywhere, and what used to be good has gone flat. After a loss this is to be expected, and it needs company and patience. If it has lasted for more than two weeks, or if you think of not wanting to live, please leave purpose for later. Talk to a doctor, or to a crisis line now.",
    },
  ],
  example: {
    title: "The woman who moved chairs",
    text: [
      "Carmen had been an accountant for nineteen years and did not dislike it. At the parents’ evening a form went round that asked, among other things, for one’s passion. She wrote “none”, and was upset about it all the way home.",
      "Her friend Bea told her to keep a page on the fridge for one week. Carmen was strict about evidence. On Monday she noted that she had pulled two chairs nearer at the meeting, since the new one was sitting by himself. On Wednesday she was furious because a form for the child benefit could only be understood by people who did not need it. On Thursday, though it was not her desk, she had gone through that form with a cleaner, line by line, and come home tired and hungry and humming.",
      "On Sunday they read it with a glass of wine. “You move the chairs,” said Bea. Carmen’s sentence took four attempts: “At the moment I want to be about people getting in who are standing outside.” She looked at it as one looks at an invoice that is finally correct.",
      "She is still an accountant. On the first Saturday of the month she sits in the library behind a handwritten sign: Forms. There is a queue, and she has brought more chairs.",
    ],
  },
  exercise: {
    title: "The page on the fridge",
    minutes: 20,
    lead: "Begin with the traces of the past month. The page may stay up for as long as it goes on filling.",
    steps: [
      "Divide a page into four: good tiredness, uninvited work, particular anger, small envy.",
      "Set a timer for ten minutes, and put at least two real moments into each field, with the day and the place. No virtues, only moments.",
      "Underline each word that comes up more than once, and every moment that makes you sit up while you read it.",
      "In pencil, complete the sentence “At the moment I want to be about …”, in three versions. Choose the one that you would be a little shy to read out.",
      "Choose an hour in the coming ten days in which you try it on something real, and tell one person about the appointment.",
    ],
  },
  reflection:
    "What did you do as a child when nobody had planned anything for you? Is there a grown-up form of it in your week?",
  checks: [
    {
      question:
        "You catch yourself envying a colleague for her singing group. Should you be ashamed, or make a note?",
      answer:
        "Make a note. A pang is not a plan to take anything away from her. Ask yourself which part of it you wish for: the singing, the people, or an evening that is spoken for. Then try that part for an hour.",
    },
    {
      question: "Why does the sentence begin with “At the moment”?",
      answer:
        "So that you can write it today. A sentence for life has to be perfect, and so it is never written. One for the moment may be rubbed out, and each time you rub it out you know more.",
    },
  ],
};
