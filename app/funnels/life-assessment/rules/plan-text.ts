const LINE_LENGTH = 76;

/** A heading, underlined at its own length. */
export const headLines = (title: string): string[] => [title, "-".repeat(title.length)];

/** Wraps a paragraph for plain text editors; `mark` precedes the first line. */
export function wrapLines(text: string, mark = ""): string[] {
  const indent = " ".repeat(mark.length);
  const lines: string[] = [];
  let line = mark;
  for (const word of text.split(" ")) {
    if (line.length + word.length > LINE_LENGTH && line.trim() !== mark.trim()) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
}

/** CRLF, because Windows' own editor needs it. */
export const joinLines = (lines: readonly string[]): string => `${lines.join("\r\n")}\r\n`;
