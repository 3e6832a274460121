import type { ReasonParams } from '@corridor/core';
import type { RuntimeKey, Translate } from '@corridor/features';
import type { HostSentences } from '../messages/host';

/** Sentences of the gateway and of the client by the key of their translation. @source spec §8 */
const SPOKEN = {
  'Request Unauthorized': 'host.said.unauthorized',
  'Network Error': 'host.said.network',
  'Service Currently Unavailable': 'host.said.unavailable',
  'Too many attempts': 'host.said.tooMany',
  'Login failed, please check username or password': 'host.said.loginFailed',
  'Failure in acceptance': 'host.said.notAccepted',
  'Successfully accepted': 'host.said.accepted',
  'Copying failed': 'host.said.notCopied',
  'Copying succeeded': 'host.said.copied',
  'Upload Successful': 'host.said.uploaded',
  'Invalid password': 'host.said.invalidPassword',
  message: 'host.said.unknown',
} as const satisfies Readonly<Record<string, keyof HostSentences>>;

const isTranslated = (message: string): message is keyof typeof SPOKEN => Object.hasOwn(SPOKEN, message);

/** A message in the operator's language where it is one of the catalogue, else as it came. @source spec §8 */
export function translateMessage(
  message: string,
  t: Translate<keyof HostSentences | RuntimeKey>,
  params?: ReasonParams,
): string {
  if (isReasonKey(message)) {
    const said = t(message, params);
    // Its sentences may be on their way still.
    return said === message ? t('errors.validation.detail') : said;
  }
  return isTranslated(message) ? t(SPOKEN[message]) : message;
}

/** Returns true if a message is the key of why a request was refused. */
export function isReasonKey(message: string): message is Extract<RuntimeKey, `refusals.${string}`> {
  return message.startsWith('refusals.');
}
