/** What calls itself one, programs that are no browser, browsers without a window, and checks that load pages. */
const ROBOTS =
  /bot\/|\bbot\b|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|uptime|facebookexternalhit|whatsapp|curl|wget|python|java\/|okhttp|go-http-client|node|axios|scrapy|phantom/i;

/** Whether a request is not counted, by its `User-Agent`: a program's, or none. */
export const isRobot = (userAgent: string | null): boolean =>
  userAgent === null || userAgent.trim() === "" || ROBOTS.test(userAgent);
