import { type HelpLine, toDialable } from "../content/help-line.ts";
import * as css from "./help-note.css.ts";

type ShortLine = Pick<HelpLine, "name" | "number" | "about">;

/** Numbers to call, one below the other. `children` adds further details of a line. */
export function HelpLines<Line extends ShortLine>({
  lines,
  children,
}: {
  lines: readonly Line[];
  children?: (line: Line) => React.ReactNode;
}) {
  return (
    <ul role="list" className={css.lines}>
      {lines.map((line) => (
        <li key={`${line.name} ${line.number}`} className={css.line}>
          <p>
            <span className={css.name}>{line.name}</span>{" "}
            <a href={toDialable(line.number)} className={css.number}>
              {line.number}
            </a>
          </p>
          {line.about && <p className={css.about}>{line.about}</p>}
          {children?.(line)}
        </li>
      ))}
    </ul>
  );
}
