import { StatePage } from "#app/design/feedback/state-page.tsx";
import { DOWNLOADS_PATH, LOST_DOWNLOAD_PATH } from "#app/domain/purchase/download.ts";
import type { ProductId } from "#app/domain/purchase/order.ts";
import { PaperFan } from "#app/funnels/shared/screens/goods/paper-fan.tsx";
import { OpenLinkForm } from "#app/funnels/shared/screens/open-link-form.tsx";
import { PictureStage } from "#app/funnels/shared/screens/page/picture-stage.tsx";
import { products } from "../content/products.ts";
import { success, wayBack } from "../content/success.ts";
import type { OrderWayBack } from "../rules/way-back.ts";

/** For a buyer who returns from the bank in a different browser. */
export function WayBackStage({ product, back }: { product: ProductId; back: OrderWayBack }) {
  if (back.state === "open") {
    const words = { ...wayBack.open, note: wayBack.open.note(back.isMailed) };
    return (
      <PictureStage picture={<PaperFan of={products[product].goods} isClosed />}>
        <OpenLinkForm path={`${DOWNLOADS_PATH}/open`} token={back.token} words={words} />
      </PictureStage>
    );
  }
  if (back.state === "pending") {
    const { title, text } = success.pending;
    return (
      <StatePage
        scene="nothing-here"
        title={title}
        text={text}
        action={wayBack.pendingAction}
        href={back.again}
      />
    );
  }
  if (back.mailedTo === null) {
    return <StatePage scene="nothing-here" {...wayBack.lateWithoutMail} href={DOWNLOADS_PATH} />;
  }
  const { title, text, action } = wayBack.late;
  return (
    <StatePage
      scene="letter"
      title={title}
      action={action}
      text={text(back.mailedTo)}
      href={LOST_DOWNLOAD_PATH}
    />
  );
}
