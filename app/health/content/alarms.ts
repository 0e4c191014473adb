import type { AlarmName } from "#app/domain/alarms.ts";

/** What the operator reads about each alarm, and what to do first. docs/operations.md#alarms says more. */
export const alarmTexts: Readonly<Record<AlarmName, { title: string; doNow: string }>> = {
  mail_late: {
    title: "Mail is late",
    doNow: "Look at the `mail` lines of the jobs worker and at the provider’s status page.",
  },
  mail_failed: {
    title: "Emails are failing",
    doNow: "Find out why they failed, fix it, and replay them.",
  },
  mail_key: {
    title: "The mail provider refuses us",
    doNow: "Compare the key with the provider’s, and verify the domain of MAIL_FROM there.",
  },
  syncs_behind: {
    title: "Purchases are behind Stripe",
    doNow: "Look at Stripe’s status page and at the `sync` lines of the jobs worker.",
  },
  sync_failing: {
    title: "A customer’s sync keeps failing",
    doNow: "Find the customer in `stripe_syncs`, and look them up in Stripe’s dashboard.",
  },
  stripe_silent: {
    title: "Stripe isn’t answering",
    doNow: "Look at Stripe’s status page. Nothing is lost: the next answer brings everything.",
  },
  stripe_key: {
    title: "Stripe refuses our key",
    doNow:
      "Change STRIPE_SECRET_KEY in production.secrets.json and deploy. No one can buy until then.",
  },
  orders_unclosed: {
    title: "Unpaid orders stay open",
    doNow: "Look at the `sweep` and `stripe` lines of the jobs worker.",
  },
  orders_without_address: {
    title: "A buyer didn’t leave an address",
    doNow:
      "The downloads stay open in the browser that paid. If the buyer writes, find the payment in Stripe by the card’s last digits, the time and the amount, and its order in the console by the payment’s pi_… number. Then send the files by hand.",
  },
  payment_without_order: {
    title: "A payment names an order that isn’t here",
    doNow:
      "Insert the order’s row by hand (docs/operations.md#alarms), or refund the payment in Stripe.",
  },
  database_full: {
    title: "The database is filling up",
    doNow: "It takes no writes at 10 GB. Read docs/performance.md.",
  },
  retention_late: {
    title: "Old data isn’t being deleted",
    doNow:
      "Look at the `retention` and `failure` lines, and at the cron triggers of the jobs worker.",
  },
  weekly_mails_late: {
    title: "Weekly emails are behind",
    doNow:
      "Look at the `weekly_mails` and `failure` lines of the jobs worker. Where all are unfinished, give the night more runs.",
  },
  no_starts: {
    title: "No one is starting",
    doNow:
      "Open the site and start the Life Audit yourself. Then look at the 5xx lines of the last three hours.",
  },
  card_testing: {
    title: "Stolen cards are being tested",
    doNow: "Block the source in Stripe’s dashboard under Radar.",
  },
};
