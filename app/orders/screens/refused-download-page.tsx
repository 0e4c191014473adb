import { StatePage } from "#app/design/feedback/state-page.tsx";
import { DOWNLOADS_PATH } from "#app/domain/purchase/download.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { footer, refused } from "../content/downloads.ts";

/** Shown at a file's URL without access to it, whether or not the file exists. */
export const RefusedDownloadPage = () => (
  <SlimPage accent="ember" footer={footer}>
    <StatePage scene="locked" {...refused} href={DOWNLOADS_PATH} />
  </SlimPage>
);
