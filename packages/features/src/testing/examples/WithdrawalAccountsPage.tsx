import { CorridorProvider, WithdrawalAccountTable } from '../../index';

interface WithdrawalAccountsPageProps {
  readonly accessToken: () => Promise<string>;
  readonly merchantId: string;
  readonly toast: (sentence: string) => void;
}

export function WithdrawalAccountsPage({ accessToken, merchantId, toast }: WithdrawalAccountsPageProps) {
  return (
    <CorridorProvider
      baseURL="https://gateway.example.com"
      getAccessToken={accessToken}
      locale="en"
      onEvent={(event) => {
        if (event.type === 'withdrawalAccounts.actionTaken') toast(event.message);
      }}
    >
      <WithdrawalAccountTable pinnedFilter={merchantId ? { ownerId: merchantId } : {}} />
    </CorridorProvider>
  );
}
