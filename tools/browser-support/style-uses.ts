import {
  type Atrule,
  type CssNode,
  type Declaration,
  findAll,
  generate,
  parse,
  type Rule,
  walk,
} from "css-tree";
import { findKnown, listLacking, namesBelow, type Use } from "./compat.ts";

/** MDN's paths of value functions, by name: each is below the type that it returns, or at the type itself. */
const FUNCTIONS = new Map<string, readonly string[]>(
  namesBelow("css", "types").flatMap((type) => [
    ...namesBelow("css", "types", type).map(
      (name) => [name, ["css", "types", type, name]] as const,
    ),
    [type, ["css", "types", type]] as const,
  ]),
);

/**
 * What a stylesheet uses that a supported browser lacks, without a fallback: an `@supports` that names it, or an
 * earlier declaration of the property in the same rule. A custom property and a value with `var()` have no fallback:
 * browsers find out too late. A name with an engine's prefix is meant for that engine.
 */
export function findStyleUses(file: string, text: string): Use[] {
  const uses: Use[] = [];
  const conditions: string[] = [];
  walk(parse(text, { positions: true, parseCustomProperty: true }), {
    enter(this: { rule: Rule | null }, node: CssNode) {
      if (isSupports(node)) conditions.push(node.prelude ? generate(node.prelude) : "");
      for (const path of listPaths(node)) {
        const name = path.split(".").at(-1) ?? "";
        if (name.startsWith("-") || listLacking(path).length === 0) continue;
        if (conditions.some((condition) => condition.includes(name))) continue;
        if (node.type === "Declaration" && hasFallback(node, this.rule, path)) continue;
        uses.push({ path, file, line: node.loc?.start.line ?? 0 });
      }
    },
    leave(node: CssNode) {
      if (isSupports(node)) conditions.pop();
    },
  });
  return uses;
}

const isSupports = (node: CssNode): node is Atrule =>
  node.type === "Atrule" && node.name === "supports";

function listPaths(node: CssNode): string[] {
  switch (node.type) {
    case "Atrule":
      return listKnown(["css", "at-rules", node.name]);
    case "Feature":
      return listKnown(["css", "at-rules", "media", node.name]);
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return listKnown(["css", "selectors", node.name]);
    case "Declaration":
      return listPathsOfDeclaration(node);
    default:
      return [];
  }
}

function listPathsOfDeclaration({ property, value }: Declaration): string[] {
  const parts = findAll(value, ({ type }) => type === "Identifier" || type === "Function");
  return [
    ...listKnown(["css", "properties", property], ["css", "at-rules", "font-face", property]),
    ...parts.flatMap((part) => {
      if (part.type === "Identifier") return listKnown(["css", "properties", property, part.name]);
      return part.type === "Function" ? listKnown(FUNCTIONS.get(part.name) ?? []) : [];
    }),
  ];
}

function listKnown(...paths: (readonly string[])[]): string[] {
  const path = findKnown(paths);
  return path === undefined ? [] : [path];
}

function hasFallback(declaration: Declaration, rule: Rule | null, path: string): boolean {
  const { property, value } = declaration;
  const all = rule?.block.children.toArray().filter((node) => node.type === "Declaration") ?? [];
  if (path === `css.properties.${property}`) {
    return all.some((other) => {
      const prefix = /^-[a-z]+-/.exec(other.property)?.[0];
      return other.property === `${prefix}${property}` && listLacking(path, prefix).length === 0;
    });
  }
  const before = all.slice(0, all.indexOf(declaration));
  const isLateChecked = property.startsWith("--") || generate(value).includes("var(");
  return before.some(
    (other) => other.property === property && !isLateChecked && !listPaths(other).includes(path),
  );
}
