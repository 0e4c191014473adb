export * from "./schema/dating-quiz.ts";
export * from "./schema/email-jobs.ts";
export * from "./schema/life-assessment.ts";
export * from "./schema/orders.ts";
export * from "./schema/stripe.ts";
export * from "./schema/subscriptions.ts";
export * from "./schema/users.ts";
export * from "./schema/waitlist.ts";
