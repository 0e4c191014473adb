import type { ReactNode } from "react";
import { Container } from "#app/design/layout.tsx";
import * as css from "./picture-stage.css.ts";

/** A picture on a panel, beside the content. */
export const PictureStage = ({
  picture,
  children,
}: {
  picture: ReactNode;
  children: ReactNode;
}) => (
  <Container className={css.stage}>
    <div className={css.panel}>
      <div className={css.picture}>{picture}</div>
    </div>
    <div className={css.body}>{children}</div>
  </Container>
);
