import { Button } from "#app/design/controls/button.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { Icon } from "#app/design/icon.tsx";
import type { Archetype } from "#app/domain/archetypes.ts";
import { archetypeNames } from "#app/funnels/dating-quiz/content/archetype-names.ts";
import { CARD_SIZES, cardPath, share, sharedPath } from "#app/funnels/dating-quiz/content/share.ts";
import { saveFile, shareFile, useCanShareFiles } from "#app/funnels/shared/screens/share-files.ts";
import * as css from "./share-card.css.ts";

/** The picture of a pattern, to share or to save. */
export function ShareCard({ archetype }: { archetype: Archetype }) {
  const { title } = archetypeNames[archetype];
  const canShare = useCanShareFiles();
  const path = cardPath(archetype, "portrait");

  const onShare = async () => {
    const file = await fetchPicture(path);
    if (!file) return showToast({ title: share.failed, tone: "problem" });
    const url = new URL(sharedPath(archetype), window.location.origin).href;
    if (!(await shareFile({ file, text: share.text(title), url }))) saveFile(file);
  };

  return (
    <aside className={css.card} aria-labelledby="share-title">
      <img
        className={css.picture}
        src={path}
        alt={share.alt(title)}
        {...CARD_SIZES.portrait}
        loading="lazy"
        decoding="async"
      />
      <div className={css.words}>
        <h3 id="share-title" className={css.title}>
          {share.title}
        </h3>
        <p className={css.lead}>{share.lead}</p>
        {canShare && (
          <Button tone="quiet" onClick={onShare}>
            <Icon name="share" />
            {share.action}
          </Button>
        )}
        <p className={css.saves}>
          {(["portrait", "story"] as const).map((shape) => (
            <a key={shape} className={css.save} href={cardPath(archetype, shape)} download>
              <Icon name="download" />
              {share[shape]}
            </a>
          ))}
        </p>
      </div>
    </aside>
  );
}

async function fetchPicture(path: string): Promise<File | null> {
  try {
    const response = await fetch(path);
    if (!response.ok) return null;
    return new File([await response.blob()], path.replace(/.*\//, ""), { type: "image/png" });
  } catch {
    return null;
  }
}
