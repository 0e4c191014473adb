import { Button, LinkButton } from "#app/design/controls/button.tsx";
import { Dialog } from "#app/design/controls/dialog.tsx";
import { Stack } from "#app/design/layout.tsx";
import { formatUtcTime } from "#app/domain/calendar-day.ts";
import { localStore } from "#app/funnels/shared/screens/browser-storage.ts";
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

/**
 * Returns when the offer ends, or null if it has no end. With verified claims the price is held for this visitor.
 * @throws Error once the offer is over, or in a browser that has bought the toolkit. The purchase is checked here, not
 *   in `mayOffer`, because the page's script has no bytes to spare.
 */
export async function holdOffer(isVerified: boolean): Promise<number | null> {
  if (localStore.read("perfectionism_bought")) throw new Error("The toolkit has been bought.");
  if (!isVerified) return null;
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
