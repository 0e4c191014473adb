export const PAYWALL_PATH = "/quiz2/paywall";
