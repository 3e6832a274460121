import type { EmptyContract, TimeRange } from '../../resource';
import type { CardStatus } from '../cards';
import type { CardEventAction } from './enums';

/** One record of a card's history, as lists show it; what is told of the card is null once the card is deleted. Times are UTC instants. @source spec §2 "records" */
export interface CardRecord {
  id: string;
  cardId: string;
  last4: string | null;
  holderName: string | null;
  merchantId: string | null;
  merchantName: string | null;
  action: CardEventAction;
  /** Status of the card before and after; null where the event has none. */
  from: CardStatus | null;
  to: CardStatus | null;
  actor: string;
  reason: string | null;
  at: string;
}

/** Conditions of a list of card records; `search` is an id of it or of its card, the last four digits, or the beginning of the actor's name. @source ours */
export interface CardRecordFilter {
  search: string;
  cardId: string;
  merchantId: string;
  action: CardEventAction[];
  at: TimeRange;
}

/** Fields that a list of card records sorts by. @source ours */
export const CARD_RECORD_SORTS = ['at'] as const;

/** A field that a list of card records sorts by. */
export type CardRecordSort = (typeof CARD_RECORD_SORTS)[number];

/** The resource of card records: for reading; what happens to cards writes it. @source spec §2 "records" */
export interface CardEventContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'export';
  row: CardRecord;
  record: CardRecord;
  filter: CardRecordFilter;
  sort: CardRecordSort;
}
