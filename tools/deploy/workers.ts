/** What is deployed, in this order: consumers of a queue before its producers. */
import type { z } from "zod";
import { parseWebEnv, WebEnv } from "#app/platform/env.ts";
import {
  ConsoleEnv,
  JobsEnv,
  parseConsoleEnv,
  parseJobsEnv,
  parseWebhookEnv,
  WebhookEnv,
} from "#app/platform/worker-envs.ts";

export const WORKER_IDS = ["jobs", "webhook", "console", "web", "money"] as const;
export type WorkerId = (typeof WORKER_IDS)[number];

/** Queues of all workers, by what follows the site's name. */
export const QUEUES = ["email", "email-dead", "mail-events", "print", "stripe"] as const;

type Variables = Readonly<Record<string, string>>;

type Worker = {
  /** Development's configuration, from which this one is derived. */
  readonly config: string;
  /** The end of its name, after the site's. */
  readonly suffix: string;
  /** Reads the environment as the worker does when it starts; throws like `parseEnv`. */
  readonly parse: (env: unknown) => unknown;
  /** Variables and bindings that it reads. */
  readonly fields: (variables: Variables) => Readonly<Record<string, z.ZodType>>;
};

const web: Worker = {
  config: "wrangler.toml",
  suffix: "web",
  parse: parseWebEnv,
  fields: () => WebEnv.shape,
};

export const WORKERS: Readonly<Record<WorkerId, Worker>> = {
  jobs: {
    config: "workers/jobs/wrangler.toml",
    suffix: "jobs",
    parse: parseJobsEnv,
    fields: ({ MAIL_TRANSPORT }) =>
      JobsEnv.options.find(({ shape }) => shape.MAIL_TRANSPORT.value === MAIL_TRANSPORT)?.shape ??
      JobsEnv.options[1].shape,
  },
  webhook: {
    config: "workers/stripe-webhook/wrangler.toml",
    suffix: "stripe-webhook",
    parse: parseWebhookEnv,
    fields: () => WebhookEnv.shape,
  },
  console: {
    config: "workers/console/wrangler.toml",
    suffix: "console",
    parse: parseConsoleEnv,
    fields: () => ConsoleEnv.options[1].shape,
  },
  web,
  /** The same build, next to the database and Stripe. */
  money: { ...web, suffix: "web-money" },
};

/** The given variables that a worker reads. */
export const pickKnown = (id: WorkerId, given: Variables, variables = given): Variables => {
  const fields = WORKERS[id].fields(variables);
  return Object.fromEntries(Object.entries(given).filter(([name]) => name in fields));
};

/** The names without which the worker does not start. */
export const pickRequired = (
  id: WorkerId,
  names: readonly string[],
  variables: Variables,
): string[] => {
  const fields = WORKERS[id].fields(variables);
  return names.filter((name) => fields[name]?.safeParse(undefined).success === false);
};
