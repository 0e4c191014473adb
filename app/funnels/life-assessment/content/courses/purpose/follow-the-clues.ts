import type { Lesson } from "../../lesson.ts";

export const followTheClues: Lesson = {
  id: "follow-the-clues",
  title: "Follow the clues",
  subDimension: "Life Purpose",
  outcome:
    "a page of evidence about what matters to you, one sentence that names a direction, and an hour on your calendar to try it out.",
  idea: [
    "“What’s my purpose?” is a question that can send you back to bed. It sounds as if there were an envelope somewhere with your name on it, lost long ago by some office, and everyone else had gotten theirs. So you wait, and meanwhile it’s Wednesday.",
    "Try to think about purpose the way a detective would. She doesn’t sit in an armchair and ask who did it in general. She looks at what’s lying around. You’ve been alive for a while, and what you care about has left traces everywhere. It’s just that no one has collected them.",
    { kind: "heading", text: "Four kinds of trace" },
    {
      kind: "list",
      items: [
        "Good tiredness. After some days you’re worn out and would do it again tomorrow. After others you’re just worn out. What was in the first kind?",
        "Uninvited work. What do you do although no one asked: straighten pictures, explain the bus map to tourists, fix things that aren’t yours?",
        "Particular anger. Most injustice makes us sad. Some of it makes you really angry, and it isn’t what makes your neighbor angry. Behind the anger there’s something you want to protect.",
        "Small envy. You won’t envy everything. If you’ve felt a pang about a friend’s vegetable garden, or about someone who teaches swimming, write it down. It’s a wish that came in through the back door.",
      ],
    },
    "None of these proves anything by itself. Together they start to lean in a direction. Words come up that you didn’t plan: growing, fixing, being fair.",
    { kind: "heading", text: "A direction, not a destination" },
    "Now write a single sentence in pencil: “Right now I want to be about …” Keep the beginning. “Right now” means you don’t have to be right forever, and “be about” is something you can do as a baker, as a grandfather, on sick leave, or between two jobs. You can miss a destination. North is there every day of the week.",
    "Then give it an hour, in the real world, soon. One afternoon of helping with homework can tell you more than years of thinking about teaching. If the hour was dull, that’s a result; erase the sentence and go back to the traces. If it went by too fast, book another one.",
    "Maybe you’ve been living by your sentence all along, in some corner you took for granted. Then move it a little closer to the middle.",
    {
      kind: "help",
      text: "There are times when nothing leans anywhere, and what used to be good has gone flat. After a loss that’s to be expected, and it needs company and patience. If it’s lasted for more than two weeks, or if you’ve been thinking that you don’t want to live, please leave purpose for later. Talk to a doctor, or call a crisis line now.",
    },
  ],
  example: {
    title: "The woman who moved chairs",
    text: [
      "Carmen had been an accountant for nineteen years and didn’t dislike it. At parents’ night they passed around a form that asked, among other things, for your passion. She wrote “none,” and was upset about it all the way home.",
      "Her friend Bea told her to keep a page on the fridge for one week. Carmen was strict about evidence. On Monday she noted that she’d pulled two chairs closer at the meeting, because the new guy was sitting by himself. On Wednesday she was furious because the only people who could understand the form for the childcare subsidy were people who didn’t need it. On Thursday, though it wasn’t her desk, she’d gone through that form with a cleaner, line by line, and come home tired and hungry and humming.",
      "On Sunday they read it over a glass of wine. “You move the chairs,” said Bea. Carmen’s sentence took four tries: “Right now I want to be about getting people in who are standing outside.” She looked at it the way you look at an invoice that’s finally correct.",
      "She’s still an accountant. On the first Saturday of the month she sits in the library behind a handwritten sign: Forms. There’s a line, and she’s brought more chairs.",
    ],
  },
  exercise: {
    title: "The page on the fridge",
    minutes: 20,
    lead: "Begin with the traces of the past month. The page can stay up for as long as it keeps filling.",
    steps: [
      "Divide a page into four: good tiredness, uninvited work, particular anger, small envy.",
      "Set a timer for ten minutes, and put at least two real moments into each box, with the day and the place. No virtues, just moments.",
      "Underline each word that comes up more than once, and every moment that makes you sit up while you’re reading it.",
      "In pencil, finish the sentence “Right now I want to be about …” in three versions. Choose the one you’d be a little shy to read out loud.",
      "Choose an hour in the next ten days to try it on something real, and tell one person about the appointment.",
    ],
  },
  reflection:
    "What did you do as a child when no one had planned anything for you? Is there a grown-up form of it in your week?",
  checks: [
    {
      question:
        "You catch yourself envying a coworker for her singing group. Should you be ashamed, or make a note?",
      answer:
        "Make a note. A pang isn’t a plan to take anything away from her. Ask yourself which part of it you want: the singing, the people, or an evening that’s spoken for. Then try that part for an hour.",
    },
    {
      question: "Why does the sentence start with “Right now”?",
      answer:
        "So that you can write it today. A sentence for life has to be perfect, so it never gets written. You can erase one for right now, and each time you erase it you know more.",
    },
  ],
};
