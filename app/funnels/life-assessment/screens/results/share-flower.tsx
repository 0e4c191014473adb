import { useState } from "react";
import { Button } from "#app/design/button.tsx";
import { Icon } from "#app/design/icon.tsx";
import { showToast } from "#app/design/toast-store.ts";
import type { AreaKey } from "#app/domain/life-areas.ts";
import { shareFlower } from "#app/funnels/life-assessment/content/share-flower.ts";
import { useBrand } from "#app/funnels/shared/screens/page/site.tsx";
import { saveFile, shareFile, useCanShareFiles } from "#app/funnels/shared/screens/share-files.ts";
import * as css from "./share-flower.css.ts";

type ShareFlowerProps = { scores: Readonly<Record<AreaKey, number>> };

/** Draws the person's own flower when asked, without figures unless they want them, to share or to save. */
export function ShareFlower({ scores }: ShareFlowerProps) {
  const { name: brand, siteOrigin } = useBrand();
  const [hasFigures, setHasFigures] = useState(false);
  const canShare = useCanShareFiles();

  const onPress = async () => {
    try {
      const { drawFlower } = await import("./draw-flower.ts");
      const blob = await drawFlower({ scores, hasFigures, brand });
      const file = new File([blob], shareFlower.file, { type: "image/png" });
      const url = `${siteOrigin}${shareFlower.path}`;
      if (!canShare || !(await shareFile({ file, text: shareFlower.text, url }))) saveFile(file);
    } catch {
      showToast({ title: shareFlower.failed, tone: "problem" });
    }
  };

  return (
    <section className={css.share} aria-labelledby="share-title">
      <h2 id="share-title" className={css.title}>
        {shareFlower.title}
      </h2>
      <label className={css.choice}>
        <input
          type="checkbox"
          className={css.box}
          checked={hasFigures}
          onChange={(event) => setHasFigures(event.target.checked)}
        />
        {shareFlower.figures}
      </label>
      <Button tone="quiet" onClick={onPress}>
        <Icon name={canShare ? "share" : "download"} />
        {canShare ? shareFlower.action : shareFlower.save}
      </Button>
    </section>
  );
}
