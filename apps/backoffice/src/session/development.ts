import { type DevelopmentHost, isDevelopmentHost } from '@corridor/core';

/** The partner that a developer's own host speaks for. @source spec §3 "a fixed test value", its text ours */
const DEVELOPMENT_PARTNER_ID = 'corridor-test-partner';

/** What calls from a developer's own host carry and where they go; undefined elsewhere. @source spec §3, §6, §7 */
export function developmentOf({ hostname, origin, port }: Location): DevelopmentHost | undefined {
  if (!isDevelopmentHost(hostname)) return undefined;
  return {
    partnerId: DEVELOPMENT_PARTNER_ID,
    // The local card service is this gateway when it has the port that the specification names.
    ...(port === '8080' && { issuingURL: `${origin}/issuing` }),
  };
}
