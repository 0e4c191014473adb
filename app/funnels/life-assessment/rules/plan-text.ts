export const PLAN_FILE_NAME = "7-Day-Life-Improvement-Action-Plan.txt";

const LINE_LENGTH = 76;

/** A heading over a line of its own length. */
export const headLines = (title: string): string[] => [title, "-".repeat(title.length)];

/** Breaks a paragraph into lines that every text editor shows whole; `mark` stands before the first. */
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

/** Windows' own editor needs both characters at the end of a line. */
export const joinLines = (lines: readonly string[]): string => `${lines.join("\r\n")}\r\n`;
