import example from '../examples/TransfersPage.tsx?raw';
import { FOLLOWED, widgetDocs } from './widgetDocs';

const TOKENS = ['surface', 'border', 'primary.fill', 'tone.warning.*', 'radius.card', 'type.figure', 'type.caption'];

/** Notes of the docs page of `TransferForm`. */
export const transferFormDocs = widgetDocs({
  use: 'Moves money between two accounts of one currency, the partner’s own or its merchants’: free, booked at once and once only. A lost answer is looked up by its request id before anything is sent again; `pending` and `onPendingChange` keep that over a reload.',
  example,
  events: {
    'transferOrders.created': 'a transfer was booked, or found after a lost answer; `id` and a finished `message`',
  },
  permissions: [
    '`create` on `transfer-order` to confirm; a host leaves the ticket out for who has it not.',
    '`read` on `transfer-order` for the price, on `account` for the two accounts.',
  ],
  keyboard:
    'Tab goes through accounts, amount, reference and buttons; Enter goes to the review, whose heading then has the focus.',
  tokens: TOKENS,
});

/** Notes of the docs page of `TransferTable`. */
export const transferTableDocs = widgetDocs({
  use: 'Every transfer between accounts that the reader may see: search, filter, sort, page, open and export. `TransferDetail` shows one on a page of its own.',
  example,
  events: {
    'transferOrders.opened': 'a transfer was opened; `id`',
    'transferOrders.closed': 'it was closed',
    'transferOrders.exported, transferOrders.exportFailed': 'how an export went, with a finished `message` for a toast',
  },
  permissions: [
    '`read` on `transfer-order` to see the table, `export` for files.',
    '“New transfer” is offered where the host gives `onNewTransfer`.',
  ],
  keyboard:
    '`/` goes to the search, arrows move between rows, Enter opens the transfer, Escape closes it and gives the focus back.',
  tokens: TOKENS,
});

/** Notes of the docs page of `TransferDetail`. */
export const transferDetailDocs = widgetDocs({
  use: 'One transfer on a page of its own: its amount, both sides, and the two transactions that it is booked as.',
  example,
  events: { 'clipboard.copied, clipboard.failed': 'an id was copied, or could not be', ...FOLLOWED },
  permissions: ['`read` on `transfer-order` to see it; whom the gateway refuses sees why in its place.'],
  keyboard: 'Tab goes from id to id and to the transactions; Enter copies or opens.',
  tokens: TOKENS,
});
