import { StatePage } from "#app/design/feedback/state-page.tsx";
import { OpenLinkForm } from "#app/funnels/shared/screens/open-link-form.tsx";
import { PictureStage } from "#app/funnels/shared/screens/page/picture-stage.tsx";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { Sticks } from "#app/funnels/shared/screens/page/sticks.tsx";
import { badDataLink, erased, footer, openData, YOUR_DATA_PATH } from "../content/your-data.ts";
import { ConfirmErasure } from "./confirm-erasure.tsx";
import { HeldData, type HeldDataProps } from "./held-data.tsx";

const OPEN_PATH = `${YOUR_DATA_PATH}/open`;

type OpenDataPageProps =
  | { readonly step: "ask"; readonly token: string }
  | ({ readonly step: "show" | "confirm" } & HeldDataProps)
  | { readonly step: "erased" | "refused" };

/** `/your-data/open`: what the mailed link leads to. Each step is the answer to a form with the link's token. */
export const OpenDataPage = (props: OpenDataPageProps) => (
  <SlimPage accent="ember" footer={footer}>
    <Step {...props} />
  </SlimPage>
);

function Step(props: OpenDataPageProps) {
  switch (props.step) {
    case "ask":
      return (
        <PictureStage picture={<Sticks lit={5} />}>
          <OpenLinkForm path={OPEN_PATH} token={props.token} words={openData} />
        </PictureStage>
      );
    case "show":
      return <HeldData {...props} path={OPEN_PATH} />;
    case "confirm":
      return <ConfirmErasure token={props.token} path={OPEN_PATH} />;
    case "erased":
      return <StatePage scene="nothing-here" {...erased} href="/" />;
    case "refused":
      return <StatePage scene="lost" {...badDataLink} href={YOUR_DATA_PATH} />;
  }
}
