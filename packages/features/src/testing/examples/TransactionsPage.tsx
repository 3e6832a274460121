import { CorridorProvider, TransactionTable } from '../../index';

interface TransactionsPageProps {
  readonly accessToken: () => Promise<string>;
  readonly accountId: string;
  readonly save: (name: string, content: Blob) => void;
}

export function TransactionsPage({ accessToken, accountId, save }: TransactionsPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken}>
      <TransactionTable pinnedFilter={{ accountId }} onExport={({ name, blob }) => save(name, blob)} />
    </CorridorProvider>
  );
}
