import { Container } from "#app/design/layout.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { claims } from "../content/claims.ts";
import { proof } from "../content/sales-page.ts";
import { message } from "../content/testimonials.ts";
import * as css from "./proof.css.ts";

const figures = [
  { claim: claims.people, text: proof.people },
  { claim: claims.finishing, text: proof.finishing },
  { claim: claims.rating, text: proof.rating },
];

/** A buyer's chat beside the figures. Renders nothing if the claims mode hides all of it. */
export function Proof() {
  const claimText = useClaimText();
  const shown = figures.filter(({ claim }) => claimText(claim) !== null);
  const lines = message.lines.filter((line) => claimText(line) !== null);
  if (shown.length === 0 && lines.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="proof-title">
      <Container className={css.columns}>
        {lines.length > 0 && (
          <figure className={css.picture} aria-label={proof.picture}>
            <p className={css.head}>
              <strong>{message.from}</strong> {message.day}
            </p>
            {lines.map((line) => (
              <p key={line.id} className={css.theirs}>
                {line.text}
              </p>
            ))}
            <p className={css.ours}>{message.reply}</p>
          </figure>
        )}
        <div>
          <h2 id="proof-title">{proof.title}</h2>
          <dl className={css.figures}>
            {shown.map(({ claim, text }) => (
              <div key={claim.id} className={css.row}>
                <dt className={css.figure}>{claim.text}</dt>
                <dd className={css.text}>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}
