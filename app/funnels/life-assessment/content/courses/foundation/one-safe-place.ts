import type { Lesson } from "../../lesson.ts";

export const oneSafePlace: Lesson = {
  id: "one-safe-place",
  title: "Make one place yours",
  subDimension: "Physical Safety",
  outcome:
    "a plain answer to what makes you uneasy where you live, one spot that is easier to be in than it was this morning, and a number that you can ring without thinking.",
  idea: [
    "Feeling safe is mostly a matter of not having to listen. In a place that is safe enough you stop hearing the stairs. You read a page without looking up. Somewhere at the back of the mind a watchman sits down, and what he used to spend on watching is yours again.",
    "Nobody feels like that everywhere, and no lock brings it about alone. It helps to leave the large question, whether you are safe, and to take the small one instead: where exactly does the watchman stand up?",
    { kind: "heading", text: "Unease arrives without an address" },
    "“I don’t like coming home” can mean a lamp that has been broken since March. It can mean a neighbour who shouts, a dark stretch between the bus and the door, the gas ring you are never sure about, or the mood of somebody who waits inside. From within, all of these feel alike: a tightness, and a wish to be quick. What helps is different each time. So the first piece of work is to write the address on it: which spot, which hour, who is there, and what you are afraid will happen.",
    "Once the address is known, most worries of this sort turn out to be one of three.",
    {
      kind: "list",
      items: [
        "Something can be mended: a bulb, a bolt, a loose stair, a smoke alarm with a flat battery. Such things want a date in the calendar, and some of them want a letter to a landlord.",
        "Something can be gone around: another stop, another hour, the last stretch with a colleague beside you or a friend on the phone.",
        "Somebody is the reason. This one is not yours to solve by being careful. It needs other people, and it needs them early.",
      ],
    },
    { kind: "heading", text: "When the danger has a key" },
    {
      kind: "help",
      text: "If a person you live with, or used to live with, frightens you, hurts you, reads your phone or decides whom you may see, the exercise below is too small for it. Please talk to somebody whose work this is, such as a domestic abuse helpline or a doctor. They will not push you to leave. They help you think, and they know how to plan without making things worse. Use a telephone that the other person cannot look into. If you are in danger now, ring the emergency number.",
    },
    "For everything smaller there is today.",
  ],
  example: {
    title: "The light on the second landing",
    text: [
      "For most of a winter Ruth told her sister that the new flat was not for her. Asked why, she said that it had a feeling. Her sister, who fitted kitchens and did not hold with feelings, came over with a notebook and made her walk in from the street as if for the first time.",
      "At the gate there was nothing, and in the hall nothing. On the second landing Ruth stopped talking. The light there ran on a timer, and every evening it went out three steps before her door, while she was still looking for her keys.",
      "They put up a small lamp with a sensor, and a hook for the keys inside her bag. Ruth also asked the man from the third floor whether he minded being the one she would ring if something seemed odd. He had been wondering, he said, whom to ask himself. The flat did not become beautiful. But some time in April she noticed that she had been humming on the stairs.",
    ],
  },
  exercise: {
    title: "Come home as a visitor",
    minutes: 15,
    lead: "You need a pencil and your own front door. If you share your home, take somebody along; two people notice different things.",
    steps: [
      "Walk to the next corner and come back slowly, as if you had never been here. Note each spot where you hold your breath, hurry, or reach for something.",
      "Indoors, stand in every room for three breaths and do the same. Lie down on the bed for a moment, too. What do you listen for from there?",
      "Pick the spot that is cheapest to change. Write beside it whether it can be mended, gone around, or needs another person.",
      "Do the first piece of it before you sit down: change the bulb, move the chair, test the alarm, begin the letter.",
      "Choose one person to ring on a bad evening. Ask whether you may, and save the number under a name that you would find half asleep.",
    ],
  },
  reflection:
    "Where did you last forget the time because nothing needed watching? What was in that place, and what was missing from it?",
  checks: [
    {
      question:
        "You dislike the way from the station after ten at night. Nothing has ever happened there. Is it worth doing something about?",
      answer:
        "Yes. A worry does not have to prove itself before you make your way easier. Take the lit street, or ring somebody for those six minutes. If you find after a month that your thoughts are elsewhere on that walk, the answer was the right size.",
    },
    {
      question:
        "A friend tells you: “He only gets like that when he’s been drinking, so I keep the evenings quiet.” Which of the three is it?",
      answer:
        "The third. Keeping quiet is being careful around a person, and it makes her life smaller without making it safe. Tell her that you believe her and that it is not her doing. Mention that there are helplines which listen and think along, and let her choose the pace.",
    },
  ],
};
