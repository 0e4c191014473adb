import { env } from "cloudflare:workers";
import { hashText, toBase64Url } from "#app/platform/encode.ts";
import {
  type Act,
  type Answer,
  fillSlots,
  nameOfCall,
  type Replay,
  readGiven,
} from "../recording.ts";

type Bindings = Record<string, RateLimit & Queue> & { DB: D1Database };

const bindings = env as unknown as Bindings;
let replays: Record<string, Replay> = {};

/** Does in each call what the app was recorded doing, and nothing around it. `PUT /__replays` tells it what that is. */
export default {
  async fetch(request, _env, context) {
    const { pathname } = new URL(request.url);
    if (pathname === "/__replays") {
      replays = await request.json();
      return new Response();
    }
    const replay = replays[nameOfCall(request.method, pathname)];
    if (replay === undefined) return new Response(null, { status: 404 });
    const given = readGiven(pathname, request.headers.get("Cookie"), await request.text());
    const values = new Map(Object.entries(given));
    if (given["visitor"] === "") values.set("visitor", newSecret());
    for (const step of replay.acts) {
      const act = fillSlots(step, values) as Act;
      // As in the app, no answer waits for the queue.
      if (act.kind === "queue") context.waitUntil(repeat(act, values));
      else await repeat(act, values);
    }
    const { status, cookie, body } = fillSlots(replay.answer, values) as Answer;
    const headers = new Headers({ "Content-Type": "application/json" });
    if (cookie !== "") headers.set("Set-Cookie", cookie);
    return new Response(body, { status, headers });
  },
} satisfies ExportedHandler;

async function repeat(act: Act, values: Map<string, string>): Promise<unknown> {
  switch (act.kind) {
    case "id":
      return values.set(act.result, crypto.randomUUID());
    case "hash":
      return values.set(act.result, await hashText(act.text));
    case "limit":
      return bindings[act.binding]?.limit({ key: act.key });
    case "queue":
      return bindings[act.binding]?.sendBatch(act.messages);
    case "statements": {
      const [only, ...more] = act.statements.map(({ sql, params }) =>
        bindings.DB.prepare(sql).bind(...params),
      );
      if (only === undefined) return;
      return more.length === 0 ? only.run() : bindings.DB.batch([only, ...more]);
    }
  }
}

const newSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
