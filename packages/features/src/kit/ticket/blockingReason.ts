import type { WireMoney } from '@corridor/core';
import type { Question } from './TicketShape';
import type { LivePrice } from './useLivePrice';

/** Why a ticket cannot go on, in the order in which the reader can do something about it. */
export type BlockingReason =
  | 'incomplete'
  | 'tooSmall'
  | 'wrong'
  | 'short'
  | 'failed'
  | 'asking'
  | 'expired'
  | 'changed';

/** What keeps a ticket from going on; undefined where nothing does. */
export function blockingReasonOf(
  question: Question<unknown>,
  shortfall: WireMoney | undefined,
  { price, asking, error, expired, before }: LivePrice<unknown>,
): BlockingReason | undefined {
  if (!question.ok) {
    if (question.problems.every(({ reason }) => reason.endsWith('Missing'))) return 'incomplete';
    return question.problems.every(({ reason }) => reason === 'tooSmall') ? 'tooSmall' : 'wrong';
  }
  if (shortfall) return 'short';
  if (error) return 'failed';
  if (asking || !price) return 'asking';
  if (expired) return 'expired';
  return before ? 'changed' : undefined;
}
