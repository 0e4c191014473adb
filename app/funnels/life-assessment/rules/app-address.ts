type AppAddresses = {
  readonly appleStoreUrl: string;
  readonly googleStoreUrl: string;
  readonly webAppUrl: string;
};
type Device = { readonly userAgent: string; readonly touchPoints: number };

/** Where the app is for a device: Apple's or Google's store, on a desktop its website. */
export function findAppAddress(addresses: AppAddresses, device: Device): string {
  if (/android/i.test(device.userAgent)) return addresses.googleStoreUrl;
  return isApplePhone(device) ? addresses.appleStoreUrl : addresses.webAppUrl;
}

/** An iPad says that it is a Mac, but no Mac can be touched. */
const isApplePhone = ({ userAgent, touchPoints }: Device): boolean =>
  /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1);
