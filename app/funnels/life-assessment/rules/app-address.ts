type AppAddresses = {
  readonly appleStoreUrl: string;
  readonly googleStoreUrl: string;
  readonly webAppUrl: string;
};
type Device = { readonly userAgent: string; readonly touchPoints: number };

/** The app's URL for a device: Apple's or Google's store, or its website on desktop. */
export function findAppAddress(addresses: AppAddresses, device: Device): string {
  if (/android/i.test(device.userAgent)) return addresses.googleStoreUrl;
  return isApplePhone(device) ? addresses.appleStoreUrl : addresses.webAppUrl;
}

/** iPads report a Mac user agent, but Macs have no touch screen. */
const isApplePhone = ({ userAgent, touchPoints }: Device): boolean =>
  /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1);
