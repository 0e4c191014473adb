import type { Lesson } from "../../lesson.ts";

export const theRightKindOfRest: Lesson = {
  id: "the-right-kind-of-rest",
  title: "Match the rest to the work",
  subDimension: "Work-Life Balance",
  outcome:
    "a clear idea of which part of you is tired tonight, a short list of what rests it, and one evening on which you’ve tried the right kind.",
  idea: [
    "It’s nine at night and you’ve been resting for two hours. You’ve watched most of one thing and scrolled through another, and you’re as tired as before, plus a little annoyed. Maybe it was the wrong kind of rest.",
    "After a day of carrying boxes, a chair is bliss. After a day in a chair, it’s more of the same. We know this about our backs and forget it everywhere else. Someone who’s been making decisions since breakfast gets taken out to dinner and handed a menu with sixty dishes.",
    { kind: "heading", text: "Four ways of being tired" },
    {
      kind: "list",
      items: [
        "Body: you’ve lifted, stood, run after a toddler. It wants to lie down, be warm, eat something, and go to bed early.",
        "Head: you’ve read, added up, decided, looked at a screen. It wants something for the hands or the legs that has no choices in it, such as peeling, sweeping, or walking a loop you know.",
        "Company: you’ve smiled, explained, been patient. You could use an hour in which no one needs your face. If you’ve been alone all day, it’s the other way around.",
        "Senses: noise, bright light, alarms, smells. They want a dim room, one sound or none, and some air.",
      ],
    },
    "Many days wear out one or two of these and starve the others. So rest doesn’t have to mean doing nothing. A bookkeeper may come home and split wood. A nurse may sit in the car for ten minutes with the radio off before she goes in, and her family can learn not to wave at her.",
    { kind: "heading", text: "Ask before you sit down" },
    "The moment to choose is the doorway. Once you’re on the couch, the couch decides. So stop with your hand still on the knob and ask:",
    { kind: "say", text: "Which part of me worked today? Which part never got a turn?" },
    "Then tell the people you live with. A lot of trouble in the evening comes from two tired people who need opposite things. He’s been alone with a laptop and wants to talk; she’s been talking for nine hours. No one’s cold and no one’s clingy. “I’m talked out. Give me half an hour in the garage, and then I’d love to hear about it” can save a whole night.",
    "A show you’ve picked is fine for tired legs. It does less for a full head, and hardly anyone picks the fourth episode.",
    "You may not have a doorway, because the work is at home, or it’s a baby, or it’s your mother in the next room. Then think in minutes. Ten minutes of the right kind, with someone else on duty, is worth asking for.",
    {
      kind: "help",
      text: "Some tiredness isn’t fixed by any evening. If you’ve been waking up worn out for weeks, if you get out of breath easily, or if you lie awake over work most nights, please see a doctor; there may be a plain reason. And if it’s the hours themselves, or you’re caring for someone day and night, a caregiver helpline or a workers’ rights group can tell you what you’re entitled to.",
    },
  ],
  example: {
    title: "Four coats of paint",
    text: [
      "Ramona interpreted at the county courthouse, English to Spanish and back, for people who were having the worst day of their year. Her husband, Dwight, tracked shipments from the spare bedroom, and some days he spoke to no one but the cat. On Fridays, because they’d both earned it, he invited friends to dinner.",
      "Ramona cooked, laughed in the right places, and cried in the shower. “I don’t get it,” said Dwight. “We’re resting.” She told him that one of them was.",
      "They wrote it out on a paper bag. Which part of you worked today? Hers said ears, mouth, company. His said eyes, chair. What was a treat for him was overtime for her.",
      "The next Friday he went bowling with the same friends and lost by eighty pins. She carried her grandmother’s dresser out to the carport, put on gloves, brushed on paint stripper, and scraped until dark without a word. It had four coats on it. Under the white there was green, then yellow, then blue, and under the blue some child had written “Pilar” in pencil. When Dwight came home, loud and happy, his wife was sitting on the step with paint in her eyebrows. “Tell me everything,” she said, and he could see that she meant it.",
    ],
  },
  exercise: {
    title: "Ask at the door",
    minutes: 20,
    lead: "Do this at the end of today’s work, paid or unpaid, before you sit down.",
    steps: [
      "Write four words in a column: body, head, company, senses. Give each a number, from zero for unused to ten for worn out.",
      "Next to the highest number, write two things that would give that part a break. Next to the lowest, write two things it’s been missing.",
      "Choose one thing that does both, or comes close, and takes fifteen minutes.",
      "Tell anyone who’s around what you’re up to and when you’ll be back.",
      "Do it before the couch. Then give the four words new numbers.",
    ],
  },
  reflection:
    "When did you last feel rested in the middle of a week? Which part of you had been off duty?",
  checks: [
    {
      question:
        "You’ve been on video calls since eight. A friend has an extra ticket to a movie tonight. Is that rest?",
      answer:
        "For eyes that have been on a screen and legs that haven’t moved, it’s more of the same. The friend may still be just what you need, so ask whether she’d walk around the lake with you first. If you both want that movie, go, and count it as fun.",
    },
    {
      question:
        "You drive a delivery van. You come home with a sore back and haven’t had a conversation all day. What does your evening need?",
      answer:
        "Something flat for your back and someone to talk to. You can have both at once: call your brother from the living room floor.",
    },
  ],
};
