import type { Lesson } from "../../lesson.ts";

export const sealYourGuess: Lesson = {
  id: "seal-your-guess",
  title: "Seal your guess in an envelope",
  subDimension: "Wisdom",
  outcome:
    "one decision with your reasons sealed in an envelope, a date on which to open it, and a fairer way to judge the choices that are behind you.",
  idea: [
    "Memory can’t be trusted with decisions. When one turns out well, it tells you that you saw it coming. When one goes wrong, it tells you that you saw that coming, too, and did it anyway. Both times it’s rewriting the story, because on the day itself you didn’t know.",
    "That makes it surprisingly hard to learn from experience. You’d need to know what you really thought back then, and that version is gone. Unless you wrote it down.",
    { kind: "heading", text: "Good choice, bad luck" },
    "A decision is one thing and its result is another. You can drive home sober, under the speed limit, and get hit. You can drive home drunk and arrive safely. No one would call the second one the better choice. Yet that’s how we judge ourselves all the time: it ended badly, so I was stupid. Sort a few of your own:",
    {
      kind: "list",
      items: [
        "Sound choice, good result. Enjoy it, and remember how you went about it.",
        "Sound choice, bad result. On that day, with that knowledge, you’d do it again. This is bad luck, and it can hurt without being your fault.",
        "Poor choice, good result. You got away with it. No one investigates good luck.",
        "Poor choice, bad result. There’s a lesson in this one, but only in what you could have known.",
      ],
    },
    { kind: "heading", text: "One sheet, one envelope" },
    "When a choice matters, take a sheet of paper on the day you make it. Write what you know and what you don’t. Write what you expect to happen and how sure you are, from zero to ten. Write what would change your mind. Add a word for the state you’re in: rested, flattered, in a hurry. Then seal it, put a date on it, and decide.",
    "Open it on that date, and read it before you judge. You may find out that you’re usually right when you say seven and usually wrong when you say ten. You may find “in a hurry” on every sheet that ended badly. After five or six envelopes you’ll have a list of your own habits in making decisions.",
    "Be as fair to your past self as you’d be to a friend. Many of us have one old choice that we put on trial every few months, using evidence that came in later. Write that envelope now: What did I know? What was I afraid of? Who else had a say? It won’t always acquit you, but you’ll be judging the right case.",
    {
      kind: "help",
      text: "Some choices shouldn’t be made alone at the kitchen table: leaving someone who frightens you, a debt that you can’t carry, a treatment. Get advice first, from a domestic violence helpline, a free debt helpline, or a second doctor. And if guilt about the past goes around in your head for weeks, or tells you that you don’t deserve to live, please talk with a doctor or a crisis line today.",
    },
  ],
  example: {
    title: "The fair at Millbrook",
    text: [
      "Luz ran a food truck, and her brother-in-law liked to bring up the fair. Two years ago she’d paid nine hundred dollars for a corner spot at Millbrook, and it had rained for three days. She’d sold forty tamales, eleven of them to the same deputy. “Luz has a heart for cooking,” he’d say, “and no head for business.” She had come to believe it.",
      "When the fair wrote again, she decided against it before she’d finished the letter. That evening, looking for the stapler, she found a sheet that the teacher of her bookkeeping class had made them all write. “Fair: six thousand visitors last year, no other tamales. Rain: two years in ten. If it’s dry, I clear two thousand. If it’s wet, I lose the fee, and I can afford to lose it once. How sure: seven. State: excited, slept on it.”",
      "She read it twice. Not one line was stupid. It had been a good bet, and it had rained.",
      "There was another sheet underneath. It was about the second fryer, which had paid for itself in one season and which her brother-in-law called genius. Under “What I know,” she’d written a single word: “Shiny.” She laughed until she had to sit down.",
      "In the morning she called the fair. Then she took a clean sheet. “Rain,” she wrote, “still two in ten.”",
    ],
  },
  exercise: {
    title: "Two envelopes",
    minutes: 20,
    lead: "One for a choice that’s ahead of you, one for a choice long past.",
    steps: [
      "Take a middle-sized decision that you’ll make this month: a purchase, a class, whether to bring something up.",
      "Write down what you know, what you don’t know, what you expect, and how sure you are from zero to ten.",
      "Add a line that starts with “I’d change my mind if,” and one word for the state you’re in.",
      "Seal it, write the date on which you’ll know more, and put that date in your calendar.",
      "Now take an old decision that you hold against yourself. Write down only what you knew on that day. Which of the four kinds was it?",
    ],
  },
  reflection:
    "Which piece of luck have you been counting as skill? Which piece of bad luck have you been counting as a fault?",
  checks: [
    {
      question:
        "You took a trip without insurance, nothing happened, and you saved eighty dollars. Does that prove you were right?",
      answer:
        "It proves that nothing happened this time. Ask what you could have lost and whether you could have carried it. If a broken leg would have cost you your savings, it was a poor choice that got lucky.",
    },
    {
      question:
        "You hired someone with excellent references, and she quit after a month. What goes on the record?",
      answer:
        "What you knew then: the references, the interview, how sure you were. If there was nothing to see, it was a sound choice with a bad result. If the sheet says “in a hurry,” underline that and nothing else.",
    },
  ],
};
