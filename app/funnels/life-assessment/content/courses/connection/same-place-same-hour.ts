import type { Lesson } from "../../lesson.ts";

export const samePlaceSameHour: Lesson = {
  id: "same-place-same-hour",
  title: "Same place, same hour",
  subDimension: "Social Networks",
  outcome:
    "one regular place in your week where faces can become familiar, a sentence that invites someone without pressing them, and a name to send it to.",
  idea: [
    "Children make friends without any talent for it. They’re put in a room with the same twenty others, five mornings a week, and after some months there are friendships. Adults try to do it in a single evening, with small talk and a name tag, and conclude that there’s something wrong with them.",
    "There isn’t. What’s missing is the room. Many friendships are a byproduct of seeing the same people again and again while doing something else. So don’t look for friends. Look for a place that has an hour, and go back.",
    { kind: "heading", text: "What makes a good place" },
    {
      kind: "list",
      items: [
        "It happens weekly, or nearly so. Once a month is an occasion; once a week is a habit.",
        "The same people come, and few enough that they’d notice if someone was missing.",
        "There’s something to do with your hands or your feet, so that talk can come and go: a repair table, a pickup game, a class, the dog park at eight.",
        "You can get there on a bad day. The wonderful group across town will lose to the decent one around the corner.",
      ],
    },
    "Then make a deal with yourself before you go: four times, whatever the first one is like. On the first visit everyone else knows each other. The second feels about the same. The third time, with some luck, someone says, “Oh, you again,” and it’s the best sentence of the whole project. After the fourth you can decide. It’s tempting to judge after the first, when there’s nothing to judge yet except your own nerves.",
    { kind: "heading", text: "The step that no one takes" },
    "A familiar face becomes more than that when one of you suggests something outside the room. Often both people are waiting for the other to do it, out of tact. A good invitation is small, has a time, has an end, and is easy to turn down:",
    {
      kind: "say",
      text: "I’m getting a coffee at the corner before I go home, half an hour or so. Come along if you like.",
    },
    "You were going anyway. A no doesn’t cost either of you anything, and it tells you about their evening, not about your worth. Ask each person up to three times, some weeks apart. If it’s no three times and they never suggest something else, stay friendly and ask someone else.",
    "Old friends count, too. There are people who’d be glad to hear from you and have simply slipped out of your week. You don’t have to explain the silence. “I walked past our old lunch place and thought of you” is a complete message.",
    {
      kind: "help",
      text: "If it’s hard for you to leave the house, because of illness, care, or distance, the same works by phone and screen: a weekly group with the same voices. And if you’re so lonely that the days lose their point, please tell a doctor, or call a helpline tonight. That’s what a helpline is for.",
    },
  ],
  example: {
    title: "Thursday, the broken toaster",
    text: [
      "After the move, Walter knew four people in town, and three of them worked for his dentist. He went to a newcomers’ evening, talked to eleven strangers about their jobs, and came home with a sore throat.",
      "On the bulletin board at the library he found the repair table: Thursdays at six, bring something broken. He had a toaster. A retired electrician took it apart and let him hold the springs. The second Thursday he didn’t have anything broken and felt like a fool, so he sorted screws. The third time a woman with a lamp said, “Ah, the screws,” and moved her coat.",
      "For the fourth he baked, badly. It rained, only five people had come, and while they waited for some glue to dry someone mentioned that the place across the street had a fireplace. Then no one said anything. “I’m going over for a beer,” said Walter. “Half an hour. If anyone wants to come.”",
      "Two did. That was a year ago. The toaster has never worked properly, and he won’t part with it.",
    ],
  },
  exercise: {
    title: "Find the room",
    minutes: 20,
    lead: "Today is for choosing and for one message. You don’t have to be charming yet.",
    steps: [
      "Write down three things you’d do for an hour a week even if no one talked to you.",
      "For one of them, find a group near you or online that meets weekly. Libraries and bulletin boards often know more than search engines do.",
      "Put the next four dates on your calendar, all of them, as if you’d already paid.",
      "Think of one person who has slipped out of your week. Send them two lines today: what made you think of them, and no question they have to answer.",
      "Put the invitation from this lesson into your own words, and learn it by heart for the third or fourth time.",
    ],
  },
  reflection:
    "Which friendship in your life happened without anyone trying? What was the room, and what was the hour?",
  checks: [
    {
      question:
        "You’ve been to the hiking group once. Everyone was polite and no one asked you anything. Is it the wrong group?",
      answer:
        "You can’t know yet. First visits mostly tell you about first visits. Go three more times, the way you agreed with yourself. If it still feels closed by then, you’ve learned something about the group.",
    },
    {
      question: "What’s wrong with “We should really do something sometime”?",
      answer:
        "It has no time, no place, and no end, so there’s nothing to say yes to. You both go home with a warm feeling and an empty calendar. Name a corner, a time, and half an hour.",
    },
  ],
};
