/** Rows by table. A suppression is no person's: it outlives the erasure. */
export const countHeld = (person: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(person).flatMap(([name, rows]) =>
      Array.isArray(rows) && rows.length > 0 && name !== "suppressions"
        ? [[name, rows.length]]
        : [],
    ),
  );
