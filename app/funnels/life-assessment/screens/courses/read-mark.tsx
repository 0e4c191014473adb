import { Icon } from "#app/design/icon.tsx";
import { VisuallyHidden } from "#app/design/layout.tsx";
import { card } from "#app/funnels/life-assessment/content/courses-page.ts";
import * as css from "./read-mark.css.ts";

/** A circle in front of a lesson's title, ticked when read. */
export const ReadMark = ({ isRead }: { isRead: boolean }) => (
  <span className={isRead ? css.mark.read : css.mark.open}>
    {isRead && (
      <>
        <Icon name="check" size={16} />
        <VisuallyHidden>{`${card.read}: `}</VisuallyHidden>
      </>
    )}
  </span>
);
