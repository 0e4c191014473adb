import { Card } from "#app/design/layout.tsx";
import type { HelpLine } from "../content/help-line.ts";
import { directory, exit, HELP_PATH, helpNote } from "../content/texts.ts";
import { HelpLines } from "./help-lines.tsx";
import * as css from "./help-note.css.ts";
import { QuickExit } from "./quick-exit.tsx";

type HelpNoteProps = {
  lines: readonly Pick<HelpLine, "name" | "number" | "about">[];
};

/** A kind word with the numbers of the visitor's country, or where to find them (docs/product.md#help-note). */
export const HelpNote = ({ lines }: HelpNoteProps) => (
  <aside aria-label={helpNote.label} className={css.place}>
    <Card className={css.note}>
      <p className={css.title}>{helpNote.title}</p>
      <p>{helpNote.text}</p>
      {lines.length > 0 ? (
        <HelpLines lines={lines} />
      ) : (
        <p>
          <a href={directory.website} rel="noreferrer" className={css.more}>
            {directory.name}
          </a>
        </p>
      )}
      <p>
        <a href={HELP_PATH} className={css.more}>
          {helpNote.more}
        </a>
      </p>
      <QuickExit />
      <p className={css.about}>{exit.memory}</p>
    </Card>
  </aside>
);
