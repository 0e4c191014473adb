import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import { claims } from "#app/funnels/life-assessment/content/claims.ts";
import { badges, benefits } from "#app/funnels/life-assessment/content/trial-benefits.ts";
import { CheckList } from "#app/funnels/shared/screens/check-list.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import * as css from "./trial-benefits.css.ts";

/** What the trial includes. */
function BenefitList() {
  const claimText = useClaimText();
  const claimed = [claims.exercises, claims.ebooks].flatMap((claim) => claimText(claim) ?? []);
  const more = claimed.length > 0 ? claimed : benefits.counted;
  const report = claimText(claims.reportPages) ?? benefits.report;
  return (
    <div className={css.benefits}>
      <CheckList items={[benefits.scores, report, benefits.plan, ...more]} />
    </div>
  );
}

export const TrustBadges = () => (
  <ul role="list" className={css.badges}>
    {badges.map(({ icon, text, ...badge }) => (
      <li key={text} className={css.badge}>
        <Icon name={icon} size={18} />
        {"href" in badge ? <a href={badge.href}>{text}</a> : text}
      </li>
    ))}
  </ul>
);

/** The list of what the trial opens, below the blurred scores. */
export const PreviewOffer = () => (
  <Container className={css.offer}>
    <section aria-labelledby="benefits-title">
      <h2 id="benefits-title" className={css.offerTitle}>
        {benefits.title}
      </h2>
      <BenefitList />
    </section>
  </Container>
);
