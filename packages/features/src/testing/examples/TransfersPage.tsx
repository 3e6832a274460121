import { CorridorProvider, TransferForm, TransferTable } from '../../index';

interface TransfersPageProps {
  readonly accessToken: () => Promise<string>;
  readonly ordering: boolean;
  readonly openTicket: () => void;
  readonly openTransfer: (transferId: string) => void;
}

export function TransfersPage({ accessToken, ordering, openTicket, openTransfer }: TransfersPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      {ordering ? <TransferForm onOpenOrder={openTransfer} /> : <TransferTable onNewTransfer={openTicket} />}
    </CorridorProvider>
  );
}
