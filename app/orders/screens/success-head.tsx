import { LinkButton } from "#app/design/controls/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { Badge } from "#app/design/marks.tsx";
import { DOWNLOADS_PATH, LOST_DOWNLOAD_PATH } from "#app/domain/purchase/download.ts";
import { PaperFan } from "#app/funnels/shared/screens/goods/paper-fan.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { InAppNotice } from "#app/funnels/shared/screens/small-print.tsx";
import { lost } from "../content/downloads.ts";
import { products } from "../content/products.ts";
import { libraryClaim, successOf, success as words } from "../content/success.ts";
import type { Success } from "../rules/success.ts";
import { DownloadButton } from "./download-button.tsx";
import * as css from "./success-head.css.ts";

export const SuccessHead = ({ success }: { success: Success }) => (
  <Container>
    <div className={css.panel}>
      <div className={css.words}>
        {success.download ? <Paid success={success} /> : <NothingYet access={success.access} />}
      </div>
      <div className={css.picture}>
        <PaperFan of={products[success.product].goods} archetype={success.archetype} isClosed />
      </div>
    </div>
  </Container>
);

function Paid({ success: { product, download, isMailed = false } }: { success: Success }) {
  const { title, lead, action } = successOf[product];
  const { badge } = successOf[useClaimText()(libraryClaim) ? "dating_bundle" : product];
  return (
    <>
      <Badge look="fill">{badge}</Badge>
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{lead}</p>
      {download && (
        <div className={css.action}>
          <DownloadButton {...download} size="l">
            {action}
          </DownloadButton>
        </div>
      )}
      <InAppNotice isMailed={isMailed} />
      <p className={css.note}>
        {isMailed && words.mailed} <a href={DOWNLOADS_PATH}>{words.all}</a>
      </p>
    </>
  );
}

/** The header without a known payment. */
function NothingYet({ access }: { access: Success["access"] }) {
  const { title, text, action } = words[access === "closed" ? "closed" : "pending"];
  return (
    <>
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{text}</p>
      <div className={css.action}>
        <LinkButton href={DOWNLOADS_PATH} size="l">
          {action}
        </LinkButton>
      </div>
      <p className={css.note}>
        {words.lost} <a href={LOST_DOWNLOAD_PATH}>{lost.title}</a>
      </p>
    </>
  );
}
