import { CorridorProvider, ExchangeOrderTable } from '../../index';

interface ExchangeOrdersPageProps {
  readonly accessToken: () => Promise<string>;
  readonly openTicket: () => void;
  readonly openTransaction: (transactionId: string) => void;
}

export function ExchangeOrdersPage({ accessToken, openTicket, openTransaction }: ExchangeOrdersPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <ExchangeOrderTable onNewOrder={openTicket} onOpenTransaction={openTransaction} />
    </CorridorProvider>
  );
}
