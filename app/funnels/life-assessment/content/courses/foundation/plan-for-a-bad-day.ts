import type { Lesson } from "../../lesson.ts";

export const planForABadDay: Lesson = {
  id: "plan-for-a-bad-day",
  title: "Plan for a bad day on a good one",
  subDimension: "Risk Management",
  outcome:
    "a card with three risks that deserve your attention, one small precaution against each, and permission to leave all the others alone.",
  idea: [
    "There are two ways of living with what might go wrong. One is to think of it often and prepare for none of it. The other is to prepare a little and then think of something else. The first feels more responsible. Only the second one is.",
    "Worry and preparation look alike from outside: both are busy with the future. You can tell them apart by their ends. Preparation ends in something that lies in a drawer, such as a number, a copy or a key at a neighbour’s. Worry ends where it began, only later at night.",
    { kind: "heading", text: "Sort before you prepare" },
    "Nobody can get ready for everything, and trying to is a poor way to spend a life. Two questions thin the crowd: how likely is it, honestly, in the next few years? And if it came, how hard would it be to get up again?",
    {
      kind: "list",
      items: [
        "Likely and mild: the lost phone, the cold, the late train. Meet these with a shrug and a spare cable.",
        "Unlikely and mild: strike them out. You have better things to do.",
        "Likely and hard: this is where an evening’s work pays best. A bad back in a job that needs a good one, a car that will not survive the winter, a parent who lives alone and is eighty-four.",
        "Unlikely and hard: fire, a long illness, a death. You cannot weigh these by thinking longer. Do the two or three dull things that help with most of them at once, and close the file.",
      ],
    },
    "The dull things are nearly the same for everybody: a smoke alarm that works, the most important papers in one place that a second person knows, some days of money put by, insurance against what would ruin you rather than against what would annoy you, and a short list of who is to be told. None of it is clever. All of it is done on a good day or not at all.",
    { kind: "heading", text: "Decide in advance" },
    "On a bad day we are not at our best. The most useful thing a calm person can give a frightened one is a decision that has already been made, in a form that can be read with shaking hands: when this happens, I do that first.",
    {
      kind: "say",
      text: "If I lose my job: I tell Nasrin the same evening, I sleep, and I read nothing about my industry until Monday.",
    },
    "Such a sentence does not solve the trouble. It gives you the first hour, and the first hour is where people sign, send and say what they regret.",
    {
      kind: "help",
      text: "If thoughts of what could happen circle most of the day, keep you awake for weeks, or keep you from going out, more planning will not quiet them. A doctor or a counsellor can help with that, and it is a common thing to ask for.",
    },
  ],
  example: {
    title: "What Hanna struck out",
    text: [
      "Hanna was known for her handbag. It held plasters, a torch, a whistle, two kinds of tablets and a laminated list of embassies, though she had not left the country since her honeymoon. She was never calm.",
      "Her nephew, who was training to be a paramedic and loved her, asked her one evening to tell him what all of it was for. They made four piles on the carpet. Likely and mild took the plasters. The embassies went into the second pile, then into the bin, and she gazed after them for some time.",
      "The third pile was empty. “And your knee?” he asked. “And the cellar stairs?” She had packed for earthquakes and had no rail on the stairs that she took four times a day with a basket in her arms.",
      "He screwed one to the wall on Saturday. She wrote three lines on a card for the kitchen door: if I fall, I ring Peter; the spare key is at number six; the blue folder is under the bread. The handbag weighs half of what it did. She says that she keeps listening for the rest of it.",
    ],
  },
  exercise: {
    title: "The card on the kitchen door",
    minutes: 20,
    lead: "You need a sheet for sorting and one card that will stay.",
    steps: [
      "For three minutes, write down everything that you are afraid might happen, large and silly alike.",
      "Put each into one of four fields: likely or unlikely, mild or hard. Strike out the field of what is unlikely and mild.",
      "Take the two weightiest from likely and hard, and one from unlikely and hard.",
      "For each of the three, do or arrange one precaution that takes less than ten minutes, and write it on the card.",
      "Add one line that begins with “If” and says what you do first. Hang the card up and show it to one person.",
    ],
  },
  reflection:
    "Think of the last thing that really did go wrong. Had you worried about that one? What carried you through it in the end?",
  checks: [
    {
      question:
        "You spend an hour reading about a rare illness that a distant cousin has had. Was that worry or preparation?",
      answer:
        "Look at how it ended. If there is a question on a slip of paper for your next appointment, it was preparation, and it is finished. If you only know more and feel worse, it was worry. Put the question on the slip and close the page.",
    },
    {
      question:
        "You can afford one insurance: for your telephone, or for damage you cause to others.",
      answer:
        "The second. A broken telephone is likely and mild, and you would be annoyed for a week. Damage to somebody else is unlikely and could follow you for years. Insure what you could not get up from.",
    },
  ],
};
