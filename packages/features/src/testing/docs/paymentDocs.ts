import example from '../examples/PaymentsPage.tsx?raw';
import { FOLLOWED, widgetDocs } from './widgetDocs';

const TOKENS = ['surface', 'border', 'primary.fill', 'tone.*.soft', 'radius.card', 'type.figure', 'type.caption'];

/** Notes of the docs page of `PaymentOrderForm`. */
export const paymentFormDocs = widgetDocs({
  use: 'Pays a beneficiary out of any account, fixing what is sent or what arrives; where currencies differ, at a quote that counts down. Who pays what and when it arrives is shown in figures, the review warns of the same payment within 24 hours and asks before it is made again, and a lost answer is looked up by its request id before anything is sent again. `newBeneficiary` takes the form by which a beneficiary is created in place.',
  example,
  events: {
    'paymentOrders.created': 'a payment was accepted, or found after a lost answer; `id` and a finished `message`',
    'paymentOrders.exported, paymentOrders.exportFailed': 'how it went with the receipt, which `onExport` receives',
  },
  permissions: [
    '`create` on `payment-order` to confirm; a host leaves the ticket out for who has it not.',
    '`upload` on `payment-order` for the invoice, where the destination asks for one.',
    '`read` on `payment-order` for the price, on `beneficiary` and `account` for both sides.',
    '`create` on `exchange-quote` to pay out of an account of another currency.',
  ],
  keyboard: 'Tab goes through fields and buttons; Enter goes to the review, whose heading then has the focus.',
  tokens: TOKENS,
});

/** Notes of the docs page of `PaymentOrderTable`. */
export const paymentTableDocs = widgetDocs({
  use: 'Every payment that the reader may see: search, filter, sort, page, open, cancel and export. `PaymentOrderDetail` shows one on a page of its own.',
  example,
  events: {
    'paymentOrders.opened': 'a payment was opened; `id`',
    'paymentOrders.closed': 'it was closed',
    'paymentOrders.actionTaken, paymentOrders.actionFailed': 'a payment was cancelled, or could not be',
    'paymentOrders.exported, paymentOrders.exportFailed': 'how an export went, with a finished `message` for a toast',
  },
  permissions: [
    '`read` on `payment-order` to see the table, `export` for files, `cancel` to take a payment back.',
    '“New payment”, “Pay a batch” and “Pay again” are offered where the host gives `onNewOrder`, `onNewBatch` and `onPayAgain`.',
  ],
  keyboard:
    '`/` goes to the search, arrows move between rows, Enter opens the payment, Escape closes it and gives the focus back.',
  tokens: TOKENS,
});

/** Notes of the docs page of `PaymentOrderDetail`. */
export const paymentDetailDocs = widgetDocs({
  use: 'One payment on a page of its own: amounts, beneficiary, timeline, and its transactions with their postings, the refund’s too; followed until it is over.',
  example,
  events: {
    'paymentOrders.actionTaken': 'the payment was cancelled; `id` and a finished `message`',
    'paymentOrders.exported, paymentOrders.exportFailed': 'how it went with the receipt, which `onExport` receives',
    ...FOLLOWED,
  },
  permissions: [
    '`read` on `payment-order` to see it, `cancel` to take it back, `read` on `transaction` for its transactions.',
  ],
  keyboard: 'Tab goes from id to id and to the buttons; Enter copies or opens.',
  tokens: TOKENS,
});
