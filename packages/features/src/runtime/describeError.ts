import type { GatewayError, GatewayErrorKind } from '@corridor/core';
import type { RuntimeKey, Say } from '../words/useWords';

/** An error in words: what happened, what it means, what to do, and the id to quote. */
export interface ErrorWords {
  readonly title: string;
  readonly detail: string;
  readonly nextStep: string;
  readonly requestId: string | undefined;
  /** Whether trying the same again may help. */
  readonly retryable: boolean;
}

const RETRYABLE: Readonly<Record<GatewayErrorKind, boolean>> = {
  unauthorized: false,
  forbidden: false,
  validation: false,
  conflict: true,
  'not-found': false,
  'rate-limited': true,
  timeout: true,
  network: true,
  canceled: true,
  'unknown-outcome': false,
  server: true,
};

/** Kinds whose own message says more than ours: the gateway names the field or the rule. */
const SPEAKS_FOR_ITSELF: readonly GatewayErrorKind[] = ['validation', 'conflict', 'forbidden'];

/** Turns a gateway error into words and a next step; every kind has its own. @source spec §8 */
export function describeError(error: GatewayError, say: Say<RuntimeKey>): ErrorWords {
  const { kind } = error;
  const own = SPEAKS_FOR_ITSELF.includes(kind) && error.msg !== 'message' ? error.msg : undefined;
  return {
    title: say(`errors.${kind}.title`),
    detail: own ?? say(`errors.${kind}.detail`),
    nextStep: nextStep(error, say),
    requestId: error.requestId,
    retryable: RETRYABLE[kind],
  };
}

function nextStep(error: GatewayError, say: Say<RuntimeKey>): string {
  const seconds = error.retryAfterSeconds;
  if (error.kind === 'rate-limited' && seconds) return say('errors.rate-limited.wait', { count: Math.ceil(seconds) });
  return say(`errors.${error.kind}.nextStep`);
}
