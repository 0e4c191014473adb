import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../tool.ts";

/** A variable of the workers, as `.dev.vars.example` documents it. */
export type Documented = {
  readonly name: string;
  readonly isSecret: boolean;
  /** It may be missing. */
  readonly isOptional: boolean;
  /** What it is for, in a sentence. */
  readonly text: string;
};

/** A comment, and the variables right below it; those that are commented out may be missing. */
const PARAGRAPH = /\n\s*\n/;
const VARIABLE = /^(# )?([A-Z][A-Z\d_]+)=/;

const readDevVarsExample = (): string => readFileSync(join(root, ".dev.vars.example"), "utf8");

export function listDocumented(text = readDevVarsExample()): Documented[] {
  return text.split(PARAGRAPH).flatMap((paragraph) => {
    const lines = paragraph.split("\n");
    const isVariable = (line: string) => VARIABLE.test(line);
    const comment = lines
      .filter((line) => !isVariable(line))
      .map((line) => line.replace(/^# ?/, ""))
      .join(" ");
    return lines.filter(isVariable).map((line) => {
      const [, hidden, name = ""] = VARIABLE.exec(line) ?? [];
      return {
        name,
        isSecret: comment.startsWith("Secret"),
        isOptional: hidden !== undefined,
        text: comment
          .replace(/^(Secret|Optional)[^.]*\. /, "")
          .replace(/(?<=[\w)]\.) [A-Z].*$/, ""),
      };
    });
  });
}
