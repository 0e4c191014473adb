import type { UnsubscribeTexts } from "#app/funnels/shared/content/unsubscribe.ts";

/** The texts of `/quiz2/manage` about the mails of the plan. */
export const planMails = {
  daily: {
    title: "Your seven days",
    text: "Each day of the trial brings one step of your plan by mail, until you stop them or cancel. After that, one email a week brings a step and a lesson, and every fourth is a reminder to take the assessment again.",
    action: "Stop the daily mails",
  },
  weekly: {
    title: "Your weekly email",
    text: "Each week brings a step and a lesson; every fourth week, a reminder to take the assessment again; and in between, the offer of a pulse on one area. It ends when you stop it or cancel.",
    action: "Stop the weekly emails",
  },
} as const;

/** The texts of `/unsubscribe` for the mails of the plan. */
export const stopPlanMails = {
  plan_day: {
    title: "Stop the daily mails?",
    lead: "The days of your plan that are still to come are then not mailed. Your subscription goes on as it is, and the whole plan stays in your results. The weekly email after the trial has a stop of its own.",
    action: "Stop the daily mails",
    stay: "I would rather keep them",
    doneTitle: "The daily mails are stopped",
    doneLead:
      "No further day is mailed. The whole plan stays in your results, whenever you want to go on with it.",
    home: "Back to Home",
  },
  plan_week: {
    title: "Stop the weekly emails?",
    lead: "No more steps and lessons are then mailed. Your subscription goes on as it is, and everything stays open.",
    action: "Stop the weekly emails",
    stay: "I would rather keep them",
    doneTitle: "The weekly emails are stopped",
    doneLead: "No more of them will come. Your results, courses and guides stay open.",
    home: "Back to Home",
  },
} as const satisfies Record<string, UnsubscribeTexts>;
