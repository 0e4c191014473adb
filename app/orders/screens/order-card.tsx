import { Button, LinkButton } from "#app/design/controls/button.tsx";
import { Card } from "#app/design/layout.tsx";
import { accents } from "#app/design/theme.css.ts";
import { formatUtcDay } from "#app/domain/calendar-day.ts";
import { DOWNLOADS_PATH, LIBRARY_PATH } from "#app/domain/purchase/download.ts";
import { formatOrderNumber, type ProductId } from "#app/domain/purchase/order.ts";
import { Thumbnail } from "#app/funnels/shared/screens/goods/paper.tsx";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { InAppNotice } from "#app/funnels/shared/screens/small-print.tsx";
import { closed, library, downloads as words } from "../content/downloads.ts";
import { products } from "../content/products.ts";
import type { BoughtOrder, Download } from "../rules/bought-order.ts";
import { DownloadButton } from "./download-button.tsx";
import * as css from "./order-card.css.ts";

/** `token`: of the mailed link, where the library does not open without it. */
export function OrderCard({ order, token }: { order: BoughtOrder; token: string | null }) {
  const locale = useLocale();
  const { id, product, boughtMs, isMailed, state, downloads } = order;
  return (
    <article aria-labelledby={id} className={accents[products[product].accent]}>
      <Card className={css.card}>
        <header className={css.head}>
          <h2 id={id} className={css.name}>
            {products[product].name}
          </h2>
          <p className={css.facts}>
            {words.bought(formatUtcDay(boughtMs, locale))} ·{" "}
            {words.orderNumber(formatOrderNumber(id))}
          </p>
        </header>
        {state === "open" && <InAppNotice isMailed={isMailed} />}
        {state === "open" ? (
          <ul role="list" className={css.files}>
            {downloads.map((download) => (
              <File key={download.address} download={download} />
            ))}
            <Library {...library.of[product]} token={token} />
          </ul>
        ) : (
          <div className={css.closed}>
            <h3 className={css.closedTitle}>{closed[state].title}</h3>
            <p>{closed[state].text}</p>
          </div>
        )}
      </Card>
    </article>
  );
}

type LibraryProps = (typeof library.of)[ProductId] & { token: string | null };

const Library = ({ picture, count, text, token }: LibraryProps) => (
  <li className={css.file}>
    <Thumbnail id={picture} />
    <div className={css.words}>
      <h3 className={css.title}>{library.title(count)}</h3>
      <p className={css.text}>{text}</p>
    </div>
    <div className={css.action}>
      {token === null ? (
        <LinkButton href={LIBRARY_PATH} tone="quiet">
          {library.action}
        </LinkButton>
      ) : (
        <form method="post" action={`${DOWNLOADS_PATH}/open`}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="to" value="library" />
          <Button type="submit" tone="quiet">
            {library.action}
          </Button>
        </form>
      )}
    </div>
  </li>
);

function File({ download: { title, text, format, address, picture } }: { download: Download }) {
  return (
    <li className={css.file}>
      <Thumbnail id={picture} />
      <div className={css.words}>
        <h3 className={css.title}>{title}</h3>
        <p className={css.text}>{text}</p>
        <p className={css.format}>{format}</p>
      </div>
      <div className={css.action}>
        <DownloadButton kind="file" address={address} name={title}>
          {words.action}
        </DownloadButton>
      </div>
    </li>
  );
}
