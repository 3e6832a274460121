import { CorridorProvider, MaterialForm } from '../../index';

interface MaterialPageProps {
  readonly accessToken: () => Promise<string>;
  readonly merchantId: string;
  readonly openMaterial: (materialId: string) => void;
}

export function MaterialPage({ accessToken, merchantId, openMaterial }: MaterialPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <MaterialForm
        initial={{ ownerId: merchantId, amount: { amount: '', currency: 'EUR' } }}
        onSaved={({ id }) => openMaterial(id)}
      />
    </CorridorProvider>
  );
}
