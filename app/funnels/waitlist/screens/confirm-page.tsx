import { StatePage } from "#app/design/feedback/state-page.tsx";
import { OpenLinkForm } from "#app/funnels/shared/screens/open-link-form.tsx";
import { PictureStage } from "#app/funnels/shared/screens/page/picture-stage.tsx";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { Sticks } from "#app/funnels/shared/screens/page/sticks.tsx";
import { badConfirmLink, confirmedBefore, confirmPage, listFull } from "../content/confirmation.ts";
import { footer, signup } from "../content/texts.ts";

const CONFIRM_PATH = "/waitlist/confirm";

type ConfirmPageProps = { state: "pending" | "listed" | "gone" | "full"; token: string };

/** `/waitlist/confirm` (docs/product.md#confirming-a-signup). */
export const ConfirmPage = ({ state, token }: ConfirmPageProps) => (
  <SlimPage accent="ember" footer={footer}>
    {state === "pending" && (
      <PictureStage picture={<Sticks lit={4} />}>
        <OpenLinkForm path={CONFIRM_PATH} token={token} words={confirmPage} />
      </PictureStage>
    )}
    {state === "listed" && <StatePage scene="paid" {...confirmedBefore} href="/" />}
    {state === "full" && <StatePage scene="nothing-here" {...listFull} href="/" />}
    {state === "gone" && <StatePage scene="lost" {...badConfirmLink} href={`/#${signup.anchor}`} />}
  </SlimPage>
);
