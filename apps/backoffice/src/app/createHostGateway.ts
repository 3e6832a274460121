import { createGatewayClient, type GatewayClient, isDevelopmentHost } from '@corridor/core';
import { takeEarlyAnswer } from '../early/takeEarlyAnswer';
import { readPreferences } from '../preferences/preferences';
import { developmentOf } from '../session/development';
import { rolePreview } from '../session/rolePreview';
import { storedToken } from '../session/storage';

/** The gateway client of this back office: same origin, the stored token, the chosen language. */
export function createHostGateway(page: Location = location): GatewayClient {
  const development = developmentOf(page);
  return createGatewayClient({
    baseURL: '',
    getAccessToken: storedToken,
    getLocale: () => readPreferences().locale,
    takeEarlyAnswer,
    leanReads: true,
    getSeenRole: () => rolePreview()?.id,
    ...(development && { development }),
  });
}

/** Returns true if this is a developer's own machine on a port 808x. @source spec §2 */
export function isPermissionPreviewHost({ hostname, port }: Location = location): boolean {
  return isDevelopmentHost(hostname) && /^808\d$/.test(port);
}
