import { type IconName, IconTile } from "#app/design/icon.tsx";
import { Grid } from "#app/design/layout.tsx";
import { BOOKS, type BookId } from "#app/funnels/dating-quiz/content/books.ts";
import { bundle } from "#app/funnels/dating-quiz/content/bundle.ts";
import { claims } from "#app/funnels/dating-quiz/content/claims.ts";
import { Section } from "#app/funnels/shared/screens/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import { BookCover } from "../library/book-cover.tsx";
import * as css from "./bundle-contents.css.ts";

const SHELF = Object.keys(BOOKS) as BookId[];

/** The four parts of the bundle. */
export function BundleContents() {
  const claimText = useClaimText();
  const guides = claimText(claims.guides) ?? bundle.guides;
  const value = claimText(claims.totalValue);
  return (
    <Section id="bundle" title={bundle.title} lead={bundle.lead} isBand>
      <div className={css.shelf}>
        {SHELF.map((id) => (
          <div key={id} className={css.shelved}>
            <BookCover id={id} />
          </div>
        ))}
      </div>
      <Grid columns={4}>
        <Item icon="compass" title={guides} text={bundle.guidesText} />
        {bundle.items.map((item) => (
          <Item key={item.title} {...item} />
        ))}
      </Grid>
      {value && <p className={css.value}>{value}</p>}
    </Section>
  );
}

type ItemProps = { icon: IconName; title: string; text: string };

const Item = ({ icon, title, text }: ItemProps) => (
  <div className={css.item}>
    <IconTile name={icon} />
    <h3 className={css.title}>{title}</h3>
    <p className={css.text}>{text}</p>
  </div>
);
