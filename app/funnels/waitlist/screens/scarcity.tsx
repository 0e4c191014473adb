import { useEffect, useState } from "react";
import { Countdown } from "#app/design/feedback/countdown.tsx";
import { ProgressBar } from "#app/design/feedback/progress-bar.tsx";
import { Container } from "#app/design/layout.tsx";
import { seconds } from "#app/domain/duration.ts";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { claims, seedSpots } from "../content/claims.ts";
import { scarcity } from "../content/texts.ts";
import { COUNTDOWN_MS, type CountdownDisplay, FIRST_DISPLAY, tick } from "../rules/countdown.ts";
import {
  countSpots,
  type Deadline,
  type Scarcity as ScarcityFacts,
  type Spots,
} from "../rules/terms.ts";
import type { Thanks } from "./celebration.tsx";
import { JoinLink } from "./join-link.tsx";
import * as css from "./scarcity.css.ts";

type ScarcityProps = ScarcityFacts & {
  /** The latest polled count. */
  count: number | null;
  joined: Thanks | null;
};

export function Scarcity({ title, lead, deadline, spots, count, joined }: ScarcityProps) {
  const shownClaim = useClaimText();
  const label = deadline ? claims.deadline.text : shownClaim(claims.deadline);
  return (
    <section className={css.section} aria-labelledby="scarcity-title">
      <Container>
        <div className={css.panel}>
          <div>
            <h2 id="scarcity-title">{title}</h2>
            <p className={css.lead}>{lead}</p>
          </div>
          <div className={css.side}>
            {label && <TimeLeft label={label} deadline={deadline} />}
            {(spots || shownClaim(claims.joined)) && (
              <SpotsBar spots={spots && count !== null ? countSpots(count, spots.places) : spots} />
            )}
            <JoinLink joined={joined} size="l">
              {scarcity.action}
            </JoinLink>
          </div>
        </div>
      </Container>
    </section>
  );
}

function TimeLeft({ label, deadline }: { label: string; deadline: Deadline | null }) {
  const left = useCountdown(deadline);
  return (
    <div>
      <p className={css.label}>{label}</p>
      <Countdown
        label={label}
        parts={[
          { value: left.days, unit: scarcity.days },
          { value: left.hours, unit: scarcity.hours },
          { value: left.minutes, unit: scarcity.minutes },
          { value: left.seconds, unit: scarcity.seconds },
        ]}
      />
    </div>
  );
}

function SpotsBar({ spots }: { spots: Spots | null }) {
  const { percent } = spots ?? seedSpots;
  const texts = spots
    ? {
        joined: scarcity.joined(spots.joined),
        left: scarcity.left(spots.left),
        full: scarcity.full(percent),
      }
    : { joined: claims.joined.text, left: claims.spotsLeft.text, full: claims.full.text };
  return (
    <div>
      <ProgressBar label={texts.full} value={percent} />
      <p className={css.figures}>
        <span>{texts.joined}</span>
        <span>{texts.left}</span>
        <span className={css.full}>{texts.full}</span>
      </p>
    </div>
  );
}

/** The time left until early access closes; without a configured end, counted from page load. */
function useCountdown(deadline: Deadline | null): CountdownDisplay {
  const [display, setDisplay] = useState(deadline?.shown ?? FIRST_DISPLAY);

  useEffect(() => {
    const endsAtMs = deadline?.endsAtMs ?? Date.now() + COUNTDOWN_MS;
    const timer = setInterval(
      () => setDisplay((shown) => tick(shown, endsAtMs, Date.now())),
      seconds(1),
    );
    return () => clearInterval(timer);
  }, [deadline]);

  return display;
}
