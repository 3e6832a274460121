import type { GatewayError, GatewayErrorKind } from '@corridor/core';
import type { RuntimeKey, Translate } from '../i18n/useMessages';
import { describeRefusal } from './describeRefusal';

/** Messages of an error: title, detail, next step, and the request ID to quote. */
export interface ErrorWords {
  readonly title: string;
  readonly detail: string;
  readonly nextStep: string;
  readonly requestId: string | undefined;
  /** True if trying the same again may help. */
  readonly retryable: boolean;
}

/** Kinds that the same call would end in again, or that must not be tried again. */
const FINAL: readonly GatewayErrorKind[] = [
  'unauthorized',
  'forbidden',
  'validation',
  'not-found',
  'unknown-outcome',
  'awaiting-approval',
];

/** Kinds whose reason is more specific than the kind, since the gateway names the field or the rule. */
const SPEAKS_FOR_ITSELF: readonly GatewayErrorKind[] = ['validation', 'conflict', 'forbidden'];

/** Kinds whose message is shown where the gateway gives no reason as a code. */
const TOLD_BY_MESSAGE: readonly GatewayErrorKind[] = ['validation', 'conflict'];

/** The code of a refusal because the same is there already. */
const DUPLICATE = '40902';

const ENDS = '.!?…。！？';

/** Kinds without words of their own: who reads can do nothing for the engineer of the page, nor meets a call that was taken back. */
function shownKind({ kind }: GatewayError) {
  if (kind === 'misconfigured') return 'server';
  return kind === 'canceled' ? 'network' : kind;
}

// Between its title and next step stands what there is already.
const headOf = (error: GatewayError) => (error.code === DUPLICATE ? 'duplicate' : shownKind(error));

/** Turns a gateway error into words and a next step; every kind that readers meet has its own. @source spec §8 */
export function describeError(error: GatewayError, t: Translate<RuntimeKey>): ErrorWords {
  const kind = shownKind(error);
  const own = SPEAKS_FOR_ITSELF.includes(kind) ? (describeRefusal(error, t) ?? messageOf(error)) : undefined;
  return {
    title: t(`errors.${headOf(error)}.title`),
    detail: own === undefined ? t(`errors.${kind}.detail`) : asSentence(own, t),
    nextStep: nextStep(error, t),
    requestId: error.requestId,
    retryable: !FINAL.includes(kind),
  };
}

// A message with a code or a field names internals: the code is translated, or the kind's message is shown.
function messageOf({ kind, msg, reason, fields }: GatewayError): string | undefined {
  const isPlain = TOLD_BY_MESSAGE.includes(kind) && reason === undefined && fields.length === 0;
  return isPlain && msg !== 'message' ? msg : undefined;
}

// The next step stands behind it, so that it must end.
function asSentence(text: string, t: Translate<RuntimeKey>): string {
  return ENDS.includes(text.slice(-1)) ? text : t('errors.sentence', { text });
}

function nextStep(error: GatewayError, t: Translate<RuntimeKey>): string {
  const seconds = error.retryAfterSeconds;
  if (error.kind === 'rate-limited' && seconds) return t('errors.rate-limited.wait', { count: Math.ceil(seconds) });
  return t(`errors.${headOf(error)}.nextStep`);
}
