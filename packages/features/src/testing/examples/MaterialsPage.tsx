import { CorridorProvider, MaterialTable } from '../../index';

interface MaterialsPageProps {
  readonly accessToken: () => Promise<string>;
  readonly merchantId: string;
  readonly toast: (text: string) => void;
}

export function MaterialsPage({ accessToken, merchantId, toast }: MaterialsPageProps) {
  return (
    <CorridorProvider
      baseURL="https://gateway.example.com"
      getAccessToken={accessToken}
      locale="en"
      onEvent={(event) => 'message' in event && toast(event.message)}
    >
      <MaterialTable pinnedFilter={{ ownerId: merchantId }} />
    </CorridorProvider>
  );
}
