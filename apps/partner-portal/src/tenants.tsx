import { CardTable, CorridorProvider } from '@corridor/features';
import { fetchToken } from './fetchToken';
import { inRoot } from './inRoot';
import { lumen, northwind } from './look';
import { nonce } from './nonce';
import './portal.css';

const own = fetchToken('cards');
const bought = fetchToken('subsidiary');

inRoot(
  <main className="two">
    <h1>Cards of both companies</h1>
    <section aria-label="Northwind">
      <CorridorProvider baseURL="/corridor" getAccessToken={own} theme={northwind} nonce={nonce}>
        <CardTable />
      </CorridorProvider>
    </section>
    <section aria-label="Lumen">
      <CorridorProvider baseURL="/corridor" getAccessToken={bought} theme={lumen} nonce={nonce} locale="fr">
        <CardTable />
      </CorridorProvider>
    </section>
  </main>,
);
