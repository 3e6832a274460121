import { CollectionAccountList, CorridorProvider } from '../../index';

interface CollectionAccountsPageProps {
  readonly accessToken: () => Promise<string>;
  /** Address of an account's collections in your page. */
  readonly collectionsOf: (accountId: string) => string;
}

export function CollectionAccountsPage({ accessToken, collectionsOf }: CollectionAccountsPageProps) {
  return (
    <CorridorProvider
      baseURL="https://gateway.example.com"
      getAccessToken={accessToken}
      locale="en"
      recordHref={(target) =>
        target.segment === 'collection' && 'filter' in target
          ? collectionsOf(String(target.filter.accountId))
          : undefined
      }
    >
      <CollectionAccountList />
    </CorridorProvider>
  );
}
