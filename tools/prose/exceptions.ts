export type Exception = {
  readonly path: string;
  /** Words of the line that is allowed. */
  readonly words: string;
  readonly why: string;
};

/** Lines that may break a rule of the voice: no more than thirty. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    path: "app/email/templates/email-html.tsx",
    words: "telephone=no",
    why: "the name of a switch of mail programs",
  },
  {
    path: "app/funnels/dating-quiz/content/questions.ts",
    words: "I hardly look any more",
    why: "an answer, stored by its text",
  },
  {
    path: "app/funnels/dating-quiz/content/questions.ts",
    words: "Whether I could be somebody",
    why: "an answer, stored by its text",
  },
  {
    path: "app/funnels/dating-quiz/content/questions.ts",
    words: "not to depend on anybody",
    why: "an answer, stored by its text",
  },
  {
    path: "app/funnels/dating-quiz/content/questions.ts",
    words: "the wish to be with them at once",
    why: "an answer, stored by its text",
  },
  {
    path: "app/funnels/dating-quiz/content/sources.ts",
    words: "Behaviour",
    why: "the title of a journal",
  },
  {
    path: "app/funnels/life-assessment/content/interstitials.ts",
    words: "Humour",
    why: "the title of a journal",
  },
  {
    path: "app/funnels/life-assessment/content/earlier-statements.ts",
    words: "I work towards goals",
    why: "a statement as it was shown and answered",
  },
  {
    path: "app/funnels/life-assessment/content/courses/growth/give-a-moment-its-weight.ts",
    words: "out loud, in the order",
    why: "a dog’s name",
  },
  {
    path: "app/funnels/life-assessment/content/courses/growth/give-a-moment-its-weight.ts",
    words: "he started with Biscuit",
    why: "a dog’s name",
  },
  {
    path: "app/funnels/shared/content/withdrawal.ts",
    words: "expressly ask us to deliver at once",
    why: "a consent, of which each version is kept",
  },
  {
    path: "app/funnels/shared/content/withdrawal.ts",
    words: "expressly asked us to deliver at once",
    why: "the same consent in its mail",
  },
  {
    path: "app/privacy/content/refunds.ts",
    words: "digital content that is delivered at once",
    why: "as the consent says",
  },
  {
    path: "app/privacy/content/terms.ts",
    words: "a download is delivered at once",
    why: "as the consent says",
  },
  {
    path: "app/privacy/content/imprint.ts",
    words: "Who runs this site",
    why: "a heading’s fragment",
  },
  {
    path: "app/privacy/content/heads/imprint.ts",
    words: "Who runs this site",
    why: "an indirect question",
  },
  {
    path: "app/privacy/content/policy-law.ts",
    words: "Who works for us",
    why: "a heading",
  },
  {
    path: "app/privacy/content/policy-law.ts",
    words: "Who is responsible",
    why: "a heading",
  },
  {
    path: "app/help/content/countries/asia-africa.ts",
    words: "Centre",
    why: "a service’s name",
  },
  {
    path: "app/help/content/countries/western-europe.ts",
    words: "Centre",
    why: "a service’s name",
  },
  {
    path: "products/guides/any-girl.md",
    words: "the right line is no line",
    why: "a pun on “line”",
  },
  {
    path: "products/guides/confidence.md",
    words: "feel low for long stretches",
    why: "an adjective",
  },
  {
    path: "app/email/templates/email-styles.ts",
    words: "'Helvetica Neue'",
    why: "a style",
  },
  {
    path: "app/funnels/dating-quiz/content/books.ts",
    words: "Casanova's Cheat Sheet",
    why: "a text that is fixed",
  },
  {
    path: "app/funnels/perfectionism/content/sales-page.ts",
    words: "What's Inside",
    why: "a text that is fixed",
  },
  {
    path: "app/funnels/perfectionism/content/tools.ts",
    words: "'Good Enough' Cheatsheet",
    why: "a text that is fixed",
  },
  {
    path: "app/funnels/waitlist/content/texts.ts",
    words: "You're already on the list!",
    why: "a text that is fixed",
  },
  {
    path: "app/funnels/waitlist/content/texts.ts",
    words: "We'll notify you when we launch!",
    why: "a text that is fixed",
  },
  {
    path: "app/privacy/content/policy.ts",
    words: "Children's Privacy",
    why: "a text that is fixed",
  },
];
