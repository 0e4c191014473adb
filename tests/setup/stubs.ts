/** Stubs of the workers next to the one under test. */
const stub = (name: string, script: string) => ({
  name,
  compatibilityDate: "2026-11-01",
  modules: [
    {
      type: "ESModule" as const,
      path: `${name}.mjs`,
      contents: `import { WorkerEntrypoint } from "cloudflare:workers"; ${script}`,
    },
  ],
});

/** Accepts every mail except to addresses that start with `refused`; its Stripe and Turnstile are down. */
export const sandboxStub = stub(
  "kindling-sandbox",
  `export class MailProvider extends WorkerEntrypoint {
    async fetch(request) {
      const { to } = await request.json();
      return new Response(null, { status: to.startsWith("refused") ? 422 : 202 });
    }
  }
  export class StripeApi extends WorkerEntrypoint {
    async fetch() {
      return Response.json({ error: { type: "api_error", message: "down" } }, {
        status: 503,
        // Spares the SDK's retries, which wait.
        headers: { "Stripe-Should-Retry": "false" },
      });
    }
    async readClockOffsetMs() { return 0; }
  }
  export class Turnstile extends WorkerEntrypoint {
    async fetch() { return new Response(null, { status: 503 }); }
  }
  export default {};`,
);

/** Echoes the request. */
export const webStub = stub(
  "dev-web",
  `export default {
    async fetch(request) {
      const { method, url } = request;
      const headers = Object.fromEntries(request.headers);
      return Response.json({ method, url, headers, body: await request.text() }, { status: 418 });
    },
  };`,
);

/** Says that it was asked. */
export const consoleStub = stub(
  "dev-console",
  `export default {
    fetch: ({ method, url }) => Response.json({ console: method, url }, { status: 418 }),
  };`,
);

/** Counts cron runs. */
export const jobsStub = stub(
  "dev-jobs",
  `let runs = 0;
  export class DevelopmentControls extends WorkerEntrypoint {
    async runCron() { runs += 1; }
    async runNight() { runs += 100; }
    async countRuns() { return runs; }
    async fetch() { return new Response("jobs"); }
  }
  export default {};`,
);

/** Records what it receives; PUT sets how many of the next requests fail with 500. GET lists the records, DELETE clears them. */
export const webhookStub = stub(
  "dev-stripe-webhook",
  `let received = [];
  let failNext = 0;
  export default {
    async fetch(request) {
      if (request.method === "GET") return Response.json(received);
      if (request.method === "DELETE") received = [];
      if (request.method === "PUT") failNext = Number(await request.text());
      if (request.method !== "POST") return new Response(null, { status: 204 });
      const { url } = request;
      const signature = request.headers.get("Stripe-Signature");
      const status = failNext > 0 ? 500 : 200;
      failNext = Math.max(0, failNext - 1);
      received.push({ url, signature, body: await request.text(), status });
      return new Response(null, { status });
    },
  };`,
);
