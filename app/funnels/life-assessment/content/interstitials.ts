export type Interstitial = {
  /** One-based number of the step after which it is shown. */
  readonly afterStep: 4 | 8 | 12 | 16 | 20;
  readonly title: string;
  readonly paragraph: string;
  /** Shown beneath it: authors, title, place and year of what the paragraph reports. */
  readonly sources: readonly string[];
};

/** One after each area. */
export const interstitials: readonly Interstitial[] = [
  {
    afterStep: 4,
    title: "Safe ground comes first",
    paragraph:
      "In studies of teams at work, people who felt safe to speak up and to admit mistakes also tended to ask more questions and to learn more. Something similar may hold at home and among friends: where we can be honest, there is more room to grow. You have just looked at the ground you stand on. Next come the people around you.",
    sources: [
      "Amy Edmondson, “Psychological Safety and Learning Behavior in Work Teams”, Administrative Science Quarterly, 1999",
      "Lance Frazier and others, “Psychological Safety: A Meta-Analytic Review and Extension”, Personnel Psychology, 2017",
    ],
  },
  {
    afterStep: 8,
    title: "People are part of a good life",
    paragraph:
      "When researchers put many long studies together, people with stronger social ties tended to live longer than people with weaker ones. Simply living with others said less than how well a person was woven into the lives around them. Such studies show a link and cannot prove a cause. Still, time for the people you like seems to be time well spent.",
    sources: [
      "Julianne Holt-Lunstad, Timothy Smith and Bradley Layton, “Social Relationships and Mortality Risk: A Meta-analytic Review”, PLoS Medicine, 2010",
    ],
  },
  {
    afterStep: 12,
    title: "Play is more than a pastime",
    paragraph:
      "In surveys, adults who describe themselves as playful tend to be more satisfied with their lives. Older people in many countries who have a hobby tend to report being happier, and people who can switch off after work tend to feel less worn out. None of this proves that fun alone makes us well. It does suggest that joy deserves a place in the week.",
    sources: [
      "René Proyer, “The Well-Being of Playful Adults”, European Journal of Humour Research, 2013",
      "Karen Mak and others, “Hobby Engagement and Mental Wellbeing Among People Aged 65 Years and Older in 16 Countries”, Nature Medicine, 2023",
      "Johannes Wendsche and Andrea Lohmann-Haislah, “A Meta-Analysis on Antecedents and Outcomes of Detachment from Work”, Frontiers in Psychology, 2017",
    ],
  },
  {
    afterStep: 16,
    title: "A sense of direction",
    paragraph:
      "Several studies followed adults for years and found that those with a stronger sense of purpose tended to live longer. The studies asked about direction and meaning in life; fame and success were not the point. This is a link and no proof that purpose protects us. It is a good reason to ask what you want your days to be about.",
    sources: [
      "Randy Cohen, Chirag Bavishi and Alan Rozanski, “Purpose in Life and Its Relationship to All-Cause Mortality and Cardiovascular Events: A Meta-Analysis”, Psychosomatic Medicine, 2016",
      "Aliya Alimujiang and others, “Association Between Life Purpose and Mortality Among US Adults Older Than 50 Years”, JAMA Network Open, 2019",
    ],
  },
  {
    afterStep: 20,
    title: "We go on growing",
    paragraph:
      "Long studies show that personality goes on changing, slowly, through adult life. Believing that we can grow seems to help some students at school, though less than is often said. In many experiments, a concrete plan has helped people to reach their goals: when this moment comes, I will do that. Your results can help you choose where to make your first one.",
    sources: [
      "Brent Roberts, Kate Walton and Wolfgang Viechtbauer, “Patterns of Mean-Level Change in Personality Traits Across the Life Course”, Psychological Bulletin, 2006",
      "Victoria Sisk and others, “To What Extent and Under Which Circumstances Are Growth Mind-Sets Important to Academic Achievement?”, Psychological Science, 2018",
      "Peter Gollwitzer and Paschal Sheeran, “Implementation Intentions and Goal Achievement”, Advances in Experimental Social Psychology, 2006",
    ],
  },
];
