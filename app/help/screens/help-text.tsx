import { HELP_PATH } from "../content/texts.ts";

/** A text whose mentions of helplines link to the help page. */
export const HelpText = ({ children }: { children: string }) =>
  children.split(/(helplines?|crisis lines?)/i).map((part, at) =>
    // Splitting by one group puts the matches at odd indexes.
    at % 2 === 1 ? (
      <a key={part + String(at)} href={HELP_PATH}>
        {part}
      </a>
    ) : (
      part
    ),
  );
