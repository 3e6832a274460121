import { BeneficiaryForm, CorridorProvider, PaymentOrderForm, PaymentOrderTable } from '../../index';

interface PaymentsPageProps {
  readonly accessToken: () => Promise<string>;
  readonly paying: boolean;
  readonly openTicket: () => void;
  readonly openOrder: (orderId: string) => void;
}

export function PaymentsPage({ accessToken, paying, openTicket, openOrder }: PaymentsPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      {paying ? (
        <PaymentOrderForm newBeneficiary={BeneficiaryForm} onOpenOrder={openOrder} />
      ) : (
        <PaymentOrderTable onNewOrder={openTicket} />
      )}
    </CorridorProvider>
  );
}
