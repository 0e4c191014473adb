import type { Lesson } from "../../lesson.ts";

export const planForABadDay: Lesson = {
  id: "plan-for-a-bad-day",
  title: "Plan for a bad day on a good one",
  subDimension: "Risk Management",
  outcome:
    "a card with three risks that deserve your attention, one small precaution against each, and permission to leave all the others alone.",
  idea: [
    "There are two ways to live with what might go wrong. You can think about it a lot and prepare for none of it. Or you can prepare a little and then think about something else. The first feels more responsible. The second is.",
    "From the outside, worry and preparation look alike: both are busy with the future. You can tell them apart by how they end. Preparation ends with something in a drawer, such as a number, a copy, or a key at a neighbor’s. Worry ends where it started, only later at night.",
    { kind: "heading", text: "Sort before you prepare" },
    "No one can get ready for everything, and trying to is a poor way to spend a life. Two questions make the list shorter: how likely is it, honestly, in the next few years? And if it happened, how hard would it be to get back up?",
    {
      kind: "list",
      items: [
        "Likely and mild: the lost phone, the cold, the late train. Meet these with a shrug and a spare charger.",
        "Unlikely and mild: cross them out. You have better things to do.",
        "Likely and hard: this is where an evening’s work pays off most. A bad back in a job that needs a good one, a car that won’t survive the winter, a parent who lives alone and is eighty-four.",
        "Unlikely and hard: fire, a long illness, a death. Thinking longer won’t help you weigh these. Do the two or three dull things that help with most of them, and close the file.",
      ],
    },
    "The dull things are nearly the same for everyone: a smoke alarm that works, the most important papers in one place that a second person knows, some days of money put away, insurance against what would ruin you rather than what would annoy you, and a short list of who to call. None of it is clever. You do it on a good day, or it doesn’t get done.",
    { kind: "heading", text: "Decide in advance" },
    "On a bad day we aren’t at our best. It helps to have one decision already made, in a form you can read with shaking hands: if this happens, I do that first.",
    {
      kind: "say",
      text: "If I lose my job: I tell Nasrin the same evening, I sleep, and I read nothing about my industry until Monday.",
    },
    "A sentence like that doesn’t solve the trouble. It gives you the first hour, and the first hour is when it’s easy to sign, send, and say things you’ll regret.",
    {
      kind: "help",
      text: "If thoughts of what could happen go around in your head most of the day, keep you awake for weeks, or keep you from going out, more planning won’t quiet them. A doctor or a counselor can help with that, and people ask for it all the time.",
    },
  ],
  example: {
    title: "What Rosalind crossed out",
    text: [
      "Rosalind was known for her handbag. It held bandages, a flashlight, a whistle, two kinds of pills, and a laminated list of embassies, though she hadn’t left the country since her honeymoon. She was never calm.",
      "Her nephew, who was training to be a paramedic and loved her, asked her one evening to tell him what it was all for. They made four piles on the carpet. Likely and mild got the bandages. The embassies went into the second pile, then into the trash, and she kept an eye on the trash can for a while.",
      "The third pile was empty. “And your knee?” he asked. “And the basement stairs?” She had packed for earthquakes and didn’t have a railing on the stairs that she took four times a day with a basket in her arms.",
      "He put one up on Saturday. She wrote three lines on a card for the kitchen door: if I fall, I call Peter; the spare key is at number six; the blue folder is under the bread. The handbag weighs half what it did. She says she keeps reaching for the rest of it.",
    ],
  },
  exercise: {
    title: "The card on the kitchen door",
    minutes: 20,
    lead: "You need a sheet for sorting and one card that will stay up.",
    steps: [
      "For three minutes, write down everything you’re afraid might happen, big and silly alike.",
      "Put each into one of four boxes: likely or unlikely, mild or hard. Cross out the box that’s unlikely and mild.",
      "Take the two heaviest from likely and hard, and one from unlikely and hard.",
      "For each of the three, do or arrange one precaution that takes less than ten minutes, and write it on the card.",
      "Add one line that starts with “If” and says what you’ll do first. Hang the card up and show it to one person.",
    ],
  },
  reflection:
    "Think of the last thing that really did go wrong. Had you worried about that one? What got you through it in the end?",
  checks: [
    {
      question:
        "You spend an hour reading about a rare illness that a distant cousin has had. Was that worry or preparation?",
      answer:
        "Look at how it ended. If there’s a question on a slip of paper for your next appointment, it was preparation, and you’re done. If you only know more and feel worse, it was worry. Write the question down and close the page.",
    },
    {
      question:
        "You can afford only one kind of insurance: for your phone, or for damage you cause to others. Which one?",
      answer:
        "The second. A broken phone is likely and mild, and you’d be annoyed for a week. Damage to someone else is unlikely and could follow you for years. Insure the things you couldn’t get back up from.",
    },
  ],
};
