import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createId, type Database, type RunSql } from '../platform/database';
import { DATABASES } from '../testing/databases';
import { type Books, newBooks, usd } from '../testing/ledger/books';
import { balanceOf, hold, holdOf, movement, post, voidHold } from './';
import { postAlone } from './postAlone';

const WRITES = [
  ['ledger_account', 'UPDATE ledger_account SET balance = 0'],
  ['ledger_transfer', `UPDATE ledger_transfer SET meta = '{}'`],
  ['ledger_refusal', 'DELETE FROM ledger_refusal'],
  ['ledger_entry', 'DELETE FROM ledger_entry'],
  ['ledger_hold', `UPDATE ledger_hold SET status = 'voided'`],
] as const;

for (const [name, open] of DATABASES)
  describe(`the guards of the ledger on the ${name} database`, () => {
    let db: Database;
    let books: Books;
    let account: string;
    let other: string;

    beforeAll(async () => {
      db = (await open()).db;
      books = newBooks(db);
      account = await books.fund(usd(100n));
      other = await books.fund(usd(100n));
    });

    const stateOf = (work: Promise<unknown>) => work.then(() => 'done', codeOf);
    const asRole = (role: string, statement: string) =>
      db.asOwner(async (run) => {
        await run(
          `SELECT set_config('role', '${role}', true), set_config('corridor.partner', '${books.partnerId}', true)`,
        );
        return run(statement);
      });
    const asOwner = (statement: string) => stateOf(db.asOwner((run: RunSql) => run(statement)));

    it('shows a partner nothing of another partner and lets it move nothing there', async () => {
      const stranger = newBooks(db);
      await expect(stranger.run((tx) => balanceOf(tx, account))).rejects.toMatchObject({ reason: 'account-unknown' });
      const own = await stranger.fund(usd(10n));
      const taken = stranger.run((tx) => post(tx, { ...stranger.request(), legs: movement(account, own, usd(1n)) }));
      await expect(taken).rejects.toMatchObject({ reason: 'account-unknown' });
      const { holdId } = await books.run((tx) => hold(tx, { ...books.request(), accountId: account, amount: usd(1n) }));
      const freed = stranger.run((tx) => voidHold(tx, { ...stranger.request(), holdId }));
      await expect(freed).rejects.toMatchObject({ reason: 'hold-unknown' });
      await expect(stranger.run((tx) => holdOf(tx, holdId))).rejects.toMatchObject({ reason: 'hold-unknown' });
    });

    it('refuses a partner that names another partner as its scope', async () => {
      const stranger = newBooks(db);
      const posed = stranger.run((tx) => post(tx, { ...books.request(), legs: movement(account, other, usd(1n)) }));
      expect(await stateOf(posed)).toBe('42501');
    });

    it('keeps a posting of its own to the partner that makes it, and leaves no scope behind', async () => {
      const stranger = newBooks(db);
      const own = await stranger.fund(usd(10n));
      const alone = (partner: Books, from: string, to: string) =>
        postAlone(db, partner.userId, { ...partner.request(), legs: movement(from, to, usd(1n)) });
      await expect(alone(stranger, account, own)).rejects.toMatchObject({ reason: 'account-unknown' });
      const { entries } = await alone(books, account, other);
      expect(entries.map(({ amount }) => amount.minor)).toEqual([-1n, 1n]);
      const [left] = await db.single(
        sql`SELECT current_user AS role, current_setting('corridor.partner', true) AS partner`,
      );
      expect(left?.role).not.toBe('corridor_app');
      expect(left?.partner ?? '').toBe('');
    });

    it('lets jobs work for any partner', async () => {
      const before = (await books.run((tx) => balanceOf(tx, other))).balance.minor;
      const request = { ...books.request(), legs: movement(account, other, usd(1n)) };
      await db.transaction({ kind: 'service' }, (tx) => post(tx, request));
      expect((await books.run((tx) => balanceOf(tx, other))).balance).toEqual(usd(before + 1n));
    });

    it.each(WRITES)('lets neither role write %s directly', async (table, statement) => {
      for (const role of ['corridor_app', 'corridor_service']) {
        expect(await stateOf(asRole(role, statement))).toBe('42501');
        expect(await stateOf(asRole(role, `INSERT INTO ${table} SELECT * FROM ${table}`))).toBe('42501');
      }
    });

    it('lets neither role execute what is inside', async () => {
      const inside = `SELECT ledger_apply('${createId()}', '${books.partnerId}', NULL, '[]', '${new Date().toISOString()}')`;
      for (const role of ['corridor_app', 'corridor_service'])
        expect(await stateOf(asRole(role, inside))).toBe('42501');
    });

    it.each(['ledger_transfer', 'ledger_refusal', 'ledger_entry'])(
      'keeps %s append-only, even for its owner',
      async (table) => {
        expect(await asOwner(`UPDATE ${table} SET partner_id = partner_id`)).toBe('23001');
        expect(await asOwner(`DELETE FROM ${table}`)).toBe('23001');
        expect(await asOwner(`TRUNCATE ${table} CASCADE`)).toBe('23001');
      },
    );

    it.each(['ledger_account', 'ledger_hold'])('keeps every row of %s and what it is', async (table) => {
      expect(await asOwner(`DELETE FROM ${table}`)).toBe('23001');
      expect(await asOwner(`UPDATE ${table} SET currency = 'EUR'`)).toBe('23001');
    });

    it('refuses entries that do not sum to zero in each currency', async () => {
      const insert = (legs: string) => `
      INSERT INTO ledger_entry (account_id, seq, transfer_id, partner_id, currency, amount, balance_after, booked_at)
      SELECT '${account}', 1000 + n, (SELECT id FROM ledger_transfer LIMIT 1), '${books.partnerId}', currency, amount, 0, '${new Date().toISOString()}'
      FROM (VALUES ${legs}) AS leg(n, currency, amount)`;
      expect(await asOwner(insert(`(1, 'USD', 5), (2, 'USD', -4)`))).toBe('23514');
      expect(await asOwner(insert(`(1, 'USD', 5), (2, 'EUR', -5)`))).toBe('23514');
    });

    it('refuses an overdraft and a hold beyond the balance, even for its owner', async () => {
      expect(await asOwner(`UPDATE ledger_account SET balance = -1 WHERE id = '${account}'`)).toBe('23514');
      expect(await asOwner(`UPDATE ledger_account SET held = balance + 1 WHERE id = '${account}'`)).toBe('23514');
    });

    it('lets no hold come back', async () => {
      const { holdId } = await books.run((tx) => hold(tx, { ...books.request(), accountId: account, amount: usd(1n) }));
      await books.run((tx) => voidHold(tx, { ...books.request(), holdId }));
      expect(await asOwner(`UPDATE ledger_hold SET status = 'pending' WHERE id = '${holdId}'`)).toBe('23514');
    });
  });
