import type { CardAction, CardStatus } from '@corridor/core';

/** What the card widgets report. `message` is a finished sentence in the reader's language, ready for a toast. @source ours */
export type CardsEvent =
  | { readonly type: 'cards.opened'; readonly cardId: string }
  | { readonly type: 'cards.closed' }
  | {
      readonly type: 'cards.actionTaken';
      readonly cardId: string;
      readonly action: CardAction;
      readonly status: CardStatus;
      readonly message: string;
    }
  | { readonly type: 'cards.limitsChanged'; readonly cardId: string; readonly message: string }
  | { readonly type: 'cards.appliedFor'; readonly cardId: string; readonly message: string }
  /** The reader has seen the number; which it is, no event says. */
  | { readonly type: 'cards.numberShown'; readonly cardId: string }
  | { readonly type: 'cards.toppedUp'; readonly cardId: string; readonly message: string }
  | { readonly type: 'cards.actionFailed'; readonly action: CardAction; readonly message: string }
  | { readonly type: 'cards.exported'; readonly fileName: string; readonly message: string }
  | { readonly type: 'cards.exportFailed'; readonly message: string };
