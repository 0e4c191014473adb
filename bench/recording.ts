/** What the app does in a call besides computing, in the order in which it does it. */
export type Act =
  | { kind: "id"; result: string }
  | { kind: "hash"; text: string; result: string }
  | { kind: "limit"; binding: string; key: string }
  | { kind: "queue"; binding: string; messages: { body: unknown }[] }
  | { kind: "statements"; statements: Statement[] };
export type Statement = { sql: string; params: (string | number | null)[] };

export type Answer = { status: number; cookie: string; body: string };

/** What a call did and answered, with slots for what differs from request to request. */
export type Replay = { acts: unknown[]; answer: unknown };

/** What a request brings along, by name: its cookie, the last segment of its path, and the texts of its body. */
type Given = Record<string, string>;

/** Takes the place of a text: other texts, and names of what to put between them. */
type Template = { parts: (string | { slot: string })[] };

/** Shorter ones, like a name, may stand in other texts by chance. */
const LEAST_LENGTH = 20;

/** Makes of what was recorded in one request what a worker without the app repeats in each. */
export function makeReplay(acts: readonly Act[], answer: Answer, given: Given): Replay {
  const slots = new Map<string, string>();
  for (const [name, value] of Object.entries(given)) {
    if (value.length >= LEAST_LENGTH) slots.set(value, name);
  }
  const steps = acts.map((act) => {
    if (!("result" in act)) return putSlots(act, slots);
    // What is made anew has a slot, by which what is stored of it follows.
    const result = `made${slots.size}`;
    const step = { ...(putSlots(act, slots) as Act), result };
    slots.set(act.result, result);
    return step;
  });
  return { acts: steps, answer: putSlots(answer, slots) };
}

const putSlots = (value: unknown, slots: ReadonlyMap<string, string>): unknown =>
  JSON.parse(JSON.stringify(value), (_key, text) => {
    if (typeof text !== "string") return text;
    let parts: Template["parts"] = [text];
    for (const [known, slot] of slots) {
      parts = parts.flatMap((part) =>
        typeof part === "string"
          ? part.split(known).flatMap((rest, at) => (at === 0 ? [rest] : [{ slot }, rest]))
          : [part],
      );
    }
    return parts.length === 1 ? text : { parts: parts.filter((part) => part !== "") };
  });

/** Puts a request's values into the slots. */
export function fillSlots(value: unknown, values: ReadonlyMap<string, string>): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => fillSlots(item, values));
  if ("parts" in value) {
    const { parts } = value as Template;
    return parts.map((part) => (typeof part === "string" ? part : values.get(part.slot))).join("");
  }
  const filled: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) filled[key] = fillSlots(item, values);
  return filled;
}

/** Names a call by its method and path, without an id at the end. */
export const nameOfCall = (method: string, path: string): string =>
  `${method} ${path.replace(/\/[0-9a-f-]{36}$/, "/")}`;

/** Reads what a request brings along, as the recording and its replays both do. */
export function readGiven(path: string, cookie: string | null, body: string): Given {
  const fields = body === "" ? {} : (JSON.parse(body) as Record<string, unknown>);
  const texts = Object.entries(fields).filter(([, value]) => typeof value === "string");
  return {
    ...(Object.fromEntries(texts) as Given),
    visitor: cookie?.split("=")[1] ?? "",
    segment: path.split("/").at(-1) ?? "",
  };
}
