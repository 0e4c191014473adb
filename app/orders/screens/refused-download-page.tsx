import { DOWNLOADS_PATH } from "#app/domain/download.ts";
import { MessageCard } from "#app/funnels/shared/screens/message-card.tsx";
import { SlimPage } from "#app/funnels/shared/screens/slim-page.tsx";
import { footer, refused } from "../content/downloads.ts";

/** Under the address of a file, for whoever may not have it, whether or not there is one. */
export const RefusedDownloadPage = () => (
  <SlimPage accent="ember" footer={footer}>
    <MessageCard {...refused} href={DOWNLOADS_PATH} />
  </SlimPage>
);
