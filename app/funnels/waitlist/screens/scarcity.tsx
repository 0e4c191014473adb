import { useEffect, useState } from "react";
import { LinkButton } from "#app/design/button.tsx";
import { Countdown } from "#app/design/countdown.tsx";
import { Container } from "#app/design/layout.tsx";
import { ProgressBar } from "#app/design/progress-bar.tsx";
import { seconds } from "#app/domain/duration.ts";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { claims, seedSpots } from "../content/claims.ts";
import { scarcity, signup } from "../content/texts.ts";
import { COUNTDOWN_MS, type CountdownDisplay, FIRST_DISPLAY, tick } from "../rules/countdown.ts";
import { countSpots, type Spots } from "../rules/spots.ts";
import * as css from "./scarcity.css.ts";

/** `spots` are the real figures at render time, `count` the latest polled. */
export function Scarcity({ spots, count }: { spots: Spots | null; count: number | null }) {
  const deadline = useClaimText()(claims.deadline);
  return (
    <section className={css.section} aria-labelledby="scarcity-title">
      <Container>
        <div className={css.panel}>
          <div>
            <h2 id="scarcity-title">{scarcity.title}</h2>
            <p className={css.lead}>{scarcity.lead}</p>
          </div>
          <div className={css.side}>
            {deadline && <Deadline label={deadline} />}
            <SpotsBar spots={spots && count !== null ? countSpots(count) : spots} />
            <LinkButton href={`#${signup.anchor}`} size="l" isBlock>
              {scarcity.action}
            </LinkButton>
          </div>
        </div>
      </Container>
    </section>
  );
}

function Deadline({ label }: { label: string }) {
  const left = useCountdown();
  return (
    <div>
      <p className={css.label}>{label}</p>
      <Countdown
        label={label}
        parts={[
          { value: left.days, unit: "DAYS" },
          { value: left.hours, unit: "HRS" },
          { value: left.minutes, unit: "MIN" },
          { value: left.seconds, unit: "SEC" },
        ]}
      />
    </div>
  );
}

function SpotsBar({ spots }: { spots: Spots | null }) {
  const { percent } = spots ?? seedSpots;
  const texts = spots
    ? {
        joined: `${spots.joined} joined`,
        left: `${spots.left} spots left`,
        full: `${percent}% full`,
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

/** The time left until early access closes, counted from page load. */
function useCountdown(): CountdownDisplay {
  const [display, setDisplay] = useState(FIRST_DISPLAY);

  useEffect(() => {
    const endsAtMs = Date.now() + COUNTDOWN_MS;
    const timer = setInterval(
      () => setDisplay((shown) => tick(shown, endsAtMs, Date.now())),
      seconds(1),
    );
    return () => clearInterval(timer);
  }, []);

  return display;
}
