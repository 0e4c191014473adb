import { DOWNLOADS_PATH, LOST_DOWNLOAD_PATH } from "#app/domain/download.ts";
import { MessageCard } from "#app/funnels/shared/screens/message-card.tsx";
import { OpenLinkForm } from "#app/funnels/shared/screens/open-link-form.tsx";
import { PictureStage } from "#app/funnels/shared/screens/picture-stage.tsx";
import { success, wayBack } from "../content/success.ts";
import type { WayBack } from "../rules/way-back.ts";
import { Bookshelf } from "./bookshelf.tsx";

/** For who has paid in another browser than the one at hand. */
export function WayBackStage({ back }: { back: WayBack }) {
  if (back.state === "open") {
    return (
      <PictureStage picture={<Bookshelf />}>
        <OpenLinkForm path={`${DOWNLOADS_PATH}/open`} token={back.token} words={wayBack.open} />
      </PictureStage>
    );
  }
  if (back.state === "pending") {
    const { title, text } = success.pending;
    return <MessageCard {...{ title, text }} action={wayBack.pendingAction} href={back.again} />;
  }
  const { title, text, action } = wayBack.late;
  return (
    <MessageCard {...{ title, action }} text={text(back.mailedTo)} href={LOST_DOWNLOAD_PATH} />
  );
}
