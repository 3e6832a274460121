import { serve } from '@hono/node-server';
import { openDatabase } from '../../node/openDatabase';
import { ledgerApp } from './app';

const { LEDGER_DATABASE_URL, LEDGER_DATA_DIRECTORY } = process.env;

const db = await openDatabase({ databaseURL: LEDGER_DATABASE_URL, dataDirectory: LEDGER_DATA_DIRECTORY });

// The process that started this one reads the port from its first line, and ends it with a signal.
serve({ fetch: ledgerApp(db).fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.stdout.write(`${port}\n`));
