import type { Lesson } from "../../lesson.ts";

export const oneSafePlace: Lesson = {
  id: "one-safe-place",
  title: "Make one place yours",
  subDimension: "Physical Safety",
  outcome:
    "a plain answer to what makes you uneasy where you live, one spot that’s easier to be in than it was this morning, and a number you can call without thinking.",
  idea: [
    "Being safe means that you can stop listening. In a place that’s safe enough you don’t hear the stairs anymore. You read a page without looking up. It’s as if there were a guard somewhere at the back of your mind, and the guard has finally sat down.",
    "No one feels like that everywhere, and no lock can do it alone. It helps to leave the large question, whether you’re safe, and ask a smaller one: where exactly does the guard stand up?",
    { kind: "heading", text: "Find out where it comes from" },
    "“I don’t like coming home” can mean a lamp that’s been broken since March. It can mean a neighbor who shouts, a dark stretch between the bus and the door, the burner you’re never sure you turned off, or the mood of someone who’s waiting inside. From the inside, all of these feel alike: a tightness, and a wish to hurry. What helps is different each time. So the first step is to be exact: which spot, what time, who’s there, and what you’re afraid will happen.",
    "Once you know that, most worries of this kind turn out to be one of three.",
    {
      kind: "list",
      items: [
        "Something can be fixed: a bulb, a bolt, a loose stair, a smoke alarm with a dead battery. These need a date on the calendar, and some of them need a letter to a landlord.",
        "Something can be gone around: another stop, another time of day, the last stretch with a coworker beside you or a friend on the phone.",
        "A person is the reason. You can’t solve this one by being careful. It needs other people, and it needs them early.",
      ],
    },
    { kind: "heading", text: "When the danger has a key" },
    {
      kind: "help",
      text: "If a person you live with, or used to live with, frightens you, hurts you, reads your phone, or decides whom you can see, the exercise below is too small for it. Please talk to someone whose work this is, such as a domestic violence helpline or a doctor. They won’t push you to leave. They’ll help you think, and they know how to plan without making things worse. Use a phone that the other person can’t look at. If you’re in danger now, call your local emergency number.",
    },
    "For everything smaller, there’s today.",
  ],
  example: {
    title: "The light on the second landing",
    text: [
      "For most of a winter Ruth told her sister that the new apartment wasn’t for her. Asked why, she said it had a feeling. Her sister, who installed kitchens and didn’t believe in feelings, came over with a notebook and made her walk in from the street as if for the first time.",
      "At the gate there was nothing, and in the hall nothing. On the second landing Ruth stopped talking. The light there was on a timer, and every evening it went out three steps before her door, while she was still looking for her keys.",
      "They put up a small lamp with a sensor, and a hook for the keys inside her bag. Ruth also asked the man on the third floor if he’d mind being the one she called when something seemed off. He’d been wondering, he said, who he could ask himself. It was still a plain little apartment. But sometime in April she noticed that she’d been humming on the stairs.",
    ],
  },
  exercise: {
    title: "Come home as a visitor",
    minutes: 15,
    lead: "You need a pencil and your own front door. If you share your home, take someone along; two people notice different things.",
    steps: [
      "Walk to the next corner and come back slowly, as if you’d never been here. Note each spot where you hold your breath, hurry, or reach for something.",
      "Inside, stand in every room for three breaths and do the same. Lie down on the bed for a moment, too. What do you listen for from there?",
      "Pick the spot that’s cheapest to change. Write next to it whether it can be fixed, gone around, or needs another person.",
      "Do the first piece of it before you sit down: change the bulb, move the chair, test the alarm, start the letter.",
      "Choose one person to call on a bad evening. Ask if you may, and save the number under a name you’d find half asleep.",
    ],
  },
  reflection:
    "Where did you last lose track of time because you didn’t have to keep watch? What was in that place, and what wasn’t?",
  checks: [
    {
      question:
        "You dislike the walk from the station after ten at night. Nothing has ever happened there. Is it worth doing something about?",
      answer:
        "Yes. A worry doesn’t have to prove itself before you make your walk easier. Take the street with lights, or call someone for those six minutes. If after a month your mind is on other things on that walk, you did enough.",
    },
    {
      question:
        "A friend tells you: “He only gets like that when he’s been drinking, so I keep the evenings quiet.” Which of the three is it?",
      answer:
        "The third. Keeping quiet is being careful around a person, and it makes her life smaller without making it safe. Tell her that you believe her and that it isn’t her fault. Mention that there are helplines where someone will listen and think it through with her, and let her choose the pace.",
    },
  ],
};
