import type { Lesson } from "../../lesson.ts";

export const samePlaceSameHour: Lesson = {
  id: "same-place-same-hour",
  title: "Same place, same hour",
  subDimension: "Social Networks",
  outcome:
    "one regular place in your week where faces can become familiar, a sentence that invites somebody without pressing them, and a name to send it to.",
  idea: [
    "Children make friends without any talent for it. They are put into a room with the same twenty others, five mornings a week, and after some months there are friendships. Adults try to do it in a single evening, with small talk and a name badge, and conclude that something is the matter with them.",
    "Nothing is. What is missing is the room. Most friendships are the by-product of seeing the same people again and again while doing something else. So do not look for friends. Look for a place that has an hour, and go back.",
    { kind: "heading", text: "What makes a good place" },
    {
      kind: "list",
      items: [
        "It happens weekly, or nearly so. Once a month is an occasion; once a week is a habit.",
        "The same people come, and few enough that an absence is noticed.",
        "There is something to do with your hands or your voice, so that talk may come and go: a choir, a repair table, a football side, a class, a dog at eight.",
        "You can get there on a bad day. The splendid group on the far side of town will lose to the tolerable one round the corner.",
      ],
    },
    "Then make a bargain with yourself before you go: four times, whatever the first one is like. On the first visit everybody else knows each other. The second feels much the same. The third time somebody says, “Oh, you again”, which is the finest sentence of the whole undertaking. After the fourth you may decide. Most people judge after the first, when there is nothing yet to judge but their own nerves.",
    { kind: "heading", text: "The step that nobody takes" },
    "A familiar face becomes more than that when one of you suggests something outside the room. Nearly everybody is waiting for the other to do it, out of tact. A good invitation is small, has a time, has an end, and is easy to refuse:",
    {
      kind: "say",
      text: "I’m getting a coffee at the corner before I go home, half an hour or so. Come along if you like.",
    },
    "You were going there in any case. A no costs neither of you anything, and it tells you about their evening, not about your worth. Ask each person up to three times, some weeks apart. If it is no three times without a counter-offer, remain on friendly terms and ask somebody else.",
    "Old contacts belong here as well. There are people who would be glad of you and have simply slipped out of the week. They need no explanation for the silence. “I walked past our old canteen and thought of you” is a complete message.",
    {
      kind: "help",
      text: "If leaving the house is difficult for you, by illness, care or distance, the same holds by phone and screen: a weekly group with the same voices. And when loneliness has become so heavy that the days lose their point, please tell a doctor, or ring a helpline tonight. It is a good use of a helpline.",
    },
  ],
  example: {
    title: "Thursday, the broken toaster",
    text: [
      "After the move, Samuel knew four people in the town, and three of them worked for his dentist. He went to a newcomers’ evening, talked to eleven strangers about their jobs, and came home with a sore throat.",
      "On the noticeboard of the library he found the repair table: Thursdays at six, bring something broken. He had a toaster. A retired electrician took it apart and let him hold the springs. The second Thursday he had nothing broken and felt a fool, so he sorted screws. The third time a woman with a lamp said, “Ah, the screws”, and moved her coat.",
      "For the fourth he baked, badly. It rained, only five had come, and while the kettle boiled somebody mentioned that the pub opposite had a fire. Samuel heard that it was nobody’s turn to say anything. “I’m going over for a half,” he said. “Half an hour. If anybody likes.”",
      "Two did. That was a year ago. The toaster has never worked properly, and he would not part with it.",
    ],
  },
  exercise: {
    title: "Find the room",
    minutes: 20,
    lead: "Today is for choosing and for one message. Nobody has to be charming yet.",
    steps: [
      "Write down three things that you would do for an hour a week even if nobody spoke to you.",
      "For one of them, find a group near you or online that meets weekly. Libraries, noticeboards and parish halls know more than search engines do.",
      "Enter the next four dates in your calendar, all at once, as if they had been paid for.",
      "Think of one person who has slipped out of your week. Send them two lines today: what made you think of them, and no question that needs answering.",
      "Put the invitation from this lesson into your own words, and learn it by heart for the third or fourth time.",
    ],
  },
  reflection:
    "Which friendship in your life came about without anybody trying? What was the room, and what was the hour?",
  checks: [
    {
      question:
        "You have been to the choir once. Everybody was polite and nobody asked you anything. Is it the wrong choir?",
      answer:
        "You cannot know yet. First evenings tell you mostly about first evenings. Go three more times, as agreed with yourself. If it still feels closed by then, you have learnt something about the choir.",
    },
    {
      question: "What is wrong with “We should really do something some time”?",
      answer:
        "It has no time, no place and no end, so there is nothing to say yes to. Both of you go home with a warm feeling and an empty calendar. Name a corner, an hour and half an hour’s length.",
    },
  ],
};
