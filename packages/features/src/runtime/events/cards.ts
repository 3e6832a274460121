import type { ListEvent } from './list';

/** What the card widgets report beside what all lists do. @source ours */
export type CardsEvent =
  | ListEvent<'cards'>
  /** The reader has seen the number; which it is, no event says. */
  | { readonly type: 'cards.numberShown'; readonly id: string }
  | { readonly type: 'cards.toppedUp'; readonly id: string; readonly message: string };
