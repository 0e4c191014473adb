import { Button, LinkButton } from "#app/design/controls/button.tsx";
import { Dialog } from "#app/design/controls/dialog.tsx";
import { Stack } from "#app/design/layout.tsx";
import { formatUtcTime } from "#app/domain/calendar-day.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import { Facts } from "#app/funnels/shared/screens/check-list.tsx";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { exitOffer } from "../content/exit-offer.ts";
import { checkoutPath, exitPrice, regularPrice } from "../rules/price.ts";
import * as css from "./exit-offer-dialog.css.ts";

type ExitOfferDialogProps = {
  isOpen: boolean;
  /** When the price ends; null: the offer has no end. */
  endsAtMs: number | null;
  onClose: () => void;
};

/** Has the price held for this visitor, and returns until when; throws once it is over. */
export async function holdOffer(): Promise<number> {
  const held = (await callApi("POST", "/api/perfectionism/exit-offer")) as { ends_at: number };
  return held.ends_at;
}

export const ExitOfferDialog = ({ isOpen, endsAtMs, onClose }: ExitOfferDialogProps) => {
  const locale = useLocale();
  return (
    <Dialog title={exitOffer.title} isOpen={isOpen} onClose={onClose}>
      <Stack gap="m">
        <p className={css.lead}>{exitOffer.lead}</p>
        <p className={css.price}>
          <s className={css.regular}>{regularPrice.display}</s>
          <strong className={css.figure}>{exitPrice.display}</strong> {exitOffer.once}
        </p>
        {endsAtMs && (
          <p className={css.lead}>
            {exitOffer.heldUntil} {formatUtcTime(endsAtMs, locale)}.
          </p>
        )}
        <Facts facts={exitOffer.facts} />
        <Stack gap="xs">
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
};
