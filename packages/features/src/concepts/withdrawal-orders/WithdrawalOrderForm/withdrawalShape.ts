import type {
  Account,
  WithdrawalAccount,
  WithdrawalOrderContract,
  WithdrawalOrderDetail,
  WithdrawalOrderInput,
  WithdrawalPrice,
  WithdrawalProblem,
} from '@corridor/core';
import type { TicketData } from '../../../kit/ticket/TicketShape';
import type { TicketState } from '../../../kit/ticket/TicketState';

/** What a withdrawal ticket holds while it is filled in; a host may keep it in its URL. '' is nothing chosen. */
export interface WithdrawalDraft {
  /** The account that somebody chose to pay; else the withdrawal account decides. */
  readonly accountId: string;
  readonly withdrawalAccountId: string;
  /** Decimal text, as it was typed. */
  readonly amount: string;
}

/** What is read for a withdrawal: where it goes, and the account of the same owner and currency that pays. */
export interface WithdrawalData extends TicketData {
  readonly to: WithdrawalAccount | undefined;
  readonly account: Account | undefined;
  /** Where the chosen account's money goes unless told. */
  readonly first: WithdrawalAccount | undefined;
  /** The chosen account has no bank account that it could be withdrawn to. */
  readonly noneFits: boolean;
}

/** What the withdrawal ticket takes beside what every ticket takes. */
export interface WithdrawalOptions {
  readonly onOpenTransaction?: (transactionId: string) => void;
}

/** The types that the withdrawal ticket is made of. */
export interface WithdrawalShape {
  readonly concept: 'withdrawalOrders';
  readonly draft: WithdrawalDraft;
  readonly request: WithdrawalOrderInput;
  readonly problem: WithdrawalProblem;
  readonly price: WithdrawalPrice;
  readonly input: WithdrawalOrderInput;
  readonly key: WithdrawalOrderContract['key'];
  readonly order: WithdrawalOrderDetail;
  readonly data: WithdrawalData;
  readonly options: WithdrawalOptions;
}

/** State of the withdrawal ticket. */
export type WithdrawalTicketState = TicketState<WithdrawalShape>;
