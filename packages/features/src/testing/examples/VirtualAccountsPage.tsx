import type { GatewayFile } from '@corridor/core';
import { CorridorProvider, VirtualAccountDetail, VirtualAccountForm, VirtualAccountTable } from '../../index';

interface VirtualAccountsPageProps {
  readonly accessToken: () => Promise<string>;
  readonly merchantId: string;
  /** The account whose details payers are given; null shows all of the merchant. */
  readonly accountId: string | null;
  readonly adding: boolean;
  readonly openAccount: (accountId: string) => void;
  readonly save: (file: GatewayFile) => void;
}

export function VirtualAccountsPage(props: VirtualAccountsPageProps) {
  const { accessToken, merchantId, accountId, adding, openAccount, save } = props;
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      {adding ? (
        <VirtualAccountForm initial={{ ownerId: merchantId }} onSaved={({ id }) => openAccount(id)} />
      ) : accountId ? (
        <VirtualAccountDetail virtualAccountId={accountId} onExport={save} />
      ) : (
        <VirtualAccountTable pinnedFilter={{ ownerId: merchantId }} onExport={save} />
      )}
    </CorridorProvider>
  );
}
