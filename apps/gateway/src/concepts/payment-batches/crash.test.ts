import { createGatewayClient, isGatewayError } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { createGateway } from '../../app/createGateway';
import { createId, type Database } from '../../platform/database';
import { createOutbox } from '../../platform/mail';
import { nativeHasher } from '../../servers/node/nativeHasher';
import { createTestClock } from '../../testing/createTestClock';
import { PROCESS_DATABASES } from '../../testing/ledger/processDatabases';
import { startServer } from '../../testing/ledger/startServer';
import { newPartner } from '../../testing/newPartner';
import { openSandbox } from '../../testing/sandbox';
import { eur, PAYEE } from '../payment-orders/testing/payee';
import { runBatch } from './testing/runBatch';

const PAYMENTS = 60;

/** Prepares a batch that waits, and gives its id with a token of who runs it. */
async function prepareBatch(db: Database) {
  const clock = createTestClock();
  const gateway = await createGateway({ db, clock, passwords: nativeHasher, sandbox: true });
  const testGateway = { db, clock, gateway, outbox: createOutbox() };
  const partner = await newPartner(testGateway);
  const client = await partner.as('finance');
  const [ownerId] = partner.merchants;
  await (await openSandbox(testGateway, partner)).deposit(ownerId, '1000.00', 'EUR');
  const { id: beneficiaryId } = await client.beneficiaries.create(PAYEE);
  const id = createId();
  const lines = Array.from({ length: PAYMENTS }, (_, index) => ({
    ownerId,
    beneficiaryId,
    amount: eur('10.00'),
    feeDirection: 'sender' as const,
    reference: `Batch ${index}`,
  }));
  await client.paymentBatches.create({ id, name: 'crash.csv', lines });
  return { id, token: await partner.tokenOf('finance') };
}

for (const [name, prepare] of PROCESS_DATABASES)
  describe(`a process that is killed in the middle of a batch on the ${name} database`, () => {
    it('pays each row once when the batch goes on', async () => {
      const database = await prepare();
      try {
        const first = await database.open();
        const { id, token } = await prepareBatch(first);
        await first.close();
        const clientOf = (baseURL: string) => createGatewayClient({ baseURL, getAccessToken: () => token });
        for (const answers of [7, 13]) {
          const server = await startServer(database.data);
          const { paymentBatches } = clientOf(server.url);
          for (let placed = 0; placed < answers; placed += 1) await paymentBatches.callById(id, 'place', {});
          const cutOff = runBatch(clientOf(server.url), id).catch((reason: unknown) => reason);
          await paymentBatches.callById(id, 'place', {});
          await server.kill();
          expect(isGatewayError(await cutOff)).toBe(true);
        }
        const server = await startServer(database.data);
        await runBatch(clientOf(server.url), id);
        await server.kill();
        const db = await database.open();
        expect(await db.asOwner(auditBooks)).toEqual({});
        const [row] = await db.asOwner((run) =>
          run(`SELECT count(*)::int AS orders, count(DISTINCT request_id)::int AS requests, sum(amount + sender_fee)::int AS debited
            FROM outgoing_order WHERE request_id LIKE '${id}-%'`),
        );
        expect(row).toEqual({ orders: PAYMENTS, requests: PAYMENTS, debited: PAYMENTS * 1001 });
        await db.close();
      } finally {
        await database.remove();
      }
    }, 300_000);
  });
