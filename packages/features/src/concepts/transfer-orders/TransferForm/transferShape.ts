import type {
  Account,
  TransferOrder,
  TransferOrderContract,
  TransferOrderInput,
  TransferPrice,
  TransferProblem,
} from '@corridor/core';
import type { TicketData } from '../../../kit/ticket/TicketShape';
import type { TicketState } from '../../../kit/ticket/TicketState';

/** What a transfer ticket holds while it is filled in; a host may keep it in its URL. '' is nothing chosen. */
export interface TransferDraft {
  readonly fromAccountId: string;
  readonly toAccountId: string;
  /** Decimal text, as it was typed. */
  readonly amount: string;
  readonly reference: string;
}

/** What is read for a transfer: its two accounts. */
export interface TransferData extends TicketData {
  readonly from: Account | undefined;
  readonly to: Account | undefined;
  /** What is taken where nobody has chosen. */
  readonly first: Account | undefined;
}

/** What the transfer ticket takes beside what every ticket takes. */
export interface TransferOptions {
  readonly accountId?: string;
  readonly onOpenTransaction?: (transactionId: string) => void;
}

/** The types that the transfer ticket is made of. */
export interface TransferShape {
  readonly concept: 'transferOrders';
  readonly draft: TransferDraft;
  readonly request: TransferOrderInput;
  readonly problem: TransferProblem;
  readonly price: TransferPrice;
  readonly input: TransferOrderInput;
  readonly key: TransferOrderContract['key'];
  readonly order: TransferOrder;
  readonly data: TransferData;
  readonly options: TransferOptions;
}

/** State of the transfer ticket. */
export type TransferTicketState = TicketState<TransferShape>;
