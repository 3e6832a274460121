import { CorridorProvider, ExchangeOrderForm } from '../../index';

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
