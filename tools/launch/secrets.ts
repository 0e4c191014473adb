import type { Setting } from "./production-settings.ts";

/** A variable that no file of the repository sets for production, and what `.dev.vars.example` says of it. */
export type UnsetVariable = {
  readonly name: string;
  readonly isOptional: boolean;
  /** What it is for, in a sentence. */
  readonly text: string;
};

/** A comment, and the variables right below it; those that are commented out may be missing. */
const PARAGRAPH = /\n\s*\n/;
const VARIABLE = /^(# )?([A-Z][A-Z\d_]+)=/;

/** What is left to be set by hand: secrets, and what a site may have or not. */
export function listUnset(devVars: string, settings: readonly Setting[]): UnsetVariable[] {
  const known = new Map(settings.map(({ key, value }) => [key, value]));
  return devVars.split(PARAGRAPH).flatMap((paragraph) => {
    const lines = paragraph.split("\n");
    const isVariable = (line: string) => VARIABLE.test(line);
    const text = tellPurpose(lines.filter((line) => !isVariable(line)));
    return lines.filter(isVariable).flatMap((line) => {
      const [, hidden, name = ""] = VARIABLE.exec(line) ?? [];
      if (known.has(name)) return [];
      const isNeeded = name === "RESEND_API_KEY" && known.get("MAIL_TRANSPORT") === "resend";
      return [{ name, isOptional: hidden !== undefined && !isNeeded, text }];
    });
  });
}

const tellPurpose = (comment: readonly string[]): string =>
  comment
    .map((line) => line.replace(/^# ?/, ""))
    .join(" ")
    .replace(/^(Secret|Optional)[^.]*\. /, "")
    .replace(/(?<=[\w)]\.) [A-Z].*$/, "");
