import { Icon } from "#app/design/icon.tsx";
import { Card } from "#app/design/layout.tsx";
import { PRIVACY_CHOICES_ID } from "#app/domain/legal-paths.ts";
import type { PixelConsent } from "#app/domain/pixels.ts";
import { Sticks } from "#app/funnels/shared/screens/page/sticks.tsx";
import type { LegalPage as LegalPageContent } from "../content/legal-text.ts";
import { policy, summary } from "../content/policy.ts";
import * as css from "./legal-page.css.ts";
import { LegalPage } from "./legal-page.tsx";
import { PixelChoice, useOptOut } from "./pixel-choice.tsx";

type PrivacyPolicyProps = {
  page: LegalPageContent;
  /** Today's date, formatted. */
  updated: string;
  consent: PixelConsent;
  /** Whether any are configured. */
  hasPixels: boolean;
};

/** `/privacy-policy` (docs/product.md#privacy-policy). */
export const PrivacyPolicy = ({ page, updated, consent, hasPixels }: PrivacyPolicyProps) => (
  <LegalPage page={page} updated={`${policy.updated} ${updated}`}>
    <Pixels consent={consent} hasPixels={hasPixels} />
    <Summary />
  </LegalPage>
);

function Pixels({ consent, hasPixels }: Pick<PrivacyPolicyProps, "consent" | "hasPixels">) {
  if (useOptOut(consent) || consent === "opted_out") return <Off>{policy.optedOut}</Off>;
  return hasPixels ? <PixelChoice consent={consent} /> : <Off>{policy.nothingToChoose}</Off>;
}

const Off = ({ children }: { children: string }) => (
  <p id={PRIVACY_CHOICES_ID} className={css.optedOut}>
    <span className={css.optedOutMark}>
      <Icon name="check" size={18} />
    </span>
    {children}
  </p>
);

const Summary = () => (
  <Card className={css.summary}>
    <div className={css.summaryHead}>
      <h2 className={css.summaryTitle}>{summary.title}</h2>
      <div className={css.sticks}>
        <Sticks lit={summary.points.length} />
      </div>
    </div>
    <ul role="list" className={css.points}>
      {summary.points.map((point) => (
        <li key={point} className={css.point}>
          <span className={css.mark}>
            <Icon name="check" size={18} />
          </span>
          {point}
        </li>
      ))}
    </ul>
  </Card>
);
