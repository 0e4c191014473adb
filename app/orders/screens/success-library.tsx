import { LinkButton } from "#app/design/controls/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { LIBRARY_PATH } from "#app/domain/purchase/download.ts";
import { Thumbnail } from "#app/funnels/shared/screens/goods/paper.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { libraryClaim, successOf, toolkitGuides } from "../content/success.ts";
import type { Success } from "../rules/success.ts";
import * as css from "./success-library.css.ts";

/** The purchased products by shelf. */
export function SuccessLibrary({ success: { product, access, archetype } }: { success: Success }) {
  const claimText = useClaimText();
  const claim = claimText(libraryClaim);
  const { action } = successOf[product].library;
  const { title, lead, items } = successOf[claim ? "dating_bundle" : product].library;
  const guides = product === "perfectionism_toolkit" ? [toolkitGuides] : [];
  return (
    <Container>
      <section className={css.section} aria-labelledby="library-title">
        <div className={css.head}>
          <h2 id="library-title">{claim ?? title}</h2>
          <p className={css.lead}>{lead}</p>
          {access === "open" && (
            <p className={css.way}>
              <LinkButton href={LIBRARY_PATH} tone="quiet">
                {action}
              </LinkButton>
            </p>
          )}
        </div>
        <ul role="list" className={css.items}>
          {[...items, ...guides].map(({ picture, text }) => (
            <li key={picture} className={css.item}>
              <Thumbnail id={picture} archetype={archetype} />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
