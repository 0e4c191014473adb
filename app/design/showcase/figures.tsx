import { Countdown } from "../feedback/countdown.tsx";
import { ProgressBar } from "../feedback/progress-bar.tsx";
import { ScoreRing } from "../feedback/score-ring.tsx";
import { Inline } from "../layout.tsx";
import { Badge, Disc } from "../marks.tsx";
import { BothThemes, Example } from "./both-themes.tsx";
import * as css from "./showcase.css.ts";

const TIME_LEFT = [
  { value: 2, unit: "DAYS" },
  { value: 14, unit: "HRS" },
  { value: 7, unit: "MIN" },
  { value: 43, unit: "SEC" },
];

export const Figures = () => (
  <BothThemes>
    {() => (
      <>
        {[0, 40, 100].map((value) => (
          <Example key={value} name={`Progress of ${value} %`}>
            <ProgressBar label={`Progress of ${value} %`} value={value} />
          </Example>
        ))}
        <Example name="Score rings">
          <Inline gap="m">
            {[0, 72, 100].map((percent) => (
              <div key={percent} className={css.ring}>
                <ScoreRing label="Score" percent={percent} caption="of 100" />
              </div>
            ))}
          </Inline>
        </Example>
        <Example name="Badges">
          <Inline gap="xs">
            <Badge look="fill">Paid</Badge>
            <Badge look="soft">Complete</Badge>
          </Inline>
        </Example>
        <Example name="Discs">
          <Inline gap="xs">
            <Disc>3</Disc>
            <Disc>AM</Disc>
          </Inline>
        </Example>
        <Example name="Countdown">
          <Countdown label="Time left" parts={TIME_LEFT} />
        </Example>
        <Example name="Countdown on night">
          <div className={css.onNight}>
            <Countdown label="Time left, on night" parts={TIME_LEFT} />
          </div>
        </Example>
      </>
    )}
  </BothThemes>
);
