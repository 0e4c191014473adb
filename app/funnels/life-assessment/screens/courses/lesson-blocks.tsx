import type { LessonBlock } from "#app/funnels/life-assessment/content/lesson.ts";
import * as css from "#app/funnels/shared/screens/reading/reading-blocks.css.ts";
import { HelpText } from "#app/help/screens/help-text.tsx";

/** The running text of a lesson. */
export const LessonBlocks = ({ blocks }: { blocks: readonly LessonBlock[] }) => (
  <div className={css.blocks}>
    {blocks.map((block) => (
      <Block key={keyOf(block)} block={block} />
    ))}
  </div>
);

function keyOf(block: LessonBlock): string {
  if (typeof block === "string") return block;
  return block.kind === "list" ? (block.items[0] ?? "") : block.text;
}

function Block({ block }: { block: LessonBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  switch (block.kind) {
    case "heading":
      return <h2 className={css.heading}>{block.text}</h2>;
    case "say":
      return (
        <blockquote className={css.say}>
          <p>{block.text}</p>
        </blockquote>
      );
    case "help":
      return (
        <aside className={css.help}>
          <p>
            <HelpText>{block.text}</HelpText>
          </p>
        </aside>
      );
    case "list":
      return (
        <ul className={css.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
  }
}
