import type { WireMoney } from '@corridor/core';
import type { Question } from './draft';
import type { LiveQuote } from './useLiveQuote';

/** Why a ticket cannot go on, in the order in which the reader can do something about it. */
export type Hindrance = 'incomplete' | 'wrong' | 'short' | 'failed' | 'asking' | 'expired' | 'changed';

/** What keeps a ticket from going on; undefined where nothing does. */
export function hindranceOf(
  question: Question,
  shortfall: WireMoney | undefined,
  { quote, asking, error, expired, before }: LiveQuote,
): Hindrance | undefined {
  if (!question.ok) return question.problems.every(({ reason }) => reason === 'amountMissing') ? 'incomplete' : 'wrong';
  if (shortfall) return 'short';
  if (error) return 'failed';
  if (asking || !quote) return 'asking';
  if (expired) return 'expired';
  return before && 'changed';
}
