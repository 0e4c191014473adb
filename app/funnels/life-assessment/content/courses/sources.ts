import type { CourseId } from "../lesson.ts";

/** What each course rests on: whose work, and what was taken from it. */
export const courseSources: Readonly<Record<CourseId, readonly string[]>> = {
  foundation: [
    "Brené Brown, Daring Greatly (2012): trust is built in small moments. Lending one small sentence comes from there.",
    "Amy Edmondson, “Psychological Safety and Learning Behavior in Work Teams” (1999): people learn more where they can admit a mistake.",
    "Consumer Financial Protection Bureau, Your Money, Your Goals: decide which bills come first when there isn’t enough for all of them.",
    "Manuel J. Smith, When I Say No, I Feel Guilty (1975): repeating an answer calmly, in the same words.",
    "Robert Leahy, The Worry Cure (2005): the difference between worry that leads to something and worry that doesn’t.",
    "Peter Gollwitzer, “Implementation Intentions” (1999): the sentence that starts with “If.”",
  ],
  connection: [
    "John Gottman and Nan Silver, The Seven Principles for Making Marriage Work (1999): keeping your map of each other up to date, starting gently, and pausing when you’re flooded.",
    "Jeffrey Hall, “How Many Hours Does It Take to Make a Friend?” (2019): friendship takes time together, and more than one evening of it.",
    "Peggy Liu and others, “The Surprise of Reaching Out” (2023): people appreciated an unexpected message more than its sender thought they would.",
    "Marshall Rosenberg, Nonviolent Communication (2003): what happened, what you feel, what you’re asking for.",
    "Carl Rogers and Richard Farson, “Active Listening” (1957): saying back what you heard before you answer.",
    "Tal Eyal, Mary Steffel, and Nicholas Epley, “Perspective Mistaking” (2018): asking people works better than imagining what they feel.",
    "Thomas Gilovich and others, “The Spotlight Effect in Social Judgment” (2000): others notice us less than we think.",
    "Karen Huang and others, “It Doesn’t Hurt to Ask” (2017): people tend to like someone who asks follow-up questions.",
  ],
  joy: [
    "Johan Huizinga, Homo Ludens (1938): play has made-up rules, and nothing real depends on it.",
    "Patricia Stokes, Creativity from Constraints (2005): limits can make it easier to create something.",
    "Alex Osborn, Applied Imagination (1953): make first, judge later.",
    "Suzanne Hidi and Ann Renninger, “The Four-Phase Model of Interest Development” (2006): interests are grown, a little at a time.",
    "Paul O’Keefe, Carol Dweck, and Gregory Walton, “Implicit Theories of Interest” (2018): people who expect to find a ready-made passion give up sooner.",
    "Sabine Sonnentag and Charlotte Fritz, “The Recovery Experience Questionnaire” (2007): there’s more than one way to recover from work. The four ways of being tired are ours.",
    "Claudia Hammond, Time Warped (2012): weeks with something new in them seem longer when we look back.",
  ],
  purpose: [
    "Herminia Ibarra, Working Identity (2003): you find out what suits you by trying it, not by thinking about it.",
    "Bill Burnett and Dave Evans, Designing Your Life (2016): keep a log of what gives you energy.",
    "Kennon Sheldon and Andrew Elliot, work on self-concordant goals (1999): goals that are really yours are easier to keep up.",
    "Carsten Wrosch and others, “Adaptive Self-Regulation of Unattainable Goals” (2003): letting a goal go can do you good.",
    "BJ Fogg, Tiny Habits (2019): cut it small, and tie it to something that happens anyway.",
    "Teresa Amabile and Steven Kramer, The Progress Principle (2011): write down what you’ve finished, even if it’s small.",
    "Amy Wrzesniewski and Jane Dutton, “Crafting a Job” (2001): people change their work from inside it. They, too, wrote about hospital cleaners.",
    "Adam Grant and others, “Impact and the Art of Motivation Maintenance” (2007): it helps to meet the people your work is for.",
    "Adam Grant and Francesca Gino, “A Little Thanks Goes a Long Way” (2010): people who are thanked help more.",
  ],
  growth: [
    "Wendy Wood, Good Habits, Bad Habits (2019): change what’s around you before you ask more of your willpower.",
    "Michael Norton and Francesca Gino, “Rituals Alleviate Grieving” (2014): small rituals can help after a loss.",
    "Baruch Fischhoff, “Hindsight ≠ Foresight” (1975): once we know how something ended, we think we saw it coming.",
    "Jonathan Baron and John Hershey, “Outcome Bias in Decision Evaluation” (1988), and Annie Duke, Thinking in Bets (2018): a good choice can end badly.",
    "Selma Fraiberg and others, “Ghosts in the Nursery” (1975): what was done to us can come out again with children, and it can be stopped.",
    "Dan McAdams and Ed de St. Aubin, “A Theory of Generativity” (1992): wanting to hand something on.",
    "Kennon Sheldon and others, “Trait Self and True Self” (1997): people who felt more like themselves in all their roles tended to feel better.",
  ],
};
