import { CorridorProvider, WithdrawalOrderForm, WithdrawalOrderTable } from '../../index';

interface WithdrawalsPageProps {
  readonly accessToken: () => Promise<string>;
  readonly withdrawing: boolean;
  readonly openTicket: () => void;
  readonly openOrder: (orderId: string) => void;
}

export function WithdrawalsPage({ accessToken, withdrawing, openTicket, openOrder }: WithdrawalsPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      {withdrawing ? <WithdrawalOrderForm onOpenOrder={openOrder} /> : <WithdrawalOrderTable onNewOrder={openTicket} />}
    </CorridorProvider>
  );
}
