/**
 * What is sold, in numbers that pages may show. The suites that print and read the products count them, so none can be
 * wrong. They stand here because pages may not import what is paid for.
 */
export const SOLD = {
  guides: 25,
  lifeGuides: 5,
  guidePages: 180,
  handbookPages: 44,
  reportPages: 10,
  /** The least that a subscriber's report has; how many follow from the scores. */
  lifeReportPages: 15,
  tools: 7,
  toolkitPages: 56,
  courses: 5,
  lessons: 25,
  subscriberGuides: 3,
} as const;
