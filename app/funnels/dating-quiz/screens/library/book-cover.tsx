import { Icon } from "#app/design/icon.tsx";
import type { AnyGuideId } from "#app/domain/guides.ts";
import { COVER, coverOf } from "#app/funnels/dating-quiz/rules/cover.ts";
import * as css from "./book-cover.css.ts";

type BookCoverProps = {
  id: AnyGuideId;
  /** Narrower than 80 px: only the picture, because nobody could read the title. */
  isSmall?: boolean;
};

const PICTURE = { x: 20, y: 60, width: 160, height: 240 } as const;

/** A book's cover as SVG, hidden from screen readers because the title is beside it. Falls back to an icon. */
export function BookCover({ id, isSmall = false }: BookCoverProps) {
  const cover = coverOf(id);
  if (!cover) {
    return (
      <span className={css.placeholder}>
        <Icon name="heart" size={32} />
      </span>
    );
  }
  const shown = isSmall ? PICTURE : { x: 0, y: 0, ...COVER };
  const box = `${shown.x} ${shown.y} ${shown.width} ${shown.height}`;
  return (
    <svg className={css.cover} viewBox={box} aria-hidden="true">
      <rect width={COVER.width} height={COVER.height} fill={cover.paper} />
      {cover.shapes.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
      <rect className={css.spine} x={shown.x} width="5" height={COVER.height} />
      {!isSmall && (
        <g className={css.title} fill={cover.ink} fontSize={cover.title.size}>
          {cover.title.lines.map(({ text, x, y }) => (
            <text key={y} x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}
