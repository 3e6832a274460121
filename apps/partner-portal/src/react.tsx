import { CardTable, CorridorProvider, ExchangeOrderForm, StatementList } from '@corridor/features';
import { fetchToken } from './fetchToken';
import { inRoot } from './inRoot';
import { northwind } from './look';
import { nonce } from './nonce';
import { Payees } from './Payees';
import { saveFile } from './saveFile';
import './portal.css';

const shared = { baseURL: '/corridor', theme: northwind, nonce };
const cards = fetchToken('cards');
const money = fetchToken('money');

inRoot(
  <main>
    <h1>Company cards</h1>
    <CorridorProvider {...shared} getAccessToken={cards}>
      <CardTable onExport={saveFile} />
    </CorridorProvider>
    <h1>Treasury</h1>
    <CorridorProvider {...shared} getAccessToken={money}>
      <div className="stack">
        <ExchangeOrderForm />
        <StatementList onExport={saveFile} />
        <Payees />
      </div>
    </CorridorProvider>
  </main>,
);
