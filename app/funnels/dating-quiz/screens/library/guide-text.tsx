import type { GuideBlock, GuideLine } from "#app/funnels/dating-quiz/content/guide-block.ts";
import * as reading from "#app/funnels/shared/screens/reading/reading-blocks.css.ts";
import { HelpText } from "#app/help/screens/help-text.tsx";
import * as css from "./guide-text.css.ts";

/** The URL fragment of a section. */
export const placeName = (heading: string): string =>
  heading.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** The text of a guide. Its worksheets are meant for paper; a screen shows them as printed. */
export const GuideText = ({ blocks }: { blocks: readonly GuideBlock[] }) => (
  <div className={reading.blocks}>
    <Blocks blocks={blocks} />
  </div>
);

// The text never changes, so a block's place is its identity.
const Blocks = ({ blocks }: { blocks: readonly GuideBlock[] }) =>
  blocks.map((block, at) => <Block key={`${block.kind} ${String(at)}`} block={block} />);

function Block({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 id={placeName(block.text)} className={css.heading}>
          {block.text}
        </h2>
      );
    case "paragraph":
      return (
        <p>
          <Line>{block.text}</Line>
        </p>
      );
    case "message":
      return (
        <blockquote className={reading.say}>
          <p>
            <Line>{block.text}</Line>
          </p>
        </blockquote>
      );
    case "list":
      return block.isToTick ? <Ticks items={block.items} /> : <List items={block.items} />;
    case "callout":
      return (
        <aside className={css.callout[block.look]}>
          {block.title && <h3 className={css.calloutTitle}>{block.title}</h3>}
          <Blocks blocks={block.blocks} />
        </aside>
      );
    case "lines":
      return (
        <div className={css.lines}>
          <p className={css.prompt}>
            <Line>{block.prompt}</Line>
          </p>
          {Array.from({ length: block.count }, (_, at) => (
            <div key={`line ${String(at)}`} className={css.line} aria-hidden="true" />
          ))}
        </div>
      );
    case "table":
      return <Sheet head={block.head} rows={block.rows} />;
  }
}

const Line = ({ children }: { children: GuideLine }) =>
  children.map(({ text, look }, at) => {
    const key = `run ${String(at)}`;
    if (look === "bold") return <strong key={key}>{text}</strong>;
    if (look === "italic") return <em key={key}>{text}</em>;
    return <HelpText key={key}>{text}</HelpText>;
  });

const keyOf = (line: GuideLine): string => line.map(({ text }) => text).join("");

const List = ({ items }: { items: readonly GuideLine[] }) => (
  <ul className={reading.list}>
    {items.map((item) => (
      <li key={keyOf(item)}>
        <Line>{item}</Line>
      </li>
    ))}
  </ul>
);

const Ticks = ({ items }: { items: readonly GuideLine[] }) => (
  <ul role="list" className={css.ticks}>
    {items.map((item) => (
      <li key={keyOf(item)}>
        <label className={css.tick}>
          <input type="checkbox" className={css.box} />
          <span>
            <Line>{item}</Line>
          </span>
        </label>
      </li>
    ))}
  </ul>
);

type SheetProps = Pick<Extract<GuideBlock, { kind: "table" }>, "head" | "rows">;

const Sheet = ({ head, rows }: SheetProps) => (
  <table className={css.table}>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={keyOf(cell)} scope="col" className={css.cell}>
            <Line>{cell}</Line>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={`row ${String(at)}`}>
          {row.map((cell, column) => (
            <td key={keyOf(head[column] ?? [])} className={css.cell}>
              <Line>{cell}</Line>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
