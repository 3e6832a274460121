import type {
  Account,
  BeneficiaryDetail,
  ExchangeQuoteRequest,
  FeeDirection,
  GatewayFile,
  PaymentInvoice,
  PaymentOrder,
  PaymentOrderContract,
  PaymentOrderDetail,
  PaymentOrderInput,
  PaymentPrice,
  PaymentProblem,
  PaymentPurpose,
  PaymentSide,
} from '@corridor/core';
import type { UploadEntry } from '@corridor/ui';
import type { ComponentType } from 'react';
import type { TicketData } from '../../../kit/ticket/TicketShape';
import type { TicketState } from '../../../kit/ticket/TicketState';

/** What a payment ticket holds while it is filled in; a host may keep it in its URL. '' is nothing chosen. */
export interface PaymentDraft {
  readonly beneficiaryId: string;
  /** The account that pays. */
  readonly accountId: string;
  /** The side that was typed last: its amount never changes by rounding. */
  readonly fixedSide: PaymentSide;
  /** Decimal text of the fixed side, as it was typed. */
  readonly amount: string;
  readonly feeDirection: FeeDirection | '';
  readonly purpose: PaymentPurpose | '';
  readonly reference: string;
  /** The invoice, where the destination asks for one; a file is not kept in a URL. */
  readonly invoice?: readonly UploadEntry<PaymentInvoice>[] | undefined;
}

/** What is read for a payment: its beneficiary, the account that pays, and what was paid lately. */
export interface PaymentData extends TicketData {
  readonly beneficiary: BeneficiaryDetail | undefined;
  readonly account: Account | undefined;
  /** The account that is taken where nobody has chosen. */
  readonly first: Account | undefined;
  /** Payments to this beneficiary within the last 24 hours that were not dropped. */
  readonly recent: readonly PaymentOrder[];
}

/** What a payment is asked for, and the exchange that it needs. */
export interface PaymentRequest extends PaymentOrderInput {
  /** Null where the account has the beneficiary's currency. */
  readonly exchange: ExchangeQuoteRequest | null;
}

/** Props of the form by which a beneficiary is created in place, or completed where `target` names one. */
export interface NewBeneficiaryProps {
  readonly target?: { readonly kind: 'edit'; readonly beneficiaryId: string };
  readonly onSaved: (beneficiary: { readonly id: string }) => void;
  readonly onCancel: () => void;
}

/** What the payment ticket takes beside what every ticket takes. */
export interface PaymentOptions {
  readonly newBeneficiary?: ComponentType<NewBeneficiaryProps>;
  readonly onOpenTransaction?: (transactionId: string) => void;
  readonly onExport?: (file: GatewayFile) => void;
}

/** The types that the payment ticket is made of. */
export interface PaymentShape {
  readonly concept: 'paymentOrders';
  readonly draft: PaymentDraft;
  readonly request: PaymentRequest;
  readonly problem: PaymentProblem;
  readonly price: PaymentPrice;
  readonly input: PaymentOrderInput;
  readonly key: PaymentOrderContract['key'];
  readonly order: PaymentOrderDetail;
  readonly data: PaymentData;
  readonly options: PaymentOptions;
}

/** State of the payment ticket. */
export type PaymentTicketState = TicketState<PaymentShape>;
