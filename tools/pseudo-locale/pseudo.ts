import ts from "typescript";
import { ANSWER_LABELS, SUB_DIMENSION_NAMES } from "../../app/domain/life-areas.ts";
import { isText } from "../prose/mask-source.ts";

const ACCENTED: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
};

/** Not translated: they are what is stored and sent (docs/decisions/0045-what-stays-english.md). */
export const IDENTITIES: readonly string[] = [
  ...SUB_DIMENSION_NAMES,
  ...Object.values(ANSWER_LABELS),
];

/** Escapes, placeholders, addresses and tags, in which every letter counts. */
const FIXED =
  /\\u\{?[0-9a-f]+\}?|\\.|\{[\w.]+\}|https?:\/\/\S+|\S+@\S+|(?<=\s|^)\/[\w/-]+|<\/?\w+>/gi;

/** A text as a translation would have it: with accents, and a fifth longer. */
export function pseudo(text: string): string {
  let at = 0;
  let told = "";
  for (const { 0: fixed, index } of text.matchAll(FIXED)) {
    told += accent(text.slice(at, index)) + fixed;
    at = index + fixed.length;
  }
  return told + accent(text.slice(at));
}

/** Accents vowels, and doubles the first one of each longer word. */
const accent = (text: string): string =>
  text
    .replace(/[aeiou]/gi, (vowel) => ACCENTED[vowel] ?? vowel)
    .replace(/\p{L}{4,}/gu, (word) => word.replace(/[áéíóúÁÉÍÓÚ]/, "$&$&"));

/** Paths, keys and drawings are not texts; a capitalised word is one, and so is a piece of a sentence. */
const isRead = (text: string): boolean =>
  !IDENTITIES.includes(text) &&
  !/^[MmLlHhVvCcSsQqTtAaZz\s,.-]*\d[MmLlHhVvCcSsQqTtAaZz\d\s,.-]*$/.test(text) &&
  (/\s/.test(text)
    ? /\p{L}/u.test(text) && !/^[#/]/.test(text)
    : /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*[.:!?…]*$/u.test(text));

/** Words that stand alone in `content/` and may be keys: they stay as they are. */
export function listLoneWords(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && /^[a-z]+$/.test(node.text)) words.push(node.text);
    node.forEachChild(visit);
  };
  visit(file);
  return words;
}

/** A module of `content/` with its texts in the pseudo-locale. */
export function translateSource(path: string, source: string): string {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const texts: Span[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node) && isRead(wholeOf(node))) texts.push(spanOf(node, file));
    node.forEachChild(visit);
  };
  visit(file);
  return texts.reduceRight(
    (told, { start, end }) =>
      told.slice(0, start) + pseudo(told.slice(start, end)) + told.slice(end),
    source,
  );
}

type Span = { readonly start: number; readonly end: number };

/** The whole text of a node: for a part of a template, all of the template. */
function wholeOf(node: ts.Node): string {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  const { parent } = node;
  const template = ts.isTemplateSpan(parent) ? parent.parent : parent;
  if (!ts.isTemplateExpression(template)) return "";
  return (
    template.head.text + template.templateSpans.map(({ literal }) => `1${literal.text}`).join("")
  );
}

/** The span without quotes, and without the braces of a template. */
function spanOf(node: ts.Node, file: ts.SourceFile): Span {
  const start = node.getStart(file);
  const end = node.getEnd();
  if (ts.isJsxText(node)) return { start, end };
  const isOpen = ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
  return { start: start + 1, end: end - (isOpen ? 2 : 1) };
}
