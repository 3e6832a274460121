import { CardTable, CorridorProvider } from '@corridor/features';
import { fetchToken } from './fetchToken';

/** The partner's page: its own header and, below it, Corridor's cards. */
export function Portal() {
  return (
    <>
      <header>Northwind Treasury</header>
      <main>
        <h1>Company cards</h1>
        <CorridorProvider baseURL="/corridor" getAccessToken={fetchToken} theme={{ primary: '#20304f' }}>
          <CardTable />
        </CorridorProvider>
      </main>
    </>
  );
}
