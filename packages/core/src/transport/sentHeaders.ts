import { developmentHeaders } from './developmentHost';
import type { TransportOptions, TransportRequest } from './Transport';

/** What one sending of a call goes under; a second one keeps the request id and may have another token. */
export interface Sending {
  readonly requestId: string;
  readonly token: string | undefined;
}

/** The headers that a call is sent with. @source spec §6, §7 */
export function sentHeaders(
  { development }: Pick<TransportOptions, 'development'>,
  { path, headers }: Pick<TransportRequest, 'path' | 'headers'>,
  { requestId, token }: Sending,
): Record<string, string> {
  return {
    request_id: requestId,
    ...(token ? { access_token: token } : {}),
    ...developmentHeaders(development, path),
    ...headers,
  };
}
