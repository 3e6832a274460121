import type { WireMoney } from '../../money';
import type { EmptyContract, PrintedFile } from '../../resource';
import type { BeneficiaryDraft, FeeDirection, PaymentMethod, PaymentPurpose } from '../beneficiaries';
import type { OrderReason, OrderStep, OutgoingOrder, OutgoingOrderFilter } from '../orders';
import type { PaymentSide } from './enums';

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
  /** The side that was ordered to the minor unit. */
  fixedSide: PaymentSide;
}

/** A date that a payment has to wait for. @source ours */
export interface PaymentDelay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The cut-off of its sending was over, or banks do not work. */
  kind: 'cutOff' | 'weekend' | 'holiday';
  /** The bank holiday's name in the language of the call; null for any other delay. */
  name: string | null;
}

/** When a payment is expected to arrive, and why then. Dates are `YYYY-MM-DD`. @source ours */
export interface PaymentArrival {
  /** By the end of this business day of the destination. */
  arrivesOn: string;
  sentOn: string;
  /** Ordered after this UTC instant, it is sent later. */
  cutOffAt: string;
  /** Oldest first. */
  delays: PaymentDelay[];
}

/** The exchange by which a payment is paid out of an account of another currency. Rates are decimal text. @source ours */
export interface PaymentExchange {
  quoteId: string;
  /** What the account sells, in its currency. */
  sell: WireMoney;
  /** What is bought for it: what arrives and the payment's fee. */
  buy: WireMoney;
  /** Taken beside what is sold, in the account's currency. */
  fee: WireMoney;
  /** Units bought for one sold, margin included. */
  clientRate: string;
  /** The same at the middle of the market. */
  midRate: string;
}

/** The exchange of a price, and how long it holds, between UTC instants. @source ours */
export interface PaymentQuote extends PaymentExchange {
  createdAt: string;
  expiresAt: string;
}

/** The invoice behind a payment; its size in bytes, its time a UTC instant. @source ours */
export interface PaymentInvoice {
  id: string;
  name: string;
  size: number;
  contentType: string;
  uploadedAt: string;
}

/** An invoice with its content in Base64. @source ours */
export interface PaymentInvoiceContent extends PaymentInvoice {
  content: string;
}

/** The whole record of a payment order. @source ours */
export interface PaymentOrderDetail extends PaymentOrder {
  /** The beneficiary as it was when the order was made. */
  beneficiary: BeneficiaryDraft;
  purpose: PaymentPurpose | null;
  /** Null where it was ordered without one. */
  invoice: PaymentInvoice | null;
  /** As it was expected when the order was made; null for orders that were made without an estimate. */
  arrival: PaymentArrival | null;
  /** Null where the account has the beneficiary's currency. */
  exchange: PaymentExchange | null;
  refundTransactionId: string | null;
  /** Oldest first. */
  timeline: OrderStep[];
}

/** What the price of a payment is asked with. @source ours */
export interface PaymentPriceRequest {
  beneficiaryId: string;
  /** Of the fixed side: what is sent is in the currency of the account, what is received in the beneficiary's. */
  amount: WireMoney;
  /** What is sent, unless told. */
  fixedSide?: PaymentSide | undefined;
  /** The beneficiary's own unless told, else shared. */
  feeDirection?: FeeDirection | undefined;
  /** An exchange quote for this payment, where the account that pays has another currency than the beneficiary. */
  quoteId?: string | undefined;
}

/** What a payment is ordered with; paid from the owner's account in the beneficiary's currency, or in the one that the quote sells. @source ours */
export interface PaymentOrderInput extends PaymentPriceRequest {
  ownerId: string;
  /** The beneficiary's own unless told; one of the two where the destination asks. */
  purpose?: PaymentPurpose | undefined;
  reference: string;
  /** An invoice that was uploaded before, where the destination asks for one; it may stand behind several payments. */
  invoiceId?: string | undefined;
  /** True to have the order refused where the same payment was made within 24 hours, also at the same moment. */
  refuseDuplicate?: boolean | undefined;
}

/** What a payment would cost and bring. @source ours */
export interface PaymentPrice {
  fixedSide: PaymentSide;
  /** What is paid before its fee, in the beneficiary's currency. */
  amount: WireMoney;
  /** In the beneficiary's currency. */
  fee: WireMoney;
  /** The sender's part of it. */
  senderFee: WireMoney;
  /** What the account loses, in its currency. */
  debited: WireMoney;
  received: WireMoney;
  /** Null where the account has the beneficiary's currency. */
  exchange: PaymentQuote | null;
  /** If it is ordered now. */
  arrival: PaymentArrival;
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
  verbs: 'list' | 'page' | 'get' | 'get-by' | 'call' | 'call-by-id' | 'create' | 'export' | 'upload';
  row: PaymentOrder;
  record: PaymentOrderDetail;
  filter: PaymentOrderFilter;
  sort: PaymentOrderSort;
  /** The order of a request: what a client looks up that does not know whether its order was taken. */
  key: { requestId: string };
  create: PaymentOrderInput;
  /** An invoice: PDF, PNG or JPEG of at most 1 MB. It waits a day for the payment that names it. */
  upload: { input: Record<never, never>; output: PaymentInvoice };
  calls: {
    price: { input: PaymentPriceRequest; output: PaymentPrice };
  };
  callsById: {
    /** Takes back an order that no bank has accepted yet. */
    cancel: { input: OrderReason; output: PaymentOrderDetail };
    /** Its invoice with its content. */
    invoice: { input: Record<never, never>; output: PaymentInvoiceContent };
    /** The order as it stands as a PDF, in the language of the call. */
    receipt: { input: Record<never, never>; output: PrintedFile };
  };
}
