export type Interstitial = {
  /** One-based number of the step after which it is shown. */
  readonly afterStep: 4 | 8 | 12 | 16 | 20;
  readonly title: string;
  readonly paragraph: string;
  /** Shown beneath the paragraph: authors, title, journal and year of the studies it reports. */
  readonly sources: readonly string[];
};

/** One after each area. */
export const interstitials: readonly Interstitial[] = [
  {
    afterStep: 4,
    title: "Safe ground comes first",
    paragraph:
      "In studies of teams, people who felt safe to speak up tended to ask more questions and to learn more. Where we can be honest, there may be more room to grow.",
    sources: [
      "Amy Edmondson, “Psychological Safety and Learning Behavior in Work Teams,” Administrative Science Quarterly, 1999",
      "Lance Frazier and others, “Psychological Safety: A Meta-Analytic Review and Extension,” Personnel Psychology, 2017",
    ],
  },
  {
    afterStep: 8,
    title: "People are part of a good life",
    paragraph:
      "Across many long studies, people with stronger social ties tended to live longer than people with weaker ones. That’s a link, not proof of a cause. Time with people you like still seems well spent.",
    sources: [
      "Julianne Holt-Lunstad, Timothy Smith and Bradley Layton, “Social Relationships and Mortality Risk: A Meta-analytic Review,” PLoS Medicine, 2010",
    ],
  },
  {
    afterStep: 12,
    title: "Play is more than a pastime",
    paragraph:
      "Adults who describe themselves as playful tend to be more satisfied with their lives, and older people with a hobby tend to report being happier. Joy may deserve a place in your week.",
    sources: [
      "René Proyer, “The Well-Being of Playful Adults,” European Journal of Humour Research, 2013",
      "Karen Mak and others, “Hobby Engagement and Mental Wellbeing Among People Aged 65 Years and Older in 16 Countries,” Nature Medicine, 2023",
    ],
  },
  {
    afterStep: 16,
    title: "A sense of direction",
    paragraph:
      "Several studies followed adults for years: those with a stronger sense of purpose tended to live longer. That’s a link, not proof of a cause, and a good reason to ask what your days are about.",
    sources: [
      "Randy Cohen, Chirag Bavishi and Alan Rozanski, “Purpose in Life and Its Relationship to All-Cause Mortality and Cardiovascular Events: A Meta-Analysis,” Psychosomatic Medicine, 2016",
      "Aliya Alimujiang and others, “Association Between Life Purpose and Mortality Among US Adults Older Than 50 Years,” JAMA Network Open, 2019",
    ],
  },
  {
    afterStep: 20,
    title: "We go on growing",
    paragraph:
      "Personality keeps changing, slowly, all through adult life. And in many experiments a concrete plan has helped people reach their goals: when this moment comes, I will do that.",
    sources: [
      "Brent Roberts, Kate Walton and Wolfgang Viechtbauer, “Patterns of Mean-Level Change in Personality Traits Across the Life Course,” Psychological Bulletin, 2006",
      "Peter Gollwitzer and Paschal Sheeran, “Implementation Intentions and Goal Achievement,” Advances in Experimental Social Psychology, 2006",
    ],
  },
];
