import { CorridorProvider, DashboardOverview } from '../../index';

interface DashboardPageProps {
  readonly accessToken: () => Promise<string>;
}

export function DashboardPage({ accessToken }: DashboardPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <DashboardOverview
        listHref={({ concept, filter }) => (concept === 'cards' ? `/cards?status=${filter.status ?? ''}` : undefined)}
      />
    </CorridorProvider>
  );
}
