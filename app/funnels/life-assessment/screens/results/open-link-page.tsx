import { StatePage } from "#app/design/feedback/state-page.tsx";
import { badLink, openLink } from "#app/funnels/life-assessment/content/open-link.ts";
import { OpenLinkForm } from "#app/funnels/shared/screens/open-link-form.tsx";
import { BarePage } from "#app/funnels/shared/screens/page/bare-page.tsx";
import { PreviewStage } from "../preview/preview-stage.tsx";

/** `/quiz2/open`. A null token means an invalid link. */
export const OpenLinkPage = ({ token }: { token: string | null }) => (
  <BarePage accent="lagoon">
    {token === null ? (
      <StatePage scene="lost" {...badLink} href="/quiz2" />
    ) : (
      <PreviewStage>
        <OpenLinkForm path="/quiz2/open" token={token} words={openLink} />
      </PreviewStage>
    )}
  </BarePage>
);
