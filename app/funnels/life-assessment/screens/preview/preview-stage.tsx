import type { ReactNode } from "react";
import { PictureStage } from "#app/funnels/shared/screens/page/picture-stage.tsx";
import { AreaFlower, evenly, type Scores } from "../flower/area-flower.tsx";

/** The flower on its panel, beside the content; in full bloom unless `scores` are given. */
export const PreviewStage = ({ scores, children }: { scores?: Scores; children: ReactNode }) => (
  <PictureStage picture={<AreaFlower scores={scores ?? evenly(100)} />}>{children}</PictureStage>
);
