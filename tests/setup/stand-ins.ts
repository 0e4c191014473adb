/** Workers that stand beside the one under test, where `wrangler dev` would have the real ones. */
const standIn = (name: string, script: string) => ({
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

/** Takes every mail but for those to an address that begins with `refused`. */
export const sandboxStandIn = standIn(
  "kindling-sandbox",
  `export class MailProvider extends WorkerEntrypoint {
    async fetch(request) {
      const { to } = await request.json();
      return new Response(null, { status: to.startsWith("refused") ? 422 : 202 });
    }
  }
  export default {};`,
);

/** Answers what it was asked. */
export const webStandIn = standIn(
  "kindling-web",
  `export default {
    async fetch(request) {
      const { method, url } = request;
      const headers = Object.fromEntries(request.headers);
      return Response.json({ method, url, headers, body: await request.text() }, { status: 418 });
    },
  };`,
);

/** Counts how often its cron was run. */
export const jobsStandIn = standIn(
  "kindling-jobs",
  `let runs = 0;
  export class DevelopmentControls extends WorkerEntrypoint {
    async runCron() { runs += 1; }
    async countRuns() { return runs; }
  }
  export default {};`,
);
