import { describe, expect, it } from 'vitest';
import { auditBooks } from '../app/auditBooks';
import { createLedgerClient } from '../testing/ledger/client';
import { type Acknowledged, type Interrupted, payUntilGone } from '../testing/ledger/payUntilGone';
import { PROCESS_DATABASES } from '../testing/ledger/processDatabases';
import { readAcknowledged } from '../testing/ledger/readAcknowledged';
import { startServer } from '../testing/ledger/startServer';

const CRASHES = 20;

for (const [name, prepare] of PROCESS_DATABASES)
  describe(`a process that is killed while it writes to the ${name} database`, () => {
    it('loses nothing that it acknowledged and leaves nothing half done', async () => {
      const database = await prepare();
      const client = createLedgerClient();
      const acknowledged: Acknowledged[] = [];
      let interrupted: Interrupted[] = [];
      let unanswered = 0;
      try {
        for (let crash = 1; crash <= CRASHES; crash += 1) {
          const server = await startServer(database.data);
          const round = await payUntilGone({ client, server, crash, again: interrupted });
          acknowledged.push(...round.acknowledged);
          interrupted = round.interrupted;
          unanswered += interrupted.length;
        }
        expect(unanswered).toBeGreaterThan(CRASHES);
        const db = await database.open();
        expect(await db.asOwner(auditBooks)).toEqual({});
        const kept = await db.asOwner(readAcknowledged);
        for (const { requestId, receipt } of acknowledged) expect(kept.get(requestId), requestId).toEqual(receipt);
        await db.close();
      } finally {
        await database.remove();
      }
    }, 900_000);
  });
