import { createGatewayClient, type GatewayClient, isDevelopmentHost } from '@corridor/core';
import { readPreferences } from '../preferences/preferences';
import { storedToken } from '../session/storage';

/** The partner that a developer's own host speaks for. @source spec §3 "a fixed test value", its text ours */
const DEVELOPMENT_PARTNER_ID = 'corridor-test-partner';

/** The gateway client of this back office: same origin, the stored token, the chosen language. */
export function createHostGateway({ hostname, origin, port }: Location = location): GatewayClient {
  return createGatewayClient({
    baseURL: '',
    getAccessToken: storedToken,
    getLocale: () => readPreferences().locale,
    ...(isDevelopmentHost(hostname) && {
      development: {
        partnerId: DEVELOPMENT_PARTNER_ID,
        // The local card service is this gateway when it has the port that the specification names.
        ...(port === '8080' && { issuingURL: `${origin}/issuing` }),
      },
    }),
  });
}

/** Whether this is a developer's own machine on a port 808x. @source spec §2 */
export function isPermissionPreviewHost({ hostname, port }: Location = location): boolean {
  return isDevelopmentHost(hostname) && /^808\d$/.test(port);
}
