import { Button } from "#app/design/controls/button.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { Icon } from "#app/design/icon.tsx";
import type { Archetype } from "#app/domain/archetypes.ts";
import { archetypeNames } from "#app/funnels/dating-quiz/content/archetype-names.ts";
import { CARD_SIZES, cardPath, share, sharedPath } from "#app/funnels/dating-quiz/content/share.ts";
import { sharing } from "#app/funnels/shared/content/sharing.ts";
import { inTime } from "#app/funnels/shared/screens/in-time.ts";
import { HeldPicture, useSharing } from "#app/funnels/shared/screens/sharing.tsx";
import { useIsInApp } from "#app/funnels/shared/screens/use-in-app-browser.ts";
import * as css from "./share-card.css.ts";

const SHAPES = ["portrait", "story"] as const;

/** The picture of a pattern, to share or to save. */
export function ShareCard({ archetype }: { archetype: Archetype }) {
  const { title } = archetypeNames[archetype];
  const { way, give } = useSharing();
  const isInApp = useIsInApp();
  const path = cardPath(archetype, "portrait");

  const onShare = async () => {
    const file = await fetchPicture(path);
    if (!file) return showToast({ title: share.failed, tone: "problem" });
    const url = new URL(sharedPath(archetype), window.location.origin).href;
    await give({ file, text: share.text(title), url });
  };

  return (
    <aside className={way === "hold" ? css.heldCard : css.card} aria-labelledby="share-title">
      {way !== "hold" && (
        <img
          className={css.picture}
          src={path}
          alt={share.alt(title)}
          {...CARD_SIZES.portrait}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={css.words}>
        <h3 id="share-title" className={css.title}>
          {share.title}
        </h3>
        <p className={css.lead}>{share.lead}</p>
        {way === "share" && (
          <Button tone="quiet" onClick={onShare}>
            <Icon name="share" />
            {share.action}
          </Button>
        )}
        {way === "hold" && <p>{sharing.hold}</p>}
        {way !== "hold" && !isInApp && (
          <p className={css.saves}>
            {SHAPES.map((shape) => (
              <a key={shape} className={css.save} href={cardPath(archetype, shape)} download>
                <Icon name="download" />
                {share[shape]}
              </a>
            ))}
          </p>
        )}
      </div>
      {way === "hold" && (
        <div className={css.held}>
          {SHAPES.map((shape) => (
            <HeldPicture
              key={shape}
              src={cardPath(archetype, shape)}
              alt={share.alt(title)}
              {...CARD_SIZES[shape]}
              what={share[shape]}
            />
          ))}
        </div>
      )}
    </aside>
  );
}

async function fetchPicture(path: string): Promise<File | null> {
  try {
    const response = await inTime(fetch(path));
    if (!response.ok) return null;
    return new File([await response.blob()], path.replace(/.*\//, ""), { type: "image/png" });
  } catch {
    return null;
  }
}
