import { AccountTable, CorridorProvider, type RecordTarget } from '../../index';

interface AccountsPageProps {
  readonly accessToken: () => Promise<string>;
  readonly merchantId: string;
}

const PAGES: Readonly<Record<string, string>> = { account: '/accounts', transaction: '/transactions' };

function recordHref(target: RecordTarget): string | undefined {
  const page = PAGES[target.segment];
  return page && 'id' in target ? `${page}/${target.id}` : undefined;
}

export function AccountsPage({ accessToken, merchantId }: AccountsPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} recordHref={recordHref}>
      <AccountTable pinnedFilter={{ ownerId: merchantId }} />
    </CorridorProvider>
  );
}
