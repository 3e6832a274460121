import { CardApplyForm, CardDetail, CardLimitsForm, CorridorProvider } from '../../index';

interface CardPageProps {
  readonly accessToken: () => Promise<string>;
  readonly cardId: string;
  readonly merchantId: string;
  readonly openCard: (cardId: string) => void;
}

export function CardPage({ accessToken, cardId, merchantId, openCard }: CardPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <CardDetail cardId={cardId} detailRows={({ merchantName }) => [{ label: 'Team', value: merchantName }]} />
      <CardLimitsForm cardId={cardId} onSaved={({ id }) => openCard(id)} />
      <CardApplyForm merchantId={merchantId} onDone={({ id }) => openCard(id)} headingLevel={2} />
    </CorridorProvider>
  );
}
