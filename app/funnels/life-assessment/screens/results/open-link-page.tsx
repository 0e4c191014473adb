import { LinkButton } from "#app/design/controls/button.tsx";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import {
  badLink,
  openLink,
  openPulse,
  openRetake,
} from "#app/funnels/life-assessment/content/open-link.ts";
import { TO_PULSE, TO_RETAKE } from "#app/funnels/life-assessment/content/pulse.ts";
import { LINK_FORM, wayBack } from "#app/funnels/shared/content/trial.ts";
import { OpenLinkForm } from "#app/funnels/shared/screens/open-link-form.tsx";
import { BarePage } from "#app/funnels/shared/screens/page/bare-page.tsx";
import { PreviewStage } from "../preview/preview-stage.tsx";

/** By the query of the link. */
const words = new Map<string | null, typeof openPulse | typeof openRetake>([
  [TO_PULSE, openPulse],
  [TO_RETAKE, openRetake],
]);

/** `/quiz2/open`. A null token means an invalid link. */
export const OpenLinkPage = ({ token, to }: { token: string | null; to: string | null }) => (
  <BarePage accent="lagoon">
    {token === null ? (
      <StatePage scene="lost" {...badLink} href="/quiz2">
        <LinkButton href={LINK_FORM} tone="quiet">
          {wayBack}
        </LinkButton>
      </StatePage>
    ) : (
      <PreviewStage>
        <OpenLinkForm path="/quiz2/open" token={token} to={to} words={words.get(to) ?? openLink} />
      </PreviewStage>
    )}
  </BarePage>
);
