import type { ReactNode } from "react";
import { Container } from "#app/design/layout.tsx";
import { AreaRose } from "./area-rose.tsx";
import * as css from "./preview-stage.css.ts";

type PreviewStageProps = {
  petals: readonly { key: string; length: number }[];
  children: ReactNode;
};

/** The five petals on their panel, and beside them what there is to do. */
export const PreviewStage = ({ petals, children }: PreviewStageProps) => (
  <Container className={css.stage}>
    <div className={css.panel}>
      <div className={css.rose}>
        <AreaRose petals={petals} />
      </div>
    </div>
    <div className={css.body}>{children}</div>
  </Container>
);
