import * as css from "./score-ring.css.ts";

type ScoreRingProps = {
  label: string;
  percent: number;
  caption?: string;
  /** The shown share of the score, 0 to 1, while it counts up. */
  share?: number;
};

/** A score of 0 to 100 as a ring. Its text alternative says the same in words. */
export const ScoreRing = ({ label, percent, caption, share = 1 }: ScoreRingProps) => (
  <svg
    className={css.ring}
    viewBox="0 0 120 120"
    role="img"
    aria-label={`${label}: ${percent} %${caption ? `, ${caption}` : ""}`}
  >
    <circle className={css.track} cx="60" cy="60" r="52" />
    {percent > 0 && (
      <circle
        className={css.arc}
        cx="60"
        cy="60"
        r="52"
        pathLength={100}
        strokeDasharray={`${percent * share} 100`}
        transform="rotate(-90 60 60)"
      />
    )}
    <text className={css.figure} x="60" y={caption ? 64 : 69}>
      {`${Math.round(percent * share)}%`}
    </text>
    {caption && (
      <text className={css.caption} x="60" y="82">
        {caption}
      </text>
    )}
  </svg>
);
