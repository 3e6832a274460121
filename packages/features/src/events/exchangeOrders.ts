/** What the exchange widgets report. `message` is a finished sentence in the reader's language, ready for a toast. @source ours */
export type ExchangeOrdersEvent =
  | { readonly type: 'exchangeOrders.opened'; readonly orderId: string }
  | { readonly type: 'exchangeOrders.closed' }
  | { readonly type: 'exchangeOrders.accepted'; readonly orderId: string; readonly message: string }
  | { readonly type: 'exchangeOrders.exported'; readonly fileName: string; readonly message: string }
  | { readonly type: 'exchangeOrders.exportFailed'; readonly message: string };
