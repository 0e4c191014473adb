import type { AlarmName } from "#app/domain/alarms.ts";

/** What the operator is told, and what to do first. docs/operations.md#alarms says more. */
export const alarmTexts: Readonly<Record<AlarmName, { title: string; doNow: string }>> = {
  mail_late: {
    title: "Mail is late",
    doNow: "Look at the `mail` lines of the jobs worker and at the provider's status page.",
  },
  mail_failed: {
    title: "Mails fail",
    doNow: "See by which reason they failed, fix it, and replay them.",
  },
  mail_key: {
    title: "The mail provider refuses us",
    doNow: "Compare the key with the provider's, and verify the domain of MAIL_FROM there.",
  },
  syncs_behind: {
    title: "Purchases are behind Stripe",
    doNow: "Look at Stripe's status page and at the `sync` lines of the jobs worker.",
  },
  sync_failing: {
    title: "The sync of a customer fails again and again",
    doNow: "Find the customer in `stripe_syncs`, and look at it in Stripe's dashboard.",
  },
  stripe_silent: {
    title: "Stripe does not answer",
    doNow: "Look at Stripe's status page. Nothing is lost: the next answer brings everything.",
  },
  stripe_key: {
    title: "Stripe refuses our key",
    doNow: "Set STRIPE_SECRET_KEY of web, its twin and jobs again. Nobody can buy until then.",
  },
  orders_unclosed: {
    title: "Unpaid orders stay open",
    doNow: "Look at the `sweep` and `stripe` lines of the jobs worker.",
  },
  orders_without_address: {
    title: "A buyer left no address",
    doNow: "Look in Stripe's dashboard for an address of the payment, and send the files by hand.",
  },
  payment_without_order: {
    title: "A payment names an order that is not here",
    doNow: "Restore the order from a backup, or give the money back in Stripe.",
  },
  database_full: {
    title: "The database is filling up",
    doNow: "It takes no writes at 10 GB. Read docs/scale.md.",
  },
  retention_late: {
    title: "Old data is not deleted",
    doNow:
      "Look at the `retention` and `failure` lines, and at the cron triggers of the jobs worker.",
  },
  no_starts: {
    title: "Nobody starts",
    doNow:
      "Open the site and start the Life Audit yourself. Then look at the 5xx lines since then.",
  },
  card_testing: {
    title: "Stolen cards are being tested",
    doNow: "Block the source in Stripe's dashboard under Radar.",
  },
};
