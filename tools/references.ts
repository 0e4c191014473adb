import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { marked, type Token } from "marked";
import { root } from "./tool.ts";

/** Every file in git by its path; the text of binary files is empty. */
export type Tree = ReadonlyMap<string, string>;

/** Manuscripts of what is sold link to chapters in a dialect of their own; their build checks those links. */
const MANUSCRIPT = /^products\/.+\/.+\.md$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
/** `docs/design.md`, `docs/product.md#paywall`, `docs/decisions/0010`; not the `docs/` of an address. */
const IN_DOCS = /(?<![\w/.-])docs\/[\w./-]*\w(?:#[\w-]+)?/g;
/** `README.md`, `products/README.md`. */
const DOCUMENT = /(?<![\w/.-])(?:[\w-]+\/)*[\w.-]*\w\.md(?:#[\w-]+)?\b/g;
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*|#|--).*$/gm;
const PROMISE = /\bP\d\d\b/g;
/** The ids with which the name of a test begins. */
const PROVEN = /["'`](P\d\d(?: P\d\d)*)\b/g;
const PROMISES = "docs/promises.md";

const isDocument = (path: string): boolean => path.endsWith(".md") && !MANUSCRIPT.test(path);
const matchesOf = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

/** The paths of all files and folders, and the anchors of each document. */
type Targets = {
  readonly paths: ReadonlySet<string>;
  readonly anchors: ReadonlyMap<string, readonly string[]>;
};

export function readRepository(): Tree {
  const listed = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  const paths = listed.split("\0").filter((path) => path && existsSync(join(root, path)));
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return [path, text.includes("\0") || path === "package-lock.json" ? "" : text];
    }),
  );
}

/** Each mention of a document, heading or promise that does not exist, and each promise that no test proves. */
export function findDanglingReferences(tree: Tree): string[] {
  const targets = listTargets(tree);
  const found = [...tree].flatMap(([path, text]) => [
    ...findMentions(path, text)
      .filter((reference) => !exists(targets, path, reference))
      .map((reference) => `${path}: ${reference} does not exist`),
    ...(isDocument(path) ? findBrokenLinks(targets, path, text) : []),
  ]);
  return [...new Set([...found, ...findBrokenPromises(tree)])];
}

/** Document names in comments, and paths below `docs/` anywhere. */
function findMentions(path: string, text: string): string[] {
  const comments = isDocument(path) ? [] : matchesOf(text, COMMENT_LINE);
  return [
    ...matchesOf(text, IN_DOCS),
    ...comments.flatMap((line) => matchesOf(line.replaceAll(IN_DOCS, ""), DOCUMENT)),
  ];
}

function listTargets(tree: Tree): Targets {
  const paths = [...tree.keys()].flatMap((path) => {
    const parts = path.split("/");
    // Its folders count, too; a decision may be named by its number alone.
    const above = parts.map((_, at) => parts.slice(0, at).join("/"));
    return [path, path.replace(/(\/\d{4})-[^/]+$/, "$1"), ...above];
  });
  const documents = [...tree].filter(([path]) => isDocument(path));
  return {
    paths: new Set(paths),
    anchors: new Map(documents.map(([path, text]) => [path, listAnchors(text)])),
  };
}

/** Whether a reference exists, from the root or from where it is mentioned. */
function exists(targets: Targets, from: string, reference: string): boolean {
  const [target = "", anchor] = reference.split("#");
  return [target, posix.join(posix.dirname(from), target)].some((path) =>
    hasTarget(targets, path, anchor),
  );
}

const hasTarget = ({ paths, anchors }: Targets, path: string, anchor: string | undefined) =>
  anchor === undefined ? paths.has(path) : anchors.get(path)?.includes(anchor) === true;

function findBrokenLinks(targets: Targets, path: string, text: string): string[] {
  return listLinks(text).flatMap((href) => {
    const [target = "", anchor] = href.split("#");
    const file = target === "" ? path : posix.join(posix.dirname(path), target);
    return hasTarget(targets, file, anchor) ? [] : [`${path}: ${href} leads nowhere`];
  });
}

/** The addresses within this repository that a document links to. */
function listLinks(markdown: string): string[] {
  const links: string[] = [];
  walk(markdown, (token) => {
    if (token.type === "link" || token.type === "image") links.push(token["href"]);
    if (token.type !== "html") return;
    for (const [, address] of token.raw.matchAll(/(?:src|href)="([^"]*)"/g))
      links.push(`${address}`);
  });
  return links.filter((address) => !/^[a-z]+:/.test(address));
}

/** Anchors as GitHub makes them: a second heading of the same words ends with -1. */
function listAnchors(markdown: string): string[] {
  const anchors: string[] = [];
  for (const heading of listHeadings(markdown)) {
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(/\s/g, "-");
    const before = anchors.filter((one) => one.replace(/-\d+$/, "") === anchor).length;
    anchors.push(before === 0 ? anchor : `${anchor}-${before}`);
  }
  return anchors;
}

function listHeadings(markdown: string): string[] {
  const headings: string[] = [];
  walk(markdown, (token) => {
    if (token.type === "heading") headings.push(token["text"]);
  });
  return headings;
}

const walk = (markdown: string, visit: (token: Token) => void): void =>
  void marked.walkTokens(marked.lexer(markdown), visit);

/** A held promise is a heading with links to its tests; one that is only intended is in bold. */
function findBrokenPromises(tree: Tree): string[] {
  const list = tree.get(PROMISES) ?? "";
  const held = listHeadings(list).filter((heading) => /^P\d\d$/.test(heading));
  const intended: string[] = [];
  walk(list, (token) => {
    if (token.type === "strong") intended.push(token["text"]);
  });
  const defined = new Set([...held, ...intended]);
  const proven = new Map([...tree].map(([path, text]) => [path, listProven(path, text)]));
  const isProven = (id: string) => [...proven.values()].some((ids) => ids.includes(id));
  return [
    ...[...tree].flatMap(([path, text]) =>
      matchesOf(text, PROMISE)
        .filter((id) => !defined.has(id))
        .map((id) => `${path}: ${id} is not in ${PROMISES}`),
    ),
    ...held.filter((id) => !isProven(id)).map((id) => `${PROMISES}: no test proves ${id}`),
    ...findWrongProofs(list, proven),
  ];
}

const listProven = (path: string, text: string): string[] =>
  TEST.test(path) ? matchesOf(text, PROVEN).flatMap((name) => matchesOf(name, PROMISE)) : [];

/** Links below the heading of a promise to files that have no test of it. */
function findWrongProofs(list: string, proven: ReadonlyMap<string, readonly string[]>): string[] {
  return list.split(/^### /m).flatMap((part) => {
    const id = /^P\d\d$/m.exec(part)?.[0];
    if (id === undefined) return [];
    const [section = ""] = part.split(/^## /m);
    return listLinks(section)
      .map((href) => posix.join("docs", href))
      .filter((path) => proven.get(path)?.includes(id) === false)
      .map((path) => `${PROMISES}: ${path} has no test of ${id}`);
  });
}
