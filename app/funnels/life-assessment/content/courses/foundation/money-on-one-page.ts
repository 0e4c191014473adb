import type { Lesson } from "../../lesson.ts";

export const moneyOnOnePage: Lesson = {
  id: "money-on-one-page",
  title: "Put your money on one page",
  subDimension: "Financial Security",
  outcome:
    "one sheet of paper that says what comes in, what must go out and what is left, and one money matter that you have stopped carrying around in your head.",
  idea: [
    "Money worries have an odd habit: they grow in the dark and shrink under a lamp. The sum that you have not looked up is always the worst one you can think of. The sum on paper may be bad, but it has an end, and a thing with an end can be divided by twelve.",
    "So this lesson has nothing to say about investing or about the price of coffee. It is about looking once, calmly, at the whole of it, and about making that look so short that you can do it again next month.",
    { kind: "heading", text: "Four numbers will do" },
    "A budget with forty rows is a hobby. For your peace of mind, four lines are enough.",
    {
      kind: "list",
      items: [
        "In: what reaches your account in a plain month. When it varies, take the leanest of the last six.",
        "Must: rent or mortgage, heating, power, food, travel to work, what you owe each month. A yearly bill goes in as a twelfth.",
        "Left: the first number without the second. This is what you decide about, and the only one on the page that is yours to spend without asking anybody, last month’s you included.",
        "Put by: what you could live on if nothing came in tomorrow. Count it in days. “Nine days” says more than a balance does.",
      ],
    },
    "If the third number is below zero, you have found out something important, and willpower will not change it. Pay in this order: home, heating, food, then whatever would cost you one of these if it went unpaid. Credit cards shout louder than landlords, but they can do less to you this week.",
    { kind: "heading", text: "Why days beat pounds" },
    "To save “some money” has no shape. To get from nine days to fourteen has one. You can see how far it is, and every supper cooked at home is a piece of it. You also see what the money is for: it is time, kept in a drawer, in which you could think before you had to act. A first goal of thirty days is a good one for most people. If you can put by the cost of one day each week, you will sleep a little differently long before you get there.",
    {
      kind: "help",
      text: "If letters lie unopened or you pay one debt by making another, please let somebody look at it with you. Free, confidential debt advice exists in many countries, and advisers have seen worse than yours before lunch. They can often stop the clock on interest. Beware of anybody who wants a fee first. If somebody else controls your money, takes your wages or makes you sign things, that is a form of abuse, and a domestic abuse helpline knows what to do.",
    },
  ],
  example: {
    title: "Nine days",
    text: [
      "Owen and Priti had been quarrelling about money for so long that they no longer noticed what about. He thought that they spent too much. She thought that he was mean. Neither could have named a single figure.",
      "One Sunday, with rain against the window and the phones in the bread bin, they filled in the four lines. It took twenty minutes and one raised voice. In was more than Priti had believed. Must was far more than Owen had, because nobody had ever counted the boiler, the school trip and the car test by the month. What was left came to eleven pounds a day for the two of them. Put by: nine days.",
      "“So you weren’t mean,” said Priti. “You were frightened.” Owen said that he had not known which of the two it was.",
      "They did not become careful people overnight. They named the savings account The Days, and every Friday they move one over. When the washing machine died in spring, they lost six days and did not quarrel once.",
    ],
  },
  exercise: {
    title: "The twenty-minute page",
    minutes: 20,
    lead: "Use last month’s statement. Round everything to whole tens: a rough page today is worth more than an exact one in June.",
    steps: [
      "Draw four lines and write In, Must, Left and Put by at their beginnings.",
      "Fill in the first two from the statement. For yearly bills write a twelfth, and guess where you have to.",
      "Subtract. Work out what a plain day costs you, divide your savings by it, and write the answer in days.",
      "Circle the one payment that you understand least or like least. Today, find out how to end, lower or move it. One phone call or form is enough.",
      "Write next month’s date at the bottom, and keep the page where you keep your keys.",
    ],
  },
  reflection:
    "What did the grown-ups around you do when money was short: go quiet, quarrel, spend, pray, hide letters? Which of it do you still do?",
  checks: [
    {
      question:
        "Your income jumps up and down. Which month do you put on the page, and why is it not the average?",
      answer:
        "The leanest of the last half year. You cannot pay the rent with an average. Whatever the better months bring on top can go straight into days, because no bill is waiting for it.",
    },
    {
      question:
        "There is money for either the rent or the card bill, and the card company rings daily. What comes first?",
      answer:
        "The rent, since it keeps the roof on. Tell the card company in writing that you are getting advice, and get it this week from a free debt adviser. Who rings most is not the one who matters most.",
    },
  ],
};
