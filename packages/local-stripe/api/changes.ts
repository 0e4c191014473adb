/** The attributes of `before` that differ in `after`, as an event's `previous_attributes`. */
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

/** Plain hashes are compared by attribute; lists and other objects as a whole. */
const isHash = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("object" in value);
