import { CorridorProvider, ShopTable } from '../../index';

interface ShopsPageProps {
  readonly accessToken: () => Promise<string>;
  readonly merchantId: string;
  readonly toast: (text: string) => void;
}

export function ShopsPage({ accessToken, merchantId, toast }: ShopsPageProps) {
  return (
    <CorridorProvider
      baseURL="https://gateway.example.com"
      getAccessToken={accessToken}
      locale="en"
      onEvent={(event) => 'message' in event && toast(event.message)}
    >
      <ShopTable pinnedFilter={{ ownerId: merchantId }} />
    </CorridorProvider>
  );
}
