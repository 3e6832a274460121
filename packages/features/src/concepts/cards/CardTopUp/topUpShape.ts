import type { Account, Card, CardTopUp, CardTopUpReceipt, TopUpProblem, WireMoney } from '@corridor/core';
import type { RefObject } from 'react';
import type { TicketData } from '../../../kit/ticket/TicketShape';
import type { TicketState } from '../../../kit/ticket/TicketState';

/** What a top-up holds while it is filled in. '' is nothing chosen. */
export interface TopUpDraft {
  readonly accountId: string;
  /** Decimal text in the card's currency, as it was typed. */
  readonly amount: string;
}

/** What is sent: the card beside what its call takes. */
export interface TopUpInput extends CardTopUp {
  readonly cardId: string;
}

/** What is read for a top-up: the accounts that it may be paid from. */
export interface TopUpData extends TicketData {
  readonly accounts: readonly Account[];
  readonly account: Account | undefined;
  readonly card: Card;
}

/** What a top-up moves, and what the card has behind it. */
export interface TopUpPrice {
  readonly amount: WireMoney;
  readonly after: WireMoney;
}

/** The types that a top-up is made of. */
export interface TopUpShape {
  readonly concept: 'cards.topUp';
  readonly draft: TopUpDraft;
  readonly request: TopUpInput & { readonly after: WireMoney };
  readonly problem: TopUpProblem;
  readonly price: TopUpPrice;
  readonly input: TopUpInput;
  readonly key: { readonly cardId: string; readonly requestId: string };
  readonly order: CardTopUpReceipt;
  readonly data: TopUpData;
  readonly options: { readonly card: Card; readonly firstRef: RefObject<HTMLInputElement | null> };
}

/** State of a top-up. */
export type TopUpState = TicketState<TopUpShape>;
