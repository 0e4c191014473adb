import { radius as radii, shadow, space, type, width } from "../tokens.ts";
import { BothThemes, Tile } from "./both-themes.tsx";
import * as css from "./showcase.css.ts";

/** `Object.keys` with the key type that TypeScript widens to string. */
const keysOf = <T extends object>(entries: T) => Object.keys(entries) as (keyof T & string)[];

export const TypeScale = () => (
  <div className={css.samples}>
    {keysOf(type)
      .reverse()
      .map((step) => (
        <div key={step}>
          <p className={css.typeSample[step]}>Five minutes are enough to begin</p>
          <p
            className={css.soft}
          >{`${step}: ${type[step].fontSize}, line ${type[step].lineHeight}`}</p>
        </div>
      ))}
  </div>
);

export const Space = () => (
  <div className={css.sizes}>
    {keysOf(space).map((step) => (
      <div key={step} className={css.size}>
        <span className={css.name}>{step}</span>
        <span>{space[step]}</span>
        <span className={css.length} style={{ width: space[step] }} />
      </div>
    ))}
    <p className={css.soft}>{`Widths: text ${width.text}, page ${width.page}`}</p>
  </div>
);

export const Radii = () => (
  <div className={css.tiles}>
    {keysOf(radii).map((step) => (
      <Tile key={step} name={`${step}, ${radii[step]}`}>
        <span className={`${css.corner} ${css.cornerOf[step]}`} />
      </Tile>
    ))}
  </div>
);

export const Shadows = () => (
  <BothThemes>
    {() => (
      <div className={css.tiles}>
        {keysOf(shadow).map((step) => (
          <Tile key={step} name={step}>
            <span className={css.raised} style={{ boxShadow: shadow[step] }} />
          </Tile>
        ))}
      </div>
    )}
  </BothThemes>
);
