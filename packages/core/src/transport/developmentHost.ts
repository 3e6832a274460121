import { RESOURCES_PATH } from './constants';

/** Headers of requests on a developer's own host, and the address of its card calls. @source spec §6, §7 */
export interface DevelopmentHost {
  /** The fixed test partner, sent as `partner_id`. */
  partnerId: string;
  /** Base of the local card service, such as `http://localhost:8080/issuing`; absent: card calls go to the gateway. */
  issuingURL?: string;
}

/** Returns true if a hostname is a developer's own machine. @source spec §6 */
export function isDevelopmentHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

const UNMARKED_PATHS = [/^\/api\/dashboard\/app\/user\/query(\?|$)/, /^\/api\/dashboard\/logout(\?|$)/];

/** The headers a development host adds to a call; user query and logout go without. @source spec §6 */
export function developmentHeaders(host: DevelopmentHost | undefined, path: string): Record<string, string> {
  if (!host || UNMARKED_PATHS.some((pattern) => pattern.test(path))) return {};
  return { partner_id: host.partnerId, source: 'CMP' };
}

const CARD_PATH = `${RESOURCES_PATH}/card/`;

/** The full address of a call: on a development host card calls go to its local card service. @source spec §7 */
export function resolveURL(baseURL: string, path: string, host: DevelopmentHost | undefined): string {
  if (host?.issuingURL && path.startsWith(CARD_PATH)) return `${host.issuingURL}/card/${path.slice(CARD_PATH.length)}`;
  return `${baseURL.replace(/\/+$/, '')}${path}`;
}
