/**
 * What is sold, in numbers that pages may show. The test suites that print and read the products check each number.
 * They are kept here because pages may not import paid content.
 */
export const SOLD = {
  guides: 25,
  lifeGuides: 5,
  guidePages: 180,
  handbookPages: 44,
  reportPages: 10,
  /** The minimum of a subscriber's report; the actual number depends on the scores. */
  lifeReportPages: 15,
  tools: 7,
  toolkitPages: 56,
  courses: 5,
  lessons: 25,
  subscriberGuides: 3,
} as const;
