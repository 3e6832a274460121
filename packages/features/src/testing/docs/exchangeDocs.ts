import ordersExample from '../examples/ExchangeOrdersPage.tsx?raw';
import ticketExample from '../examples/ExchangePage.tsx?raw';
import { FOLLOWED, widgetDocs } from './widgetDocs';

/** Notes of the docs page of `ExchangeOrderForm`. */
export const exchangeFormDocs = widgetDocs({
  use: 'Exchanges money of the partner or of a merchant. The side that is typed last is fixed and never changes by rounding; the price counts down by the clock of the gateway and is renewed when it is over, and a changed price needs a yes. A lost answer is looked up before anything is sent again.',
  example: ticketExample,
  events: {
    'exchangeOrders.created':
      'an order was accepted, or found after a lost answer; `id` and a finished `message` for a toast',
  },
  permissions: [
    '`create` on `exchange-quote` for a price: without it the ticket says so in place of its figures.',
    '`create` on `exchange-order` to confirm; a host leaves the ticket out for who has it not.',
    '`read` on `account` for balances, on `transaction` for the two transactions of an order.',
  ],
  keyboard:
    'Tab goes through owner, amounts, currencies and buttons; Enter in an amount goes to the review, whose heading then has the focus. Nothing needs a pointer.',
  tokens: [
    'surface',
    'surfaceRaised',
    'border',
    'primary.fill',
    'tone.warning.*',
    'tone.info.*',
    'radius.card',
    'type.figure',
  ],
});

const ORDER_EVENTS = {
  'exchangeOrders.opened': 'an order was opened; `id`',
  'exchangeOrders.closed': 'it was closed',
  'exchangeOrders.exported, exchangeOrders.exportFailed': 'how an export went, with a finished `message` for a toast',
};

/** Notes of the docs page of `ExchangeOrderTable`. */
export const exchangeTableDocs = widgetDocs({
  use: 'Every exchange order that the reader may see: search, filter, sort, page, open and export. An open order moves on by itself until it has ended; `ExchangeOrderDetail` shows one on a page of its own.',
  example: ordersExample,
  events: ORDER_EVENTS,
  permissions: [
    '`read` on `exchange-order` to see the table.',
    '`export` on `exchange-order` for files, `create` for “New exchange”, which also needs `onNewOrder`: what the gateway does not allow is not offered.',
    '`read` on `transaction` for the two transactions of an order.',
  ],
  keyboard:
    '`/` goes to the search, arrows move between rows, Enter opens the order, Escape closes it and gives the focus back.',
  tokens: ['surface', 'surfaceHover', 'surfaceSelected', 'border', 'tone.*.soft', 'radius.card', 'type.caption'],
});

/** Notes of the docs page of `ExchangeOrderDetail`. */
export const exchangeDetailDocs = widgetDocs({
  use: 'One exchange order on a page of its own: amounts, price, fee, where it stands until it has ended, and the two transactions that it led to.',
  example: ordersExample,
  events: { 'clipboard.copied, clipboard.failed': 'an id was copied, or could not be', ...FOLLOWED },
  permissions: [
    '`read` on `exchange-order` to see it; whom the gateway refuses sees why in its place.',
    '`read` on `transaction` for its two transactions; each opens through `onOpenTransaction`.',
  ],
  keyboard: 'Tab goes from id to id and to the transactions; Enter copies or opens.',
  tokens: ['border', 'textMuted', 'tone.*.soft', 'radius.control', 'type.caption'],
});
