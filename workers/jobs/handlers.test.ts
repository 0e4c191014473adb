import { expect, test } from "vitest";
import { createHandlers } from "./handlers.ts";
import config from "./wrangler.toml?raw";

const { queue } = createHandlers(() => Promise.reject(new Error("It would be consumed.")));
const take = (name: string) => queue({ queue: name, messages: [] });

const consumed = [...config.matchAll(/\[\[queues\.consumers\]\]\nqueue = "kindling(.+)"/g)].map(
  ([, end]) => `${end}`,
);

test("P23 A message from a queue without a consumer is not acknowledged", async () => {
  for (const name of ["kindling-mail", "kindling-email-other", "email", ""]) {
    await expect(take(name)).rejects.toThrow(`No consumer for the queue ${name}.`);
  }
});

test.each(["kindling", "kindling-staging", "acme", "acme-email"])(
  "P23 Each queue of a site named %s has its consumer",
  async (site) => {
    expect(consumed).toHaveLength(5);
    for (const end of consumed) await expect(take(site + end)).rejects.toThrow("would be consumed");
  },
);
