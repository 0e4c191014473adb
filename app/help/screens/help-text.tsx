import { HELP_PATH } from "../content/texts.ts";

/** A text whose mention of a helpline leads to the help page. */
export const HelpText = ({ children }: { children: string }) =>
  children.split(/(helplines?|crisis lines?)/i).map((part, at) =>
    // A split by one group has its matches at the odd places.
    at % 2 === 1 ? (
      <a key={part + String(at)} href={HELP_PATH}>
        {part}
      </a>
    ) : (
      part
    ),
  );
