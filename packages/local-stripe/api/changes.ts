/** What of `before` is otherwise in `after`, as `previous_attributes` of an event tells it. */
export function findChanges(before: object, after: object): Record<string, unknown> {
  const old = new Map(Object.entries(before));
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    const was: unknown = old.get(name) ?? null;
    if (JSON.stringify(was) === JSON.stringify(value ?? null)) continue;
    changes[name] = isHash(was) && isHash(value) ? findChanges(was, value) : was;
  }
  return changes;
}

/** A hash of an object's own: a list or another object is told whole. */
const isHash = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("object" in value);
