import type { AreaKey, ScoreLevel } from "#app/domain/life-areas.ts";

/** Paid content: what a score of this level means in this area. Only the server may import it. */
export const areaLevels: Readonly<Record<AreaKey, Readonly<Record<ScoreLevel, string>>>> = {
  safety: {
    low: "By your answers, a good part of your strength goes into watching out. That costs sleep, patience and room for other things, and it says nothing about how brave you are. Some of what presses on you may lie outside your power, such as money, housing or another person. Look below for the one part that gives way most often. Steadying that one first usually eases the rest, and you do not have to do it alone.",
    middle:
      "By your answers, the ground under you holds on most days, and you know where it creaks. You have found ways to steady yourself that work. What remains tends to show under pressure: a bill, a hard conversation, a favour you would rather refuse. Below you can see which of the five parts carries you and which one asks for a repair while the weather is still good.",
    high: "By your answers, you stand on firm ground. You know your limits, you have people and plans for bad days, and worry does not run your week. This is not luck alone: it is made of habits that you keep up, often without noticing. Ground like this is what lets a person try things and fail at some of them. Below you can see what holds you, and which part could use a look this year.",
  },
  connection: {
    low: "By your answers, there is less closeness in your days than you would like, or being close costs you a lot just now. That can follow a move, a loss, a hurt, or years of being the one who manages. It is a state and not a trait. The way back is usually short and plain: one person, one message, one hour. Below you can see which door stands nearest to being open.",
    middle:
      "By your answers, there are people in your life who matter to you, and some of what lies between you stays unsaid. You can be close, and you can also step back behind a busy week or a polite answer. Nothing here needs a great effort. Often it is one skill, such as asking or disagreeing kindly, that opens the others. Below you can see which one that may be for you.",
    high: "By your answers, you are known by somebody and you know how to be with people. You listen, you speak up, and there are faces you are glad to see. That protects you on ordinary days as much as on hard ones. Bonds like yours seldom break; they thin out when nobody tends them. Below you can see what you do well already, and where a little attention would be felt.",
  },
  recreation: {
    low: "By your answers, there is little in your week that is there for its own sake. Duties have probably taken the space, one at a time and each with a good reason. Then rest turns into recovery, and free hours feel empty or guilty. You do not have to earn joy first. It tends to come back in small portions, by way of the body and the hands. Below you can see where it may find the easiest way in.",
    middle:
      "By your answers, you know what you enjoy, and it stands at the end of the queue. In calm weeks you play, make things and go out; in full weeks that is the first thing to be struck out. What helps is seldom more time. It is a fixed hour, a smaller version, or somebody who waits for you. Below you can see which of your five sources runs well and which one has run low.",
    high: "By your answers, you know how to refill. You laugh, you make things, you let an evening be an evening. People around you probably breathe easier because of it. This is also the area that a busy season takes from first, so it is worth knowing what yours stands on. Below you can see the sources that carry you most, and one that you could visit more often.",
  },
  significance: {
    low: "By your answers, it is hard at the moment to see what your effort is for, or who sees it. Such times often follow a change: a task that ended, a place that was left, a person who is gone. The old answer has stopped working and a new one is not there yet. That gap is uncomfortable, and it is also where new directions begin. Below you can see which of five roads lies nearest to your feet.",
    middle:
      "By your answers, you have a sense of what matters, and daily life does not always leave room for it. Some of what you do fits you, some of it you do because somebody has to. That mixture is normal. It becomes heavy when the part that is yours shrinks for too long. Below you can see where your days agree with you, and which part you could give an hour more.",
    high: "By your answers, your days point somewhere. You know what you work for, you can see that it reaches somebody, and you let yourself be thanked. That makes hard weeks bearable and gives other people a direction too. The risk of this height is a quiet one: to carry on with something after it has ended. Below you can see what gives you weight, and what is worth asking again.",
  },
  growth: {
    low: "By your answers, there is little room just now for looking up. You may be in the middle of something that takes all you have, or in a season where nothing seems to move. Much of growing happens in such times, and it shows later. You need no programme. Ten quiet minutes and one honest question do more than a list of resolutions. Below you can see which of five ways would ask least of you.",
    middle:
      "By your answers, you are learning, though not always what you had planned. You look at yourself kindly on good days and hard on others. You have values, and some of them wait for a free weekend. What helps is to make one of them small enough for a Tuesday. Below you can see which part of you is well on its way, and which one has been standing still for a while.",
    high: "By your answers, you are at home with yourself and still curious. You can change your mind, you take something out of what went wrong, and you leave room for what is larger than a day. People may come to you for that. Keep somebody who contradicts you, and keep beginning things you are bad at. Below you can see what you stand on, and where the next piece of road could lie.",
  },
};
