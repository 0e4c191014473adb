import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileOfReport, SOLD_FILES } from "#app/domain/purchase/download.ts";
import { describeStored } from "#app/orders/rules/product-file.ts";
import type { Part, Walker } from "../tests/fixtures/mixed-walks.ts";
import type { Outside } from "../tests/fixtures/walking-visitor.ts";
import { CARDS, fieldsOfCard } from "../tests/setup/local-stripe.ts";
import { root } from "../tools/tool.ts";

/** See failing-files.ts. */
const FILES_DOWN = "files/bench/down";
const FILE = "x".repeat(200_000);
const HOUR_MS = 3_600_000;

/** Writes entry files for the two workers that use the bucket; they make it fail on demand. */
export function writeFailingMains(folder: string): Record<string, string> {
  const write = (name: string, main: string) => {
    const path = join(folder, `${name}.ts`);
    const entry = JSON.stringify(join(root, main));
    const failing = JSON.stringify(join(root, "bench/failing-files.ts"));
    writeFileSync(
      path,
      `import { failOnDemand } from ${failing};
export * from ${entry};
export { default } from ${entry};
failOnDemand();
`,
    );
    return path;
  };
  return {
    "dev-web": write("web", "build/server/index.js"),
    "dev-jobs": write("jobs", "workers/jobs/development.ts"),
  };
}

type Control = { method: "DELETE" | "POST" | "PUT"; body?: string };

/** The served site, what its visitors do at Stripe, and the controls of the sandbox. */
export class MixedSite {
  readonly outside: Outside;
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
    this.outside = {
      ask: (path, sent) => fetch(url + path, sent),
      confirm: (secret, email) => this.#confirm(secret, email),
      payCheckout: (checkoutUrl) => this.#payCheckout(checkoutUrl),
    };
  }

  async storeFiles(): Promise<void> {
    for (const file of [...Object.values(SOLD_FILES), fileOfReport("echo")]) {
      await this.#control(`files/${describeStored(file).key}`, { method: "PUT", body: FILE });
    }
  }

  /** `slowMs` delays Stripe's answers; without it they are errors. */
  async begin(part: Part | null, slowMs?: number): Promise<void> {
    if (part === "stripe") await this.planStripe(slowMs ? { slowMs } : { down: true });
    if (part === "files") await this.#control(FILES_DOWN, { method: "PUT", body: "down" });
    if (part === "mail") await this.#planMail({ failNext: 1_000_000 });
  }

  async end(): Promise<void> {
    await this.#control("stripe/faults", { method: "PUT", body: "{}" });
    await this.#control(FILES_DOWN, { method: "DELETE" });
    await this.#planMail({});
  }

  /** Drops all webhooks as well. */
  planStripe(api: object): Promise<void> {
    const body = JSON.stringify({ api, webhooks: { drop: { next: "all" } } });
    return this.#control("stripe/faults", { method: "PUT", body });
  }

  /** Lets an hour pass, so that retries are due. */
  async passHour(): Promise<void> {
    await this.#control("stripe/clock", {
      method: "POST",
      body: JSON.stringify({ by_ms: HOUR_MS }),
    });
    await this.tick();
  }

  /** Runs one minute of the jobs worker. */
  tick(): Promise<void> {
    return this.#control("cron", { method: "POST" });
  }

  /** How many different mails a visitor has received, and how many repetitions. */
  async countMails({ visitor }: Walker): Promise<{ all: number; again: number }> {
    const address = encodeURIComponent(visitor.email);
    const answer = await fetch(`${this.#url}/__sandbox/inbox.json?to=${address}`);
    const mails = (await answer.json()) as { idempotencyKey: string }[];
    const all = new Set(mails.map(({ idempotencyKey }) => idempotencyKey)).size;
    return { all, again: mails.length - all };
  }

  #planMail(mail: object): Promise<void> {
    return this.#control("faults", { method: "PUT", body: JSON.stringify({ mail }) });
  }

  async #control(path: string, control: Control): Promise<void> {
    const answer = await fetch(`${this.#url}/__sandbox/${path}`, control);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  }

  async #confirm(secret: string, email: string): Promise<void> {
    const id = secret.split("_secret_")[0];
    const answer = await fetch(`${this.#url}/v1/payment_intents/${id}/confirm`, {
      method: "POST",
      headers: { Authorization: "Bearer pk_test_sandbox" },
      body: new URLSearchParams({
        client_secret: secret,
        key: "pk_test_sandbox",
        payment_method: "pm_card_visa",
        receipt_email: email,
      }),
    });
    const { status } = (await answer.json()) as { status?: string };
    if (status !== "succeeded") throw new Error(`Not paid: ${answer.status} ${status}`);
  }

  async #payCheckout(url: string): Promise<void> {
    const body = new URLSearchParams(fieldsOfCard(CARDS.good));
    const answer = await fetch(url, { method: "POST", body, redirect: "manual" });
    await answer.arrayBuffer();
    if (answer.status !== 303) throw new Error(`Not paid: ${answer.status}`);
  }
}
