import { describe, expect, it } from 'vitest';
import { auditBooks } from '../app/auditBooks';
import { createLedgerClient } from '../testing/ledger/client';
import { gather, mingle } from '../testing/ledger/crowd';
import { PROCESS_DATABASES } from '../testing/ledger/processDatabases';
import { startServer } from '../testing/ledger/startServer';

const CLIENTS = 32;

for (const [name, prepare] of PROCESS_DATABASES)
  describe(`many clients at once on the ${name} database`, () => {
    it('get one answer per request id from any process, and leave the books right', async () => {
      const database = await prepare();
      // One process at a time owns the embedded database, and does one thing at a time; a server has any number of them.
      const first = await startServer(database.data);
      const servers = name === 'server' ? [first, await startServer(database.data)] : [first];
      try {
        const urls = servers.map(({ url }) => url);
        const crowd = await gather(createLedgerClient(), name === 'server' ? urls : [...urls, ...urls], 6);
        const members = Array.from({ length: CLIENTS }, (_, member) =>
          mingle(crowd, member, name === 'server' ? 24 : 4),
        );
        const heard = (await Promise.all(members)).flat();
        for (const { requestId, operation, answers } of heard) {
          for (const answer of answers) expect(answer, `${operation} ${requestId}`).toEqual(answers[0]);
        }
        const done = heard.filter(({ answers: [answer] }) => answer && 'receipt' in answer);
        for (const operation of ['post', 'hold', 'capture']) {
          expect(done.map((one) => one.operation)).toContain(operation);
        }
        await Promise.all(servers.map((server) => server.kill()));
        const db = await database.open();
        expect(await db.asOwner(auditBooks)).toEqual({});
        const [row] = await db.asOwner((run) =>
          run(
            `SELECT count(*) AS n FROM ledger_transfer t WHERE NOT EXISTS (SELECT FROM ledger_refusal WHERE transfer_id = t.id)`,
          ),
        );
        expect(Number(row?.n)).toBe(done.length);
        await db.close();
      } finally {
        await Promise.all(servers.map((server) => server.kill()));
        await database.remove();
      }
    }, 900_000);
  });
