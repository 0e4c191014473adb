import { Icon, type IconName } from "#app/design/icon.tsx";
import { Grid } from "#app/design/layout.tsx";
import { Section } from "#app/funnels/shared/screens/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import { claims } from "../content/claims.ts";
import { bundle } from "../content/offer.ts";
import * as css from "./bundle-contents.css.ts";

/** All that is bought, in four pieces. */
export function BundleContents() {
  const claimText = useClaimText();
  const guides = claimText(claims.guides) ?? bundle.guides;
  const value = claimText(claims.totalValue);
  return (
    <Section id="bundle" title={bundle.title} lead={bundle.lead} isBand>
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
    <span className={css.icon}>
      <Icon name={icon} size={24} />
    </span>
    <h3 className={css.title}>{title}</h3>
    <p className={css.text}>{text}</p>
  </div>
);
