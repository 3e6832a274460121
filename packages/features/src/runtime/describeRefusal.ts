import type { FieldError, GatewayError } from '@corridor/core';
import type { MessageKey } from '../i18n/MessageSet';
import type { RuntimeKey, Translate } from '../i18n/useMessages';

type Reason = Pick<FieldError, 'reason' | 'params'>;

/** A reason in the operator's language; undefined for a code that has no sentence here. A sentence of the gateway is returned as it came. */
export function describeReason({ reason, params }: Reason, t: Translate<RuntimeKey>): string | undefined {
  const said = t(asKey(reason), params);
  return said === reason && isCode(reason) ? undefined : said;
}

/** Why a request was refused, in the operator's language; undefined where only the kind of the error is known. @source spec §8 */
export function describeRefusal(
  { reason, params, fields }: GatewayError,
  t: Translate<RuntimeKey>,
): string | undefined {
  const first = reason === undefined ? fields[0] : { reason, params };
  return first && describeReason(first, t);
}

// A code has dots and no spaces; sentences have spaces.
const isCode = (text: string): boolean => /^[\w-]+(\.[\w-]+)+$/.test(text);

/** Guarantee: a text that is no key is said as it stands. */
function asKey(text: string): MessageKey<RuntimeKey> {
  return text as MessageKey<RuntimeKey>;
}
