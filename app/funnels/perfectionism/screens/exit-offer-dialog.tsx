import { Button, LinkButton } from "#app/design/button.tsx";
import { Dialog } from "#app/design/dialog.tsx";
import { Stack } from "#app/design/layout.tsx";
import { Facts } from "#app/funnels/shared/screens/facts.tsx";
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
      <Facts facts={exitOffer.facts} />
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
