import { CorridorProvider, MerchantForm } from '../../index';

interface MerchantPageProps {
  readonly accessToken: () => Promise<string>;
  readonly openMerchant: (merchantId: string) => void;
}

export function MerchantPage({ accessToken, openMerchant }: MerchantPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <MerchantForm onSaved={({ id }) => openMerchant(id)} />
    </CorridorProvider>
  );
}
