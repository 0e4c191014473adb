import { LinkButton } from "#app/design/controls/button.tsx";
import { Card } from "#app/design/layout.tsx";
import { accents } from "#app/design/theme.css.ts";
import { formatUtcDay } from "#app/domain/calendar-day.ts";
import { formatOrderNumber, type ProductId } from "#app/domain/purchase/order.ts";
import { Thumbnail } from "#app/funnels/shared/screens/goods/paper.tsx";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { InAppNotice } from "#app/funnels/shared/screens/small-print.tsx";
import { closed, library, downloads as words } from "../content/downloads.ts";
import { products } from "../content/products.ts";
import type { BoughtOrder, Download } from "../rules/bought-order.ts";
import { DownloadButton } from "./download-button.tsx";
import * as css from "./order-card.css.ts";

export function OrderCard({ order, libraryPath }: { order: BoughtOrder; libraryPath: string }) {
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
            <Library {...library.of[product]} path={libraryPath} />
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

type LibraryProps = (typeof library.of)[ProductId] & { path: string };

const Library = ({ picture, count, text, path }: LibraryProps) => (
  <li className={css.file}>
    <Thumbnail id={picture} />
    <div className={css.words}>
      <h3 className={css.title}>{library.title(count)}</h3>
      <p className={css.text}>{text}</p>
    </div>
    <div className={css.action}>
      <LinkButton href={path} tone="quiet">
        {library.action}
      </LinkButton>
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
