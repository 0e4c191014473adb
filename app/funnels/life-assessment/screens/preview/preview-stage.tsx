import type { ReactNode } from "react";
import { PictureStage } from "#app/funnels/shared/screens/page/picture-stage.tsx";
import { AreaRose } from "../landing/area-rose.tsx";

type PreviewStageProps = {
  petals: readonly { key: string; length: number }[];
  children: ReactNode;
};

/** The rose on its panel, beside the content. */
export const PreviewStage = ({ petals, children }: PreviewStageProps) => (
  <PictureStage picture={<AreaRose petals={petals} />}>{children}</PictureStage>
);
