import { StatePage } from "#app/design/feedback/state-page.tsx";
import { DOWNLOADS_PATH, LOST_DOWNLOAD_PATH } from "#app/domain/purchase/download.ts";
import { PaperFan } from "#app/funnels/shared/screens/goods/paper-fan.tsx";
import { OpenLinkForm } from "#app/funnels/shared/screens/open-link-form.tsx";
import { PictureStage } from "#app/funnels/shared/screens/page/picture-stage.tsx";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { badLink, footer, openLink, refused } from "../content/downloads.ts";

/** `/downloads/open`. A null token means an invalid link. */
export const OpenDownloadsPage = ({ token, to }: { token: string | null; to: string | null }) => (
  <SlimPage accent="ember" footer={footer}>
    {token === null ? (
      <StatePage scene="lost" {...badLink} href={LOST_DOWNLOAD_PATH} />
    ) : (
      <PictureStage picture={<PaperFan of="guides" isClosed />}>
        <OpenLinkForm path={`${DOWNLOADS_PATH}/open`} token={token} to={to} words={openLink} />
      </PictureStage>
    )}
  </SlimPage>
);

/** Shown at a file's URL without access to it, whether or not the file exists. */
export const RefusedDownloadPage = () => (
  <SlimPage accent="ember" footer={footer}>
    <StatePage scene="locked" {...refused} href={DOWNLOADS_PATH} />
  </SlimPage>
);
