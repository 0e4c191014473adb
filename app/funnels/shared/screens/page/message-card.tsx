import type { MouseEventHandler, RefObject } from "react";
import { LinkButton } from "#app/design/button.tsx";
import { Card } from "#app/design/card.tsx";
import { Container } from "#app/design/layout.tsx";
import * as css from "./message-card.css.ts";

type MessageCardProps = {
  title: string;
  text: string;
  action: string;
  href: string;
  heading?: RefObject<HTMLHeadingElement>;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** One message and one call to action. */
export const MessageCard = ({ title, text, action, href, heading, onClick }: MessageCardProps) => (
  <Container narrow className={css.place}>
    <Card className={css.card}>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <p className={css.text}>{text}</p>
      <p>
        <LinkButton href={href} size="l" onClick={onClick}>
          {action}
        </LinkButton>
      </p>
    </Card>
  </Container>
);
