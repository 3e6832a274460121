import { CollectionDetail, CollectionTable, CorridorProvider } from '../../index';

interface CollectionsPageProps {
  readonly accessToken: () => Promise<string>;
  readonly merchantId: string;
  /** The collection that is open; null shows all of the merchant. */
  readonly collectionId: string | null;
  readonly openMatching: (collectionId: string) => void;
}

export function CollectionsPage({ accessToken, merchantId, collectionId, openMatching }: CollectionsPageProps) {
  const linking = { onLinkMaterial: (target: { readonly collectionId: string }) => openMatching(target.collectionId) };
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      {collectionId ? (
        <CollectionDetail collectionId={collectionId} {...linking} />
      ) : (
        <CollectionTable pinnedFilter={{ ownerId: merchantId }} {...linking} />
      )}
    </CorridorProvider>
  );
}
