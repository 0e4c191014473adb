import type { UnsubscribeTexts } from "#app/funnels/shared/content/unsubscribe.ts";

/** The texts of `/quiz2/manage` about the plan's daily mails. */
export const dailyMails = {
  title: "Your seven days",
  text: "Each day of the trial brings one step of your plan by mail, until you stop them or cancel.",
  action: "Stop the daily mails",
} as const;

/** The texts of `/unsubscribe` for the plan's daily mails. */
export const stopDailyMails = {
  title: "Stop the daily mails?",
  lead: "The days of your plan that are still to come are then not mailed. Your subscription goes on as it is, and the whole plan stays in your results.",
  action: "Stop the daily mails",
  stay: "I would rather keep them",
  doneTitle: "The daily mails are stopped",
  doneLead:
    "No further day is mailed. The whole plan stays in your results, whenever you want to go on with it.",
  home: "Back to Home",
} as const satisfies UnsubscribeTexts;
