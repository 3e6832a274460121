import type { GatewayError } from './GatewayError';
import { misconfigured } from './misconfigured';

/** The mistake of the page behind a refusal, for its engineer: a session that was not opened for this. Any other error is returned as it is. @source ours */
export function asMistake(error: GatewayError): GatewayError {
  if (error.reason !== 'refusals.notInSession') return error;
  return misconfigured('embed-session', { ...error, cause: error });
}
