import { Icon } from "#app/design/icon.tsx";
import type { AnyGuideId } from "#app/domain/guides.ts";
import { COVER, coverOf } from "#app/funnels/dating-quiz/rules/cover.ts";
import * as css from "./book-cover.css.ts";

/** A book's cover as SVG, hidden from screen readers because the title is beside it. Falls back to an icon. */
export function BookCover({ id }: { id: AnyGuideId }) {
  const cover = coverOf(id);
  if (!cover) {
    return (
      <span className={css.placeholder}>
        <Icon name="heart" size={32} />
      </span>
    );
  }
  return (
    <svg className={css.cover} viewBox={`0 0 ${COVER.width} ${COVER.height}`} aria-hidden="true">
      <rect width={COVER.width} height={COVER.height} fill={cover.paper} />
      {cover.shapes.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
      <rect className={css.spine} width="5" height={COVER.height} />
      <g className={css.title} fill={cover.ink} fontSize={cover.title.size}>
        {cover.title.lines.map(({ text, x, y }) => (
          <text key={y} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
