import type { UnsubscribeTexts } from "#app/funnels/shared/content/unsubscribe.ts";

/** The texts of `/quiz2/manage` about the mails of the plan. */
export const planMails = {
  daily: {
    title: "Your seven days",
    text: "Each day of the trial brings one step of your plan by email, until you stop these emails or cancel. After that, one email a week brings a step and a lesson, and every fourth is a reminder to take the assessment again.",
    action: "Stop the daily emails",
  },
  weekly: {
    title: "Your weekly email",
    text: "Each week brings a step and a lesson. Every fourth week there’s a reminder to take the assessment again, and in between, the offer of a pulse on one area. It ends when you stop it or cancel.",
    action: "Stop the weekly emails",
  },
} as const;

/** The texts of `/unsubscribe` for the mails of the plan. */
export const stopPlanMails = {
  plan_day: {
    title: "Stop the daily emails?",
    lead: "You won’t get the remaining days of your plan by email. Your subscription continues as it is, and the whole plan stays in your results. You can stop the weekly email after the trial separately.",
    action: "Stop the daily emails",
    stay: "I’d rather keep them",
    doneTitle: "The daily emails are stopped",
    doneLead:
      "We won’t send any more days. The whole plan stays in your results, whenever you’d like to go on with it.",
    home: "Back to Home",
  },
  plan_week: {
    title: "Stop the weekly emails?",
    lead: "You won’t get any more steps and lessons by email. Your subscription continues as it is, and everything stays open.",
    action: "Stop the weekly emails",
    stay: "I’d rather keep them",
    doneTitle: "The weekly emails are stopped",
    doneLead: "We won’t send any more of them. Your results, courses, and guides stay open.",
    home: "Back to Home",
  },
} as const satisfies Record<string, UnsubscribeTexts>;
