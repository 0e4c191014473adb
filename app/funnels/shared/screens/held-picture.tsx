import * as css from "./held-picture.css.ts";

type HeldPictureProps = { src: string; alt: string; width: number; height: number; what: string };

/** A picture to be pressed and held, large enough to see what one gets. */
export const HeldPicture = ({ what, alt, ...picture }: HeldPictureProps) => (
  <figure className={css.figure}>
    <img className={css.picture} alt={alt} {...picture} decoding="async" />
    <figcaption className={css.caption}>{what}</figcaption>
  </figure>
);
