import { widgetDocs } from './widgetDocs';

/** The example of the docs page; a test holds it to the file that is compiled. */
export const EXCHANGE_EXAMPLE = `import { CorridorProvider, ExchangeOrderForm } from '@corridor/features';

interface ExchangePageProps {
  readonly accessToken: () => Promise<string>;
  readonly openOrder: (orderId: string) => void;
}

export function ExchangePage({ accessToken, openOrder }: ExchangePageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <ExchangeOrderForm initial={{ sellCurrency: 'USD', buyCurrency: 'EUR' }} onOpenOrder={openOrder} />
    </CorridorProvider>
  );
}
`;

/** Notes of the docs page of `ExchangeOrderForm`. */
export const exchangeFormDocs = widgetDocs({
  use: 'Exchanges money of the partner or of a merchant. The side that is typed last is fixed and never changes by rounding; the price counts down by the clock of the gateway and is renewed when it is over, and a changed price needs a yes. A lost answer is looked up before anything is sent again.',
  example: EXCHANGE_EXAMPLE,
  events: {
    'exchangeOrders.accepted':
      'an order was accepted, or found after a lost answer; `orderId` and a finished `message` for a toast',
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
