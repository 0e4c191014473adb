import { Button } from "../controls/button.tsx";
import { ProgressBar } from "../feedback/progress-bar.tsx";
import { accents, theme } from "../theme.css.ts";
import { BothThemes, Example, Tile } from "./both-themes.tsx";
import * as css from "./showcase.css.ts";

export const ColourRoles = () => (
  <BothThemes>
    {() => (
      <div className={css.tiles}>
        {Object.entries(theme.color).map(([role, colour]) => (
          <Tile key={role} name={role}>
            <span className={css.swatch} style={{ background: colour }} />
          </Tile>
        ))}
      </div>
    )}
  </BothThemes>
);

export const Accents = () => (
  <BothThemes>
    {() =>
      Object.entries(accents).map(([name, className]) => (
        <div key={name} className={className}>
          <Example name={name}>
            <div className={css.accent}>
              <span className={css.accentText}>Accent text on its soft ground</span>
              <div>
                <Button size="s">On the fill</Button>
              </div>
              <ProgressBar label={`A bar in ${name}`} value={60} />
            </div>
          </Example>
        </div>
      ))
    }
  </BothThemes>
);
