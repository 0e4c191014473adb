import type { ReactNode } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { Icon } from "#app/design/icon.tsx";
import { signup } from "../content/texts.ts";
import type { Thanks } from "./celebration.tsx";
import * as css from "./signup-section.css.ts";

type JoinLinkProps = {
  /** Shown instead of the link once the visitor has joined. */
  joined: Thanks | null;
  size: "s" | "l";
  children: ReactNode;
};

/** Leads to the form, until the visitor has joined. */
export const JoinLink = ({ joined, size, children }: JoinLinkProps) =>
  joined ? (
    <p className={css.joined}>
      <Icon name="check" size={20} />
      {joined.title}
    </p>
  ) : (
    <LinkButton href={`#${signup.anchor}`} size={size} isBlock={size === "l"}>
      {children}
    </LinkButton>
  );
