import { describe, expect, it } from 'vitest';
import { auditBooks } from './testing/auditBooks';
import { createLedgerClient } from './testing/client';
import { type Acknowledged, type Interrupted, payUntilGone } from './testing/payUntilGone';
import { PROCESS_PLACES } from './testing/processPlaces';
import { readAcknowledged } from './testing/readAcknowledged';
import { startServer } from './testing/startServer';

const CRASHES = 20;

for (const [name, prepare] of PROCESS_PLACES)
  describe(`a process that is killed while it writes to the ${name} database`, () => {
    it('loses nothing that it acknowledged and leaves nothing half done', async () => {
      const place = await prepare();
      const client = createLedgerClient();
      const acknowledged: Acknowledged[] = [];
      let interrupted: Interrupted[] = [];
      let unanswered = 0;
      try {
        for (let crash = 1; crash <= CRASHES; crash += 1) {
          const server = await startServer(place.data);
          const round = await payUntilGone({ client, server, crash, again: interrupted });
          acknowledged.push(...round.acknowledged);
          interrupted = round.interrupted;
          unanswered += interrupted.length;
        }
        expect(unanswered).toBeGreaterThan(CRASHES);
        const db = await place.open();
        expect(await db.asOwner(auditBooks)).toEqual({});
        const kept = await db.asOwner(readAcknowledged);
        for (const { requestId, receipt } of acknowledged) expect(kept.get(requestId), requestId).toEqual(receipt);
        await db.close();
      } finally {
        await place.remove();
      }
    }, 900_000);
  });
