import { Lexer, type Token, type Tokens } from "marked";
import type { Run, Text } from "../typesetter/blocks.ts";

/** @throws Error for inline content that cannot be printed: images, HTML, code */
export function readText(tokens: readonly Token[], look: Omit<Run, "text"> = {}): Text {
  return tokens.flatMap((token): Text => {
    const { tokens: inner = [] } = token as Tokens.Generic;
    switch (token.type) {
      case "text":
      case "escape":
        return inner.length > 0
          ? readText(inner, look)
          : [{ ...look, text: (token as Tokens.Text).text.replaceAll("\n", " ") }];
      case "em":
        return readText(inner, { ...look, look: "italic" });
      case "strong":
        return readText(inner, { ...look, look: "bold" });
      case "link":
        return readText(inner, { ...look, link: (token as Tokens.Link).href });
      case "br":
        return [{ ...look, text: "\n" }];
      default:
        throw new Error(`Cannot be printed: ${token.raw.slice(0, 60)}`);
    }
  });
}

/** The single paragraph of a directive. */
export function readParagraph(source: string): Text {
  const [token, ...rest] = new Lexer().lex(source).filter(({ type }) => type !== "space");
  if (token?.type !== "paragraph" || rest.length > 0) {
    throw new Error(`Expected a single paragraph: ${source.trim().slice(0, 60)}`);
  }
  return readText((token as Tokens.Paragraph).tokens);
}
