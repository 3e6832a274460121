import { serve } from '@hono/node-server';
import { createGateway } from '../../servers/node/createGateway';
import { openDatabase } from '../../servers/node/openDatabase';
import { ledgerApp } from './app';

const { LEDGER_DATABASE_URL, LEDGER_DATA_DIRECTORY } = process.env;

const db = await openDatabase({ databaseURL: LEDGER_DATABASE_URL, dataDirectory: LEDGER_DATA_DIRECTORY });
const gateway = await createGateway({ db });
const app = ledgerApp(db);
// What is no route to the ledger is the gateway's.
app.notFound(({ req }) => gateway.fetch(req.raw));
// Who started this process reads its address from the first line, and ends it with a signal.
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.stdout.write(`http://127.0.0.1:${port}\n`),
);
