import type { AreaKey } from "#app/domain/life-areas.ts";
import { areaTitles } from "./area-titles.ts";

export type AreaTexts = {
  readonly title: string;
  readonly description: string;
  /** Each can be done within a day: the action plan schedules them by day. */
  readonly recommendations: readonly [string, string, string, string];
};

/** Paid content: only the server may import it. */
export const areaTexts: Readonly<Record<AreaKey, AreaTexts>> = {
  safety: {
    title: areaTitles.safety,
    description:
      "Safety is the ground under everything else. It’s more than a locked door: it’s the sense that your body, your feelings and your plans are in good hands. This area looks at five parts of it: how safe you feel where you live and go, whether you can show feelings and make mistakes around others, how steady your money feels, how well you guard your limits, and how you prepare for things that may go wrong. When this ground is firm, you have room for play, closeness and new ideas. When it shakes, much of your energy goes into watching out. That’s a sensible response to worry, and it doesn’t make you weak. A low score isn’t a judgment of you; many of its causes are outside a person’s control. Look for the part that shakes most and start there, with one small step and with help where you need it. A little more safety often makes the next step easier.",
    recommendations: [
      "Make a note of one person you can call and one place you can go on a bad day, and keep it where only you will find it. If anyone at home frightens or hurts you, please contact a local helpline, or the emergency services if you’re in danger.",
      "Write down what money came in and what went out over the last seven days, without judging. If debts weigh on you, a free debt advice service can help you make a plan.",
      "Pick one request you’d rather say no to, from someone you feel safe with. Answer it with one kind sentence, such as “Thank you for asking, but I can’t do that this week.”",
      "Put your most important papers and three emergency numbers in one safe place. Tell someone you trust where it is.",
    ],
  },
  connection: {
    title: areaTitles.connection,
    description:
      "People need people, each in their own measure. This area is about how good your relationships are, more than how many you have: whether someone knows you well, whether you have friends to laugh with and to call on, how you speak and listen, how well you sense what other people feel, and how free you are around them. None of it depends on having a partner or a large family. A warm neighbor, an old friend or a group that meets once a week can do a lot. Closeness also grows out of skills, and you can practice those at any age: asking one more question, saying what you need, staying kind when you disagree. A low score can have many reasons, and it can change. If your score is high, you have something precious, and it stays alive through small, regular attention. Start where it feels easiest, and let the harder talks come later.",
    recommendations: [
      "Get in touch with one person you miss. Tell them what made you think of them, and don’t ask for anything.",
      "In your next conversation, ask one more question before you give your own view. Then say back in your own words what you heard.",
      "Choose one regular place with people in it, such as a class, a library or a club, and go there once this week. If you can’t go out, join one group by phone or online.",
      "Tell one person you trust one true thing about how you are. If loneliness or fear of people has weighed on you for weeks, a counselor can help.",
    ],
  },
  recreation: {
    title: areaTitles.recreation,
    description:
      "Joy isn’t a reward for finished work; it’s part of what keeps you going. This area looks at five sources of it: play for its own sake, making and showing things, interests that pull you in, the balance between work and rest, and the small adventures that make one week different from the next. None of these takes much money. A street you don’t know, a song in the kitchen or an hour with a good puzzle can count as much as a long trip. When life gets full, this area may shrink first, because no one complains when it’s gone. You may notice it later, in tired evenings, a short temper or days that all look alike. A low score can simply mean that you have too much to do, and it doesn’t make you boring. A high score means that you know how to recharge, and that’s worth protecting when things get busy. Choose one source that you miss, and give it a fixed place in your week, however small.",
    recommendations: [
      "Set aside thirty minutes for something you do only because you like it. Guard them the way you’d guard a promise to a friend.",
      "Make one small thing, such as a meal, a tune or a sketch. Keep it or share it, even if it turns out badly.",
      "Choose one hour this evening when work, chores and screens are put away. Decide beforehand what you’ll enjoy in it.",
      "Try one new thing close to home: a dish, a street, a kind of music. If nothing has felt enjoyable for weeks, please talk to a doctor or a counselor.",
    ],
  },
  significance: {
    title: areaTitles.significance,
    description:
      "Many of us want to feel that we count: that our days have a direction, that our effort leads somewhere, and that someone sees it. This area looks at five roads to that feeling. Purpose is knowing what your life is about. Achievement is moving toward goals you chose yourself. Fulfilling work, paid or unpaid, uses what you’re good at. Contribution makes life better for someone else. Recognition is being seen for it, by others and by yourself. You don’t need a grand mission or an important title; caring for someone, tending a garden or being the person who listens can fill a life. A low score can come in a time of change, when the old answers don’t fit anymore. Then it helps to try things out instead of waiting for one big answer. A high score shows that your days and your values agree. Keep checking, because what matters to you may change as you do.",
    recommendations: [
      "Write down three moments of the past month when you felt useful or proud. Look for what they have in common.",
      "Choose one goal and cut it down until the next piece takes twenty minutes. Do that piece before the day ends.",
      "Offer one person help with something you do well. Notice afterward how it felt to be useful.",
      "Thank someone for work that other people overlook, and write down one thing you did well yourself. If you’ve felt worthless or empty on most days for two weeks, please talk to a doctor or a counselor.",
    ],
  },
  growth: {
    title: areaTitles.growth,
    description:
      "Growth is the wish to become more fully yourself. It has little to do with being better than other people, and there’s no age limit. This area looks at five sides of it: how ready you are to learn and change, your sense of something bigger than daily life, the wisdom you draw from experience, what you pass on to others, and how closely your life fits your own values. Spirituality is meant in its widest sense here; wonder under a night sky counts as much as a faith. Growth is rarely a straight line. It comes in loops, with quiet seasons when little seems to happen and a lot settles. If your score is low, you may be in a season like that, or so busy getting by that you have no room to look up. Be patient with yourself and make a little room. If your score is high, you have a compass that works. Use it for small choices too, and share what you’ve learned, because teaching others is a good way to keep learning.",
    recommendations: [
      "Take ten quiet minutes and write about one thing that life has taught you this year. End with one way to use it this week.",
      "Pick one habit you’d like to change, and decide when and where you’ll do the new one. Tie it to a fixed moment of your day, such as the first drink of the morning.",
      "Ask someone you trust what you do well and what you could do differently. Hear them out, and just say thank you.",
      "Spend ten minutes with something bigger than yourself, such as the night sky, a tree or a piece of music. If quiet time stirs up painful memories, stop; a trained counselor can help you with them.",
    ],
  },
};
