import { useState } from 'react';
import { CorridorProvider, MerchantReview, MerchantTable } from '../../index';

interface MerchantsPageProps {
  readonly accessToken: () => Promise<string>;
  readonly toast: (text: string) => void;
}

export function MerchantsPage({ accessToken, toast }: MerchantsPageProps) {
  const [reviewing, setReviewing] = useState(false);
  return (
    <CorridorProvider
      baseURL="https://gateway.example.com"
      getAccessToken={accessToken}
      locale="en"
      onEvent={(event) => 'message' in event && toast(event.message)}
    >
      {reviewing ? (
        <MerchantReview onClose={() => setReviewing(false)} />
      ) : (
        <MerchantTable onReview={() => setReviewing(true)} />
      )}
    </CorridorProvider>
  );
}
