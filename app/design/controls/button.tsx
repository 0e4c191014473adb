import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef } from "react";
import * as css from "./button.css.ts";

type Look = { tone?: keyof typeof css.tone; size?: keyof typeof css.size; isBlock?: boolean };

const look = ({ tone = "primary", size = "m", isBlock = false }: Look): string =>
  [css.tone[tone], css.size[size], isBlock ? css.block : ""].filter(Boolean).join(" ");

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> & { isPending?: boolean };

/** A pending button stays focusable but ignores clicks, hence `aria-disabled` and not `disabled`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone, size, isBlock, isPending = false, type = "button", children, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={isPending ? "button" : type}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      className={look({
        ...(tone && { tone }),
        ...(size && { size }),
        ...(isBlock && { isBlock }),
      })}
    >
      {children}
    </button>
  );
});

type LinkButtonProps = Look &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className"> & {
    href: string;
    isPending?: boolean;
  };

/** A link styled as a button. */
export const LinkButton = ({
  tone,
  size,
  isBlock,
  isPending = false,
  children,
  ...rest
}: LinkButtonProps) => (
  <a
    {...rest}
    aria-busy={isPending || undefined}
    className={look({ ...(tone && { tone }), ...(size && { size }), ...(isBlock && { isBlock }) })}
  >
    {children}
  </a>
);
