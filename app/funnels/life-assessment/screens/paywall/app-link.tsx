import { type ReactNode, useEffect, useState } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { claims } from "#app/funnels/life-assessment/content/claims.ts";
import { actions } from "#app/funnels/life-assessment/content/paid-actions.ts";
import { findAppAddress } from "#app/funnels/life-assessment/rules/app-address.ts";
import { useBrand, useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { useNewTab } from "#app/funnels/shared/screens/use-in-app-browser.ts";

/** `instead` is rendered if no app may be claimed. */
export function AppLink({ instead = null }: { instead?: ReactNode }) {
  const label = useClaimText()(claims.app);
  return label === null ? instead : <StoreLink label={label} />;
}

/** A plain link to the app's website; with script, to the device's app store. */
function StoreLink({ label }: { label: string }) {
  const brand = useBrand();
  const [href, setHref] = useState(brand.webAppUrl);

  useEffect(() => {
    const { userAgent, maxTouchPoints } = navigator;
    setHref(findAppAddress(brand, { userAgent, touchPoints: maxTouchPoints }));
  }, [brand]);

  return (
    <LinkButton
      href={href}
      {...useNewTab()}
      tone="quiet"
      onClick={() => showToast(actions.appOpened)}
    >
      {label}
    </LinkButton>
  );
}
