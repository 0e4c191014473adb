import { useState } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { Icon } from "#app/design/icon.tsx";
import type { AreaKey } from "#app/domain/life-areas.ts";
import { shareFlower } from "#app/funnels/life-assessment/content/share-flower.ts";
import { sharing } from "#app/funnels/shared/content/sharing.ts";
import { useBrand } from "#app/funnels/shared/screens/page/site.tsx";
import { HeldPicture, useSharing } from "#app/funnels/shared/screens/sharing.tsx";
import * as css from "./share-flower.css.ts";

type ShareFlowerProps = { scores: Readonly<Record<AreaKey, number>> };

const ACTIONS = {
  share: { words: shareFlower.action, icon: "share" },
  save: { words: shareFlower.save, icon: "download" },
  hold: { words: shareFlower.show, icon: "plus" },
} as const;

/** Draws the person's own flower when asked, without figures unless they want them, to share or to save. */
export function ShareFlower({ scores }: ShareFlowerProps) {
  const brand = useBrand();
  const [hasFigures, setHasFigures] = useState(false);
  const [isTall, setIsTall] = useState(false);
  const [drawn, setDrawn] = useState<{ src: string; width: number; height: number } | null>(null);
  const { way, give } = useSharing();
  const action = ACTIONS[way];

  const onPress = async () => {
    try {
      const { drawFlower } = await import("./draw-flower.ts");
      const { blob, ...picture } = await drawFlower({ scores, hasFigures, isTall, brand });
      setDrawn(picture);
      const file = new File([blob], shareFlower.file, { type: "image/png" });
      await give({ file, text: shareFlower.text, url: `${brand.siteOrigin}${shareFlower.path}` });
    } catch {
      showToast({ title: shareFlower.failed, tone: "problem" });
    }
  };

  return (
    <section className={css.share} aria-labelledby="share-title">
      <h2 id="share-title" className={css.title}>
        {shareFlower.title}
      </h2>
      <Choice label={shareFlower.figures} isChosen={hasFigures} onChoose={setHasFigures} />
      <Choice label={shareFlower.tall} isChosen={isTall} onChoose={setIsTall} />
      <Button tone="quiet" onClick={onPress}>
        <Icon name={action.icon} />
        <span>{action.words}</span>
      </Button>
      <div role="status" className={css.held}>
        {way === "hold" && drawn && (
          <HeldPicture {...drawn} alt={shareFlower.alt} what={sharing.hold} />
        )}
      </div>
    </section>
  );
}

type ChoiceProps = { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void };

const Choice = ({ label, isChosen, onChoose }: ChoiceProps) => (
  <label className={css.choice}>
    <input
      type="checkbox"
      className={css.box}
      checked={isChosen}
      onChange={(event) => onChoose(event.target.checked)}
    />
    {label}
  </label>
);
