import { CorridorProvider, MaterialLinkTable, MaterialMatching } from '../../index';

interface MatchingPageProps {
  readonly accessToken: () => Promise<string>;
  readonly collectionId: string | undefined;
  readonly openCollection: (collectionId: string | null) => void;
}

export function MatchingPage({ accessToken, collectionId, openCollection }: MatchingPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <MaterialMatching {...(collectionId && { collectionId })} onCollectionChange={openCollection} />
      <MaterialLinkTable />
    </CorridorProvider>
  );
}
