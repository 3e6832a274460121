import type { PaymentInvoice } from '@corridor/core';
import type { UploadEntry } from '@corridor/ui';
import { defineTicket } from '../../../kit/ticket/defineTicket';
import { accountsMessages } from '../../../messages/accounts';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import { ordersMessages } from '../../../messages/orders';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { transactionsMessages } from '../../../messages/transactions';
import { askPaymentPrice } from './askPaymentPrice';
import { PaymentDone } from './PaymentDone';
import { PaymentFields } from './PaymentFields';
import { PaymentFigures } from './PaymentFigures';
import { PaymentIntro } from './PaymentIntro';
import { paymentChanges } from './paymentChanges';
import type { PaymentShape } from './paymentShape';
import { completePayment, emptyPayment, readPayment, readPricedPayment } from './readPayment';
import { duplicateIn, isRefusedAsDouble } from './recentPayments';
import { usePaymentChanges } from './usePaymentChanges';
import { usePaymentData } from './usePaymentData';
import { usePaymentLines } from './usePaymentLines';

/** Pays a beneficiary out of any account, at a quote that counts down where its currency is another one. */
export const paymentTicket = defineTicket<PaymentShape>({
  concept: 'paymentOrders',
  rights: 'paymentOrders',
  messages: [paymentOrdersMessages, accountsMessages, beneficiariesMessages, ordersMessages, transactionsMessages],
  empty: emptyPayment,
  again: (draft) => ({
    ...draft,
    beneficiaryId: '',
    fixedSide: 'sent',
    amount: '',
    feeDirection: '',
    purpose: '',
    reference: '',
    invoice: [],
  }),
  // What has arrived is at the gateway; a file on its way is asked for again.
  keptOf: (draft) => ({ ...draft, invoice: draft.invoice?.filter(({ status }) => status === 'done').map(withoutFile) }),
  useData: usePaymentData,
  complete: completePayment,
  read: readPayment,
  priced: readPricedPayment,
  payer: (_draft, { account }) => account,
  debit: (request, price) => price?.debited ?? (request?.fixedSide === 'sent' ? request.amount : null),
  price: {
    segment: 'payment-order',
    ask: askPaymentPrice,
    lifeOf: ({ exchange }) => (exchange ? Date.parse(exchange.expiresAt) - Date.parse(exchange.createdAt) : undefined),
    differs: (before, now) => paymentChanges(before, now).length > 0,
  },
  order: {
    of: ({ paymentOrders }) => paymentOrders,
    inputOf: ({ exchange: _asked, ...input }, { exchange }, agreed) => ({
      ...input,
      ...(exchange && { quoteId: exchange.quoteId }),
      ...(!agreed && { refuseDuplicate: true }),
    }),
    keyOf: ({ requestId }) => ({ requestId }),
    recordId: ({ id }) => id,
    accepted: ({ amount, beneficiaryName }, { t, format }) =>
      t('paymentOrders.form.accepted', { amount: format.money(amount), beneficiary: beneficiaryName }),
    event: ({ id }, message) => ({ type: 'paymentOrders.created', id, message }),
  },
  Fields: PaymentFields,
  useLines: usePaymentLines,
  Intro: PaymentIntro,
  Figures: PaymentFigures,
  useChanges: usePaymentChanges,
  asks: (state, price) =>
    duplicateIn(state, price) || isRefusedAsDouble(state) ? 'paymentOrders.form.payTwice' : undefined,
  Done: PaymentDone,
});

function withoutFile({ file: _file, previewUrl: _picture, ...entry }: UploadEntry<PaymentInvoice>) {
  return entry;
}
