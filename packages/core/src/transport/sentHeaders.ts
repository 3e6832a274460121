import { developmentHeaders } from './developmentHost';
import type { TransportOptions, TransportRequest } from './Transport';

/** Request id and token of one attempt; a second attempt keeps the request id and may have another token. */
export interface Sending {
  readonly requestId: string;
  readonly token: string | undefined;
}

/** Headers of a call. @source spec §6, §7 */
export function sentHeaders(
  { development, getSeenRole }: Pick<TransportOptions, 'development' | 'getSeenRole'>,
  { path, headers }: Pick<TransportRequest, 'path' | 'headers'>,
  { requestId, token }: Sending,
): Record<string, string> {
  const role = getSeenRole?.();
  return {
    request_id: requestId,
    ...(token ? { access_token: token } : {}),
    ...(role && { see_as_role: role }),
    ...developmentHeaders(development, path),
    ...headers,
  };
}
