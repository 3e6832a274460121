import { serve } from '@hono/node-server';
import { openDatabase } from '../../node/openDatabase';
import { ledgerApp } from './app';
import { withLedger } from './withLedger';

const { LEDGER_DATABASE_URL, LEDGER_DATA_DIRECTORY } = process.env;

const db = await withLedger(
  await openDatabase({ databaseURL: LEDGER_DATABASE_URL, dataDirectory: LEDGER_DATA_DIRECTORY }),
);
// Who started this process reads its address from the first line, and ends it with a signal.
serve({ fetch: ledgerApp(db).fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.stdout.write(`http://127.0.0.1:${port}\n`),
);
