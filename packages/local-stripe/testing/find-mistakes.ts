import { inject } from "vitest";
import type { Kind } from "./provide-shapes.ts";

const { objects, shapes } = inject("stripeShapes");

type Hash = Record<string, unknown>;
const isHash = (value: unknown): value is Hash =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where an object deviates from the SDK's types: missing, of another type, or unknown. */
export function findMistakes(object: Hash): string[] {
  const name = String(object["object"]);
  const shape = objects[name];
  return shape === undefined ? [`${name}: no such object`] : checkShape(object, shape, name);
}

function checkShape(value: Hash, shape: string, at: string): string[] {
  const fields = shapes[shape] ?? {};
  const isTold = Object.keys(fields).length > 0;
  const unknown = Object.keys(value).filter((name) => isTold && fields[name] === undefined);
  return [
    ...unknown.map((name) => `${at}.${name}: unknown`),
    ...Object.entries(fields).flatMap(([name, { isOptional, kinds }]) => {
      const given = value[name];
      if (given === undefined) return isOptional ? [] : [`${at}.${name}: missing`];
      return checkKinds(given, kinds, `${at}.${name}`);
    }),
  ];
}

function checkKinds(value: unknown, kinds: readonly Kind[], at: string): string[] {
  const tries = kinds.map((kind) => checkKind(value, kind, at));
  const best = tries.toSorted((a, b) => a.length - b.length)[0];
  return best ?? [];
}

/** Ranks a wrong type below a right one with mistakes in it. */
const otherKind = (value: unknown, at: string) =>
  Array<string>(1_000).fill(`${at}: ${JSON.stringify(value)?.slice(0, 60)}`);

function checkKind(value: unknown, kind: Kind, at: string): string[] {
  switch (kind.kind) {
    case "anything":
      return [];
    case "null":
      return value === null ? [] : otherKind(value, at);
    case "literal":
      return value === kind.value ? [] : otherKind(value, at);
    case "array":
      if (!Array.isArray(value)) return otherKind(value, at);
      return value.flatMap((item, index) => checkKinds(item, kind.of, `${at}[${index}]`));
    case "map":
      if (!isHash(value)) return otherKind(value, at);
      return Object.entries(value).flatMap(([name, item]) =>
        checkKinds(item, kind.of, `${at}.${name}`),
      );
    case "is":
      return isHash(value) ? checkShape(value, kind.shape, at) : otherKind(value, at);
    default:
      return kind.kind === typeof value ? [] : otherKind(value, at);
  }
}
