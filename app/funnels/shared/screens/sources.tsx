import * as css from "./sources.css.ts";

/** Where a text says what has been found: who found it, and where it was published. */
export const Sources = ({ sources }: { sources: readonly string[] }) => (
  <div className={css.sources}>
    <p className={css.label}>Sources</p>
    <ul role="list" className={css.list}>
      {sources.map((source) => (
        <li key={source}>{source}</li>
      ))}
    </ul>
  </div>
);
