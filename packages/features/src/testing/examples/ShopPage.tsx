import { CorridorProvider, ShopForm } from '../../index';

interface ShopPageProps {
  readonly accessToken: () => Promise<string>;
  readonly merchantId: string;
  readonly openShop: (shopId: string) => void;
}

export function ShopPage({ accessToken, merchantId, openShop }: ShopPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <ShopForm initial={{ ownerId: merchantId }} onSaved={({ id }) => openShop(id)} />
    </CorridorProvider>
  );
}
