'use client';

import {
  type GatewayFile,
  isOrderOver,
  nameAsSent,
  type PaymentOrderDetail as PaymentRecord,
  paymentPurpose,
  paymentSide,
  readablePaymentReference,
} from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { MoneyText } from '../../kit/display/MoneyText';
import { OrderStatusChip } from '../../kit/display/OrderStatusChip';
import { OrderTimeline } from '../../kit/orders/OrderTimeline';
import { OrderTransactions } from '../../kit/orders/OrderTransactions';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { ArrivalText } from './display/ArrivalText';
import { InvoiceSection } from './display/InvoiceSection';
import { PaymentButtons } from './display/PaymentButtons';
import { RateText } from './display/RateText';
import { paymentOrderActions } from './paymentOrderActions';
import { paymentOrderList } from './paymentOrderList';

const { text, code, id, custom } = columnsOf<PaymentRecord>();

/** Details of a payment: what everybody pays, to whom, how far it has come, its transactions; followed until it is over. */
export const paymentOrderDetail = defineDetail(paymentOrderList, {
  subtitle: ({ displayStatus }) => <OrderStatusChip status={displayStatus} />,
  lines: {
    createdBy: text(),
    reason: text(),
    beneficiaryId: id({ leadsTo: ({ beneficiaryId }) => ({ segment: 'beneficiary', id: beneficiaryId }) }),
    accountId: id({ leadsTo: ({ accountId }) => ({ segment: 'account', id: accountId }) }),
    fixedSide: code(paymentSide),
    arrival: custom('arrival', { line: (arrival) => arrival && <ArrivalText value={arrival} /> }),
    reference: custom('reference', { text: (reference) => readablePaymentReference(reference) }),
    purpose: custom('purpose', {
      text: (purpose, _order, { t }) => (purpose ? t(paymentPurpose.labelKey(purpose)) : ''),
    }),
  },
  computed: {
    nameAsSent: ({ beneficiary }) => nameAsSent(beneficiary),
    sold: ({ exchange }) => exchange && <MoneyText value={exchange.sell} />,
    exchangeFee: ({ exchange }) => exchange && <MoneyText value={exchange.fee} />,
    clientRate: ({ exchange }) => exchange && <RateText exchange={exchange} />,
    bought: ({ exchange }) => exchange && <MoneyText value={exchange.buy} />,
  },
  total: 'debited',
  sections: {
    amounts: [
      'amount',
      'feeDirection',
      'fee',
      'sold',
      'exchangeFee',
      'clientRate',
      'bought',
      'debited',
      'received',
      'fixedSide',
      'arrival',
      'reason',
    ],
    beneficiary: [
      'beneficiaryName',
      'nameAsSent',
      'accountEnding',
      'bankCountry',
      'paymentMethod',
      'purpose',
      'reference',
    ],
    invoice: InvoiceSection,
    timeline: OrderTimeline,
    transactions: OrderTransactions,
    record: ['status', 'ownerName', 'createdBy', 'createdAt', 'completedAt', 'id', 'beneficiaryId', 'accountId'],
  },
  related: ({ id: orderId, ownerId, productType, accountId, beneficiaryId, transactionId }) => ({
    merchant: ownerMerchant({ productType, ownerId }),
    account: { segment: 'account', id: accountId },
    beneficiary: { segment: 'beneficiary', id: beneficiaryId },
    transactions: { segment: 'transaction', filter: { search: orderId } },
    statements: { segment: 'statement', filter: { transactionId } },
  }),
  buttons: PaymentButtons,
  actions: paymentOrderActions,
  footer: ['cancel'],
  follow: ({ status }) => !isOrderOver(status),
});

/** Details of a payment beside the list, or on the whole page. */
export const PaymentOrderDetailPart = detailPart(paymentOrderDetail);

/** Props of `PaymentOrderDetail`. */
export interface PaymentOrderDetailProps extends DetailProps<PaymentRecord> {
  readonly orderId: string;
  /** Offers the payment's transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
  /** Offers another payment like this one, which your page opens. */
  readonly onPayAgain?: (order: PaymentRecord) => void;
  /** Receives the receipt, to save it; without it there is none. */
  readonly onExport?: (file: GatewayFile) => void;
}

/** One payment on a page of its own: amounts, beneficiary, how far it has come, its transactions; followed until it is over. */
export const PaymentOrderDetail = detailWidget<PaymentOrderDetailProps>(paymentOrderDetail, 'orderId');
