import type { Lesson } from "../../lesson.ts";

export const moneyOnOnePage: Lesson = {
  id: "money-on-one-page",
  title: "Put your money on one page",
  subDimension: "Financial Security",
  outcome:
    "one sheet of paper that says what comes in, what has to go out, and what’s left, and one money problem that you’ve stopped carrying around in your head.",
  idea: [
    "Money worries tend to grow in the dark. The number you haven’t looked up is usually the worst one you can think of. The number on paper may be bad, but it has an end, and you can make a plan for something that has an end.",
    "So this lesson has nothing to say about investing or about the price of coffee. It’s about looking once, calmly, at all of it, and about making that look so short that you can do it again next month.",
    { kind: "heading", text: "Four numbers will do" },
    "A budget with forty rows is a hobby. For your peace of mind, four lines are enough.",
    {
      kind: "list",
      items: [
        "In: what reaches your account in a plain month. If it varies, take the leanest of the last six.",
        "Must: rent or mortgage, heat, power, food, getting to work, what you owe each month. A yearly bill goes in as a twelfth.",
        "Left: the first number minus the second. This is what you get to decide about.",
        "Saved: what you could live on if nothing came in tomorrow. Count it in days. “Nine days” tells you more than a balance does.",
      ],
    },
    "If the third number is below zero, you’ve found out something important, and willpower won’t change it. Pay in this order: home, heat, food and medicine, then anything that would cost you one of these if you didn’t pay it. Credit card companies are often louder than landlords, but they can usually do less to you this week.",
    { kind: "heading", text: "Why days beat dollars" },
    "“Save some money” has no shape. “Get from nine days to fourteen” has one. You can see how far it is, and every dinner you cook at home is a piece of it. You can also see what the money is for: it’s time, kept in a drawer, so that you could think before you had to act. Thirty days is a good first goal. If you can put away the cost of one day each week, you may sleep a little better long before you get there. And if there’s nothing to put away right now, the page is still worth having. It’s the first thing an adviser will ask for.",
    {
      kind: "help",
      text: "If you’re leaving letters unopened or paying one debt by making another, please let someone look at it with you. Many countries have free, confidential debt advice, and the advisers have seen worse than yours before lunch. They can often get interest lowered or paused. Be careful with anyone who wants a fee first. If someone else controls your money, takes your pay, or makes you sign things, that’s a form of abuse, and a domestic violence helpline knows what to do.",
    },
  ],
  example: {
    title: "Nine days",
    text: [
      "Colin and Priti had been fighting about money for so long that they’d stopped noticing what about. He thought they spent too much. She thought he was cheap. Neither could have named a single number.",
      "One Sunday, with rain on the window and the phones in the bread box, they filled in the four lines. It took twenty minutes and one raised voice. In was more than Priti had believed. Must was a lot more than Colin had, because no one had ever counted the furnace, the school trip, and the car inspection by the month. What was left came to twenty dollars a day for the whole family. Saved: nine days.",
      "“So you weren’t cheap,” said Priti. “You were scared.” Colin said he hadn’t known which of the two it was.",
      "They didn’t turn into careful people overnight. They named the savings account The Days, and every Friday they move one over. When the refrigerator died in spring, they lost six days and didn’t fight once.",
    ],
  },
  exercise: {
    title: "The twenty-minute page",
    minutes: 20,
    lead: "Use last month’s statement. Round everything to the nearest ten: a rough page today is worth more than an exact one in June.",
    steps: [
      "Draw four lines and write In, Must, Left, and Saved at the start of each.",
      "Fill in the first two from the statement. For yearly bills write a twelfth, and guess where you have to.",
      "Subtract. Work out what a plain day costs you, divide your savings by it, and write the answer in days.",
      "Circle the one payment that you understand least or like least. Today, find out how to end, lower, or move it. One phone call or form is enough.",
      "Write next month’s date at the bottom, and keep the page with your keys.",
    ],
  },
  reflection:
    "What did the grown-ups around you do when money was short: go quiet, fight, spend, pray, hide the mail? Which of those do you still do?",
  checks: [
    {
      question:
        "Your income jumps up and down. Which month do you put on the page, and why isn’t it the average?",
      answer:
        "The leanest of the last six. You can’t pay the rent with an average. Anything extra from the better months can go straight into days, because no bill is waiting for it.",
    },
    {
      question:
        "There’s money for either the rent or the card bill, and the card company calls every day. What comes first?",
      answer:
        "The rent, because it keeps a roof over your head. Tell the card company in writing that you’re getting advice, and get it this week from a free debt adviser. The one who calls most often isn’t the one who matters most.",
    },
  ],
};
