import { createGatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { sessionConcept } from '../../concepts/session';
import { DEMO_SIGN_INS } from '../../platform/seeding/partners';
import { createGateway } from '../../servers/node/createGateway';
import { nativeHasher } from '../../servers/node/nativeHasher';
import { openOwnDatabase } from '../../testing/ownDatabase';
import { seedConcepts } from '../seedConcepts';
import { generateTransactions } from './generateTransactions';
import { withoutIndexes } from './withoutIndexes';

describe('generating transactions', () => {
  it('keeps the books right and the counts with them, run after run', async () => {
    const db = await openOwnDatabase();
    const gateway = await createGateway({ db });
    await seedConcepts([sessionConcept], { db, passwords: nativeHasher });
    const baseURL = 'http://gateway.test';
    const fetch: typeof globalThis.fetch = (input, init) => gateway.fetch(new Request(input, init));
    const [user] = DEMO_SIGN_INS;
    const { accessToken } = await createGatewayClient({ baseURL, fetch }).session.login({
      username: user?.username ?? '',
      password: user?.password ?? '',
    });
    const client = createGatewayClient({ baseURL, fetch, getAccessToken: () => accessToken });
    const total = async () => (await client.transactions.page({ page: 1, size: 10 })).total;
    const before = await total();
    await generateTransactions(db, { transactions: 2_000, merchants: 12 });
    await generateTransactions(db, { transactions: 300 });
    expect(await total()).toBe(before + 2_300);
    expect(await db.asOwner(auditBooks)).toEqual({});
    const filter = { search: 'Invoice 7' };
    expect((await client.transactions.page({ page: 1, size: 10, filter })).items.length).toBeGreaterThanOrEqual(2);
    await expect(generateTransactions(db, { transactions: 0 })).rejects.toThrow(RangeError);
    await db.close();
  });

  it('makes the indexes again that it fills a big run without', async () => {
    const db = await openOwnDatabase();
    await createGateway({ db });
    const indexes = () =>
      db.single(sql`SELECT indexdef FROM pg_indexes WHERE tablename = 'account_transaction' ORDER BY 1`);
    const before = await indexes();
    const without = await db.asOwner(async (run) => {
      let count = 0;
      await withoutIndexes(run, async () => {
        count = (await run(`SELECT FROM pg_indexes WHERE tablename = 'account_transaction'`)).length;
      });
      return count;
    });
    expect(without).toBe(1);
    expect(before.length).toBeGreaterThan(10);
    expect(await indexes()).toEqual(before);
    await db.close();
  });
});
