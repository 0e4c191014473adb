import type { Kind, readShapes, Shape } from "./provide-shapes.ts";

type Blank = null | false | never[] | { [name: string]: Blank };
type Shapes = Pick<ReturnType<typeof readShapes>, "objects" | "shapes">;

/**
 * The required fields of each object that may be empty: null, no items, false. Texts and amounts are left out, so that
 * tsc demands them where an object is built.
 */
export function listBlanks({ objects, shapes }: Shapes): Record<string, Blank> {
  const blankOf = (shape: Shape, seen: readonly string[]): { [name: string]: Blank } =>
    Object.fromEntries(
      Object.entries(shape)
        .filter(([, { isOptional }]) => !isOptional)
        .map(([name, { kinds }]) => [name, blankKind(kinds, seen)] as const)
        .filter((entry): entry is [string, Blank] => entry[1] !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );

  const blankKind = (kinds: readonly Kind[], seen: readonly string[]): Blank | undefined => {
    if (kinds.some(({ kind }) => kind === "null")) return null;
    const [only] = kinds;
    if (only === undefined || kinds.length > 1) return undefined;
    if (only.kind === "array") return [];
    if (only.kind === "boolean") return false;
    if (only.kind === "map") return {};
    if (only.kind !== "is" || seen.includes(only.shape)) return undefined;
    const shape = shapes[only.shape] ?? {};
    const blank = blankOf(shape, [...seen, only.shape]);
    const required = Object.values(shape).filter(({ isOptional }) => !isOptional);
    // A partial nested object would hide its missing fields from tsc.
    return Object.keys(blank).length === required.length ? blank : undefined;
  };

  const names = Object.entries(objects).filter(([object]) => object !== "event");
  return Object.fromEntries(
    names.map(([object, shape]) => [object, blankOf(shapes[shape] ?? {}, [shape])]),
  );
}

/** `npm run blanks -w @kindling/local-stripe` writes api/blanks.json. */
if (import.meta.main) {
  const { writeFileSync } = await import("node:fs");
  const { readShapes } = await import("./provide-shapes.ts");
  const path = `${import.meta.dirname}/../api/blanks.json`;
  writeFileSync(path, `${JSON.stringify(listBlanks(readShapes()), null, 2)}\n`);
}
