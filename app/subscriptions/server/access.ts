/** For the funnel that sells it: who may see what is paid for, and who gets it by mail. */
export { areDailyMailsOn } from "../rules/daily-mails.ts";
export { isEntitled } from "../rules/entitlement.ts";
