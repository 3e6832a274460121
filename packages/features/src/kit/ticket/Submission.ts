import { GatewayError, type GatewayErrorKind } from '@corridor/core';

/** How far the order of a ticket has come. Between `looking` and `absent` nobody knows whether it was accepted. */
export type Submission<Order> =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  /** Not accepted, and the gateway says why. */
  | { readonly state: 'refused'; readonly error: GatewayError }
  /** Other people must approve it first. */
  | { readonly state: 'awaiting'; readonly error: GatewayError }
  | OpenOutcome
  | { readonly state: 'done'; readonly order: Order };

/** A submission of which nobody knows yet how it ended. */
export type OpenOutcome =
  /** No answer came: the order is being looked up. */
  | { readonly state: 'looking'; readonly error: GatewayError }
  /** No answer came, and the look-up failed too. */
  | { readonly state: 'unknown'; readonly error: GatewayError }
  /** No answer came, and the gateway knows no such order. */
  | { readonly state: 'absent'; readonly error: GatewayError };

/** The submission, where nobody knows yet how it ended. */
export const openOutcomeOf = (now: Submission<unknown>): OpenOutcome | undefined =>
  now.state === 'looking' || now.state === 'unknown' || now.state === 'absent' ? now : undefined;

/** What an answer of these kinds leaves open: the gateway may have taken the order. */
const LOST: readonly GatewayErrorKind[] = ['unknown-outcome', 'network', 'timeout', 'server', 'canceled'];

/** Returns true if the gateway may have taken an order that it answered so. */
export const isLost = ({ kind }: GatewayError): boolean => LOST.includes(kind);

/** The code of a refusal while others are at the same account: nothing was done, and the same may be sent again. */
const BUSY = '40903';

/** After these an order goes out again as it was, under the same request id. */
export const isUnsettled = (error: GatewayError): boolean =>
  isLost(error) || error.kind === 'unauthorized' || error.kind === 'rate-limited' || error.code === BUSY;

/** The code of a refusal for want of money. */
const NOT_COVERED = '40910';

/** Returns true if the gateway may know an order or a price otherwise than the ticket does. */
export const isOvertaken = ({ kind, code }: GatewayError): boolean =>
  kind === 'not-found' || (kind === 'conflict' && code !== NOT_COVERED && code !== BUSY);

/** A page that was loaded anew knows of its last order only that it was sent. */
export const RELOADED = {
  state: 'looking',
  error: new GatewayError('unknown-outcome', { msg: 'The page was loaded anew' }),
} as const satisfies OpenOutcome;
