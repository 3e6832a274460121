import type { BeneficiaryDraft, FeeDirection, PaymentMethod, PaymentPurpose } from '../beneficiaries';
import type { WireMoney } from '../money';
import type { OrderReason, OrderStep, OutgoingOrder, OutgoingOrderFilter } from '../orders';
import type { EmptyContract } from '../resource';

/** A payment to a beneficiary, as lists show it. @source spec §1 "payment orders", fields ours */
export interface PaymentOrder extends OutgoingOrder {
  beneficiaryId: string;
  beneficiaryName: string;
  /** The last four characters of the account that is paid. */
  accountEnding: string;
  /** ISO 3166 alpha-2. */
  bankCountry: string;
  paymentMethod: PaymentMethod;
  feeDirection: FeeDirection;
  reference: string;
}

/** The whole record of a payment order. @source ours */
export interface PaymentOrderDetail extends PaymentOrder {
  /** The beneficiary as it was when the order was made. */
  beneficiary: BeneficiaryDraft;
  purpose: PaymentPurpose | null;
  refundTransactionId: string | null;
  /** Oldest first. */
  timeline: OrderStep[];
}

/** What a payment is ordered with; paid from the owner's account in the amount's currency, which must be the beneficiary's. @source ours */
export interface PaymentOrderInput {
  ownerId: string;
  beneficiaryId: string;
  amount: WireMoney;
  /** The beneficiary's own unless told, else shared. */
  feeDirection?: FeeDirection | undefined;
  purpose?: PaymentPurpose | undefined;
  reference: string;
}

/** What a payment would cost and bring. @source ours */
export interface PaymentPrice {
  amount: WireMoney;
  fee: WireMoney;
  debited: WireMoney;
  received: WireMoney;
}

/** Conditions of a payment order list. @source ours */
export interface PaymentOrderFilter extends OutgoingOrderFilter {
  beneficiaryId: string;
  bankCountry: string[];
  paymentMethod: PaymentMethod[];
  feeDirection: FeeDirection[];
}

/** Fields that a payment order list sorts by; amounts of different currencies compare as numbers. @source ours */
export const PAYMENT_ORDER_SORTS = ['createdAt', 'amount', 'beneficiaryName', 'status'] as const;

/** A field that a payment order list sorts by. */
export type PaymentOrderSort = (typeof PAYMENT_ORDER_SORTS)[number];

/** The payment order resource. @source ours */
export interface PaymentOrderContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'get-by' | 'call' | 'call-by-id' | 'create' | 'export';
  row: PaymentOrder;
  record: PaymentOrderDetail;
  filter: PaymentOrderFilter;
  sort: PaymentOrderSort;
  /** The order of a request: what a client looks up that does not know whether its order was taken. */
  key: { requestId: string };
  create: PaymentOrderInput;
  calls: {
    price: {
      input: { beneficiaryId: string; amount: WireMoney; feeDirection?: FeeDirection | undefined };
      output: PaymentPrice;
    };
  };
  callsById: {
    /** Takes back an order that no bank has accepted yet. */
    cancel: { input: OrderReason; output: PaymentOrderDetail };
  };
}
