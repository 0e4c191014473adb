import type { Claim } from "#app/domain/claim.ts";

const sample = (id: string, text: string): Claim => ({
  id: `waitlist-${id}`,
  text,
  source: "sample",
});

/** Every number on the page that has no source. */
export const claims = {
  courses: sample("courses", "85+ interactive courses"),
  onlineCoursePrice: sample("online-course-price", "$500+ a course"),
  coachPrice: sample("coach-price", "$200/hour"),
  /** The app is not open yet. */
  oursCost: sample("ours-cost", "Free for life for the first 1,000"),
  mobile: sample("mobile", "100% mobile"),
  always: sample("always", "There 24/7"),
  oursMobile: sample("ours-mobile", "100% mobile, there 24/7"),
  joined: sample("joined", "567 joined"),
  spotsLeft: sample("spots-left", "433 spots left"),
  full: sample("full", "56.7% full"),
  deadline: sample("deadline", "Early access closes in"),
} satisfies Record<string, Claim>;

/** The figures behind `joined`, `spotsLeft` and `full`. */
export const seedSpots = { joined: 567, left: 433, percent: 56.7 } as const;
