import { GatewayError, type GatewayErrorDetails } from './GatewayError';
import type { Mistake } from './Mistake';

/** Error of a page that was set up wrongly; `params` say where. @source ours */
export function misconfigured(mistake: Mistake, details: Partial<GatewayErrorDetails> = {}): GatewayError {
  return new GatewayError('misconfigured', { msg: `Misconfigured: ${mistake}`, ...details, mistake });
}
