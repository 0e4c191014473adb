/** What is read as text in a source: its whole sentences, without markup, labels and code. */
import { lexer, type Token, type Tokens } from "marked";
import ts from "typescript";
import { isText } from "./mask-source.ts";

/** Stands for whatever is filled in, and is read as one short word. */
const FILLED_IN = "{}";
const WORD = /[\p{L}\p{N}]+(?:[-.,:'’][\p{L}\p{N}]+)*|\{\}/gu;
/** Code and addresses. */
const NOT_WORDS = /`[^`]+`|(?:https?:\/\/|www\.)[^\s)]*[^\s).,;:]|[^\s(“"]+@[^\s)”"]+\w/g;
/** Direct speech goes on in lower case: “Why?” he said. */
const BETWEEN = /(?<=[.!?…][”"’')]*)\s(?=[“"‘'(]*(?:[\p{Lu}\p{N}$€]|\{\}))/u;
const WHOLE = /^[“"‘'(]*(?:[\p{Lu}\p{N}$€]|\{\}).*[.!?…:][”"’')]*$/u;
/** A text with fewer words is a label. */
const LEAST_WORDS = 4;

/** Words joined by a hyphen or an apostrophe count as one, as in Flesch. */
export const wordsOf = (sentence: string): readonly string[] => sentence.match(WORD) ?? [];

export function readSentences(path: string, source: string): readonly string[] {
  const texts = path.endsWith(".md") ? readMarkdown(source) : readStrings(path, source);
  return texts
    .flatMap((text) =>
      text.replace(NOT_WORDS, FILLED_IN).replace(/\s+/g, " ").trim().split(BETWEEN),
    )
    .filter((sentence) => WHOLE.test(sentence) && wordsOf(sentence).length >= LEAST_WORDS);
}

/** Paragraphs, items and cells of a manuscript; headings and directives with their labels are left out. */
function readMarkdown(source: string): readonly string[] {
  const body = source.replace(/^---\n.*?\n---\n/s, "").replace(/^(?::{2,}|\+\+\+).*$/gm, "");
  return lexer(body).flatMap(readBlock);
}

function readBlock(token: Token): readonly string[] {
  switch (token.type) {
    case "paragraph":
    case "text":
      return [(token as Tokens.Text).tokens?.map(readInline).join("") ?? ""];
    case "blockquote":
    case "list_item":
      return (token as Tokens.ListItem).tokens.flatMap(readBlock);
    case "list":
      return (token as Tokens.List).items.flatMap(readBlock);
    case "table":
      return [...(token as Tokens.Table).rows.flat()].map((cell) =>
        cell.tokens.map(readInline).join(""),
      );
    default:
      return [];
  }
}

function readInline(token: Token): string {
  if (token.type === "br") return " ";
  if (token.type === "codespan") return token.raw;
  if (token.type === "html" || token.type === "image" || token.type === "checkbox") return "";
  if ("tokens" in token && token.tokens) return token.tokens.map(readInline).join("");
  return "text" in token ? token.text : "";
}

function readStrings(path: string, source: string): readonly string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isCrash(node)) return;
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
      texts.push(parts.map(({ text }) => text).join(FILLED_IN));
      for (const { expression } of node.templateSpans) visit(expression);
      return;
    }
    if (isText(node)) texts.push((node as ts.LiteralLikeNode).text);
    node.forEachChild(visit);
  };
  visit(file);
  return texts;
}

/** The message of an `Error` is logged, not read. */
const isCrash = (node: ts.Node): boolean =>
  ts.isNewExpression(node) && node.expression.getText() === "Error";
