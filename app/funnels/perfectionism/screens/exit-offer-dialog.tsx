import { Button, LinkButton } from "#app/design/button.tsx";
import { Dialog } from "#app/design/dialog.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Stack } from "#app/design/layout.tsx";
import { exitOffer } from "../content/exit-offer.ts";
import { checkoutPath, exitPrice, regularPrice } from "../rules/price.ts";
import * as css from "./exit-offer-dialog.css.ts";

type ExitOfferDialogProps = { isOpen: boolean; onClose: () => void };

export const ExitOfferDialog = ({ isOpen, onClose }: ExitOfferDialogProps) => (
  <Dialog title={exitOffer.title} isOpen={isOpen} onClose={onClose}>
    <Stack gap="m">
      <p className={css.lead}>{exitOffer.lead}</p>
      <p className={css.price}>
        <s className={css.regular}>{regularPrice.display}</s>
        <strong className={css.figure}>{exitPrice.display}</strong> {exitOffer.once}
      </p>
      <ul role="list" className={css.facts}>
        {exitOffer.facts.map((fact) => (
          <li key={fact} className={css.fact}>
            <Icon name="check" size={16} />
            {fact}
          </li>
        ))}
      </ul>
      <Stack gap="2xs">
        <LinkButton href={checkoutPath(exitPrice)} size="l" isBlock>
          {exitOffer.accept} {exitPrice.display}
        </LinkButton>
        <Button tone="quiet" isBlock onClick={onClose}>
          {exitOffer.decline}
        </Button>
      </Stack>
    </Stack>
  </Dialog>
);
