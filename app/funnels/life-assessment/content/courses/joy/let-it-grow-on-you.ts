import type { Lesson } from "../../lesson.ts";

export const letItGrowOnYou: Lesson = {
  id: "let-it-grow-on-you",
  title: "Let an interest grow on you",
  subDimension: "Hobbies & Interests",
  outcome:
    "one thing you’ve looked at closely for half an hour, a question that makes you want to go back, and two more visits in your calendar.",
  idea: [
    "“Hobbies” is a cruel line to find on a form. People stare at it and conclude that they’re empty. Everyone else, apparently, was born with a passion for something, for clarinets or salamanders, and all they have is a couch.",
    "Hardly anyone is born that way. Ask someone who’s deep into a subject how it started, and you’ll usually hear about an accident: an aunt who needed a hand with the bees, a rainy week in a cabin with a single book. They were mildly curious. They went back because it was easy to. The love came later.",
    { kind: "heading", text: "What you can’t see on day one" },
    "The first time, you mainly notice that you’re bad at it. To a beginner all birds are brown. After a few visits they come apart: this one hops, that one walks, the one on the wire is complaining about something. Being able to tell things apart is where the pleasure is, and you can’t have it on the first day. So try this before you decide that something isn’t for you:",
    {
      kind: "list",
      items: [
        "Start near. Take something that you pass anyway, like the creek behind the school, the piano at your sister’s place, or the cookbooks at the library.",
        "Buy nothing yet. Borrow it, rent it, or use what’s in the house. Gear bought on the first day tends to end up in the attic.",
        "End on a question. Before you stop, write down one thing you’d like to know: Why does it only grow on that side? Where did she learn that chord? A question will bring you back when a plan won’t.",
        "Leave it out. A guitar on a stand gets played. A guitar in a case under the bed gets dusty.",
      ],
    },
    "Give it three visits. (For groups of people, who are shyer than birds, the Connection course asks for four.) If you still don’t wonder about anything after that, cross it off.",
    { kind: "heading", text: "When there’s no time" },
    "If your days are full, don’t look for a free evening, because there isn’t one. Look for a corner of time that’s yours already and half wasted: the twenty minutes before pickup, the break at work, Sunday before anyone’s up.",
    "And let it be useless for a while. As soon as you’re any good, someone will say, “You know, you could sell those.” You can say:",
    { kind: "say", text: "It’s the one thing I don’t have to be good at." },
    {
      kind: "help",
      text: "Maybe it isn’t interests you lack; maybe everything has gone flat, food and friends included. If that’s lasted two weeks or longer, please see a doctor. And if a pastime takes more than you meant to give it, in money or sleep or lies, as gambling and some games can, there are helplines for exactly that, and no one there will scold you.",
    },
  ],
  example: {
    title: "The wall at Dock 9",
    text: [
      "Paulette drove a forklift in a warehouse near Tacoma and took her breaks on an upturned crate at Dock 9, because it was out of the wind. She’d been looking at the same stretch of concrete for a year. One noon there was an orange patch on it the size of a coin, and it bothered her that she couldn’t say whether it had always been there.",
      "She scraped at it with a key, and it stayed put. That night she typed “orange crust on wall” and found out that it was alive, and that it was really two creatures, a fungus and an alga, sharing a house. The next day she saw three more kinds without getting up from the crate. One was gray and flaky. She’d taken it for paint.",
      "She borrowed her nephew’s magnifying glass, which had come out of a cereal box. Her first question was why they liked the north side. The second was how old the big one was. When her supervisor came out to see what she was doing with her nose against the building, she could tell him: in a year, that kind adds about the width of a pencil line. “So this one’s worked here longer than you have,” said Paulette.",
      "He bent down and looked. The next day he brought a better glass. They’re up to eleven kinds, and no one has suggested selling them.",
    ],
  },
  exercise: {
    title: "Half an hour with one thing",
    minutes: 30,
    lead: "You don’t have to like it yet.",
    steps: [
      "Write down five things that you come across every week and know next to nothing about: a trade, a plant, a kind of music, a building, a sport.",
      "Choose the one that you can get to today without buying anything.",
      "Spend twenty minutes with it. Look, listen, or try it out. Your only job is to find three differences that you hadn’t noticed before.",
      "Write down one question that you can’t answer, and don’t look it up until tomorrow.",
      "Put two more visits of half an hour into the next ten days, and leave something out where you’ll see it: the glass, the book, the shoes.",
    ],
  },
  reflection:
    "What could you once talk about for an hour? Did you lose interest, or did something push it out?",
  checks: [
    {
      question:
        "You’re excited about photography and have three cameras open in your browser. What would this lesson tell you?",
      answer:
        "Close them, and take your phone to one street corner, three times, at three different hours. If the light starts to bother you in a good way, you’ll know what you need a camera for. If it doesn’t, you’ve saved the price of one.",
    },
    {
      question:
        "It’s your second pottery class. You’re the worst in the room, and you’re bored besides. Should you quit?",
      answer:
        "Go once more with a smaller job: find three things that the others’ hands do differently from yours. Boredom often means that you can’t tell things apart yet. If you come home from that without a single question, quit happily.",
    },
  ],
};
