import { env } from "cloudflare:workers";
import { toBase64Url } from "#app/platform/encode.ts";
import worker from "../../build/server/index.js";
import { carryTo, databaseOver } from "../../tests/fixtures/database-over.ts";
import type { Act, Statement } from "../recording.ts";

/**
 * The built web worker, which first records what it does: `GET /__acts` answers with it and forgets it, and
 * `DELETE /__acts` ends the recording, so that nothing of it is measured.
 */
let acts: Act[] = [];
const undos: (() => void)[] = [];

/** Puts an own method in front of an inherited one. The app holds the same objects. */
function replace<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  value: Target[Name],
): void {
  Object.defineProperty(target, name, { value, configurable: true });
  undos.push(() => delete target[name]);
}

const carry = carryTo(env.DB);
const database = databaseOver((sent) => {
  acts.push({ kind: "statements", statements: sent as Statement[] });
  return carry(sent);
});
replace(env.DB, "prepare", database.prepare);
replace(env.DB, "batch", database.batch);

for (const [binding, value] of Object.entries(env as unknown as Record<string, object>)) {
  if (binding.startsWith("LIMIT_")) {
    const limiter = value as RateLimit;
    const limit = limiter.limit.bind(limiter);
    replace(limiter, "limit", (options) => {
      acts.push({ kind: "limit", binding, key: options.key });
      return limit(options);
    });
  }
  if (binding.endsWith("_QUEUE")) {
    const queue = value as Queue;
    const sendBatch = queue.sendBatch.bind(queue);
    replace(queue, "sendBatch", (given) => {
      const messages = [...given];
      acts.push({ kind: "queue", binding, messages });
      return sendBatch(messages);
    });
  }
}

const digest = crypto.subtle.digest.bind(crypto.subtle);
replace(crypto.subtle, "digest", async (algorithm, data) => {
  const result = await digest(algorithm, data);
  const text = new TextDecoder().decode(data);
  acts.push({ kind: "hash", text, result: toBase64Url(new Uint8Array(result)) });
  return result;
});

const randomUUID = crypto.randomUUID.bind(crypto);
replace(crypto, "randomUUID", () => {
  const result = randomUUID();
  acts.push({ kind: "id", result });
  return result;
});

export default {
  async fetch(request) {
    if (!request.url.endsWith("/__acts")) return worker.fetch(request);
    const done = acts;
    acts = [];
    if (request.method === "DELETE") for (const undo of undos) undo();
    return Response.json(done);
  },
} satisfies ExportedHandler;
