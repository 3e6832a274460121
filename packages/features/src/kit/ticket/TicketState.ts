import type { Account, WireMoney } from '@corridor/core';
import type { UnsavedEntries } from '../form/useUnsavedEntries';
import type { BlockingReason } from './blockingReason';
import type { TicketOptions } from './TicketOptions';
import type { ChangeDraft, TicketShape } from './TicketShape';
import type { LivePrice } from './useLivePrice';
import type { OrderSubmission } from './useSubmission';

/** State of a ticket. */
export interface TicketState<T extends TicketShape> {
  readonly draft: T['draft'];
  readonly change: ChangeDraft<T['draft']>;
  readonly data: T['data'];
  readonly options: TicketOptions<T>;
  readonly live: LivePrice<T['price']>;
  /** The account that pays; while an order is under way, as it was before. */
  readonly payer: Account | undefined;
  /** What the paying account would need and does not have. */
  readonly shortfall: WireMoney | undefined;
  readonly blockingReason: BlockingReason | undefined;
  readonly problems: readonly T['problem'][];
  /** What is wrong is shown: the reader has asked to go on. */
  readonly judged: boolean;
  readonly step: 'entry' | 'review';
  readonly submission: OrderSubmission<T>;
  /** What was entered and is not sent. */
  readonly unsaved: UnsavedEntries;
  /** Goes to the review, or shows what is wrong. */
  review(): void;
  back(): void;
  confirm(): Promise<void>;
  /** Begins another order like this one. */
  restart(): void;
  /** Begins the same order once more. */
  repeat(): void;
  /** What was filled in earlier stands in the ticket again. */
  readonly restored: boolean;
  /** Drops what was filled in, and begins with an empty ticket. */
  startOver(): void;
}
