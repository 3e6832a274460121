import { CardTable, type CardView, CorridorProvider } from '../../index';

interface CardsPageProps {
  readonly accessToken: () => Promise<string>;
  readonly view: Partial<CardView>;
  readonly keepView: (view: CardView) => void;
  readonly toast: (text: string) => void;
}

export function CardsPage({ accessToken, view, keepView, toast }: CardsPageProps) {
  return (
    <CorridorProvider
      baseURL="https://gateway.example.com"
      getAccessToken={accessToken}
      locale="en"
      onEvent={(event) => 'message' in event && toast(event.message)}
    >
      <CardTable view={view} onViewChange={keepView} pinnedFilter={{ currency: ['USD'] }} />
    </CorridorProvider>
  );
}
