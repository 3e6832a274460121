import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../app/auditBooks';
import type { Database } from '../platform/database';
import { DATABASES } from '../testing/databases';
import { newBooks, usd } from '../testing/ledger/books';
import {
  attempt,
  balanceOf,
  capture,
  dueHolds,
  entriesOf,
  expireHold,
  hold,
  holdOf,
  LedgerRefusal,
  movement,
  openAccount,
  post,
  reverse,
  voidHold,
} from './';

for (const [name, open] of DATABASES)
  describe(`the ledger on the ${name} database`, () => {
    let db: Database;

    beforeAll(async () => {
      db = (await open()).db;
    });
    afterAll(async () => {
      expect(await db.asOwner(auditBooks)).toEqual({});
    });

    it('moves an amount from one account to another and shows it in both', async () => {
      const books = newBooks(db);
      const payer = await books.fund(usd(1_000n));
      const payee = await books.open('available');
      const receipt = await books.run((tx) =>
        post(tx, { ...books.request(), legs: movement(payer, payee, usd(250n)) }),
      );
      expect(receipt.entries).toContainEqual({
        accountId: payer,
        seq: 2n,
        amount: usd(-250n),
        balanceAfter: usd(750n),
      });
      expect(receipt.entries).toContainEqual({ accountId: payee, seq: 1n, amount: usd(250n), balanceAfter: usd(250n) });
      const entries = await books.run((tx) => entriesOf(tx, payee));
      expect(entries).toMatchObject([{ seq: 1n, transferId: receipt.transferId, kind: 'test', amount: usd(250n) }]);
      expect(await books.run((tx) => entriesOf(tx, payer, { after: 1n, limit: 1 }))).toMatchObject([{ seq: 2n }]);
    });

    it('keeps amounts beyond what a float counts exactly', async () => {
      const books = newBooks(db);
      const account = await books.fund(usd(9_007_199_254_740_993n));
      expect((await books.run((tx) => balanceOf(tx, account))).balance).toEqual(usd(9_007_199_254_740_993n));
    });

    it('books several legs of one account in their order', async () => {
      const books = newBooks(db);
      const payer = await books.fund(usd(1_000n));
      const payee = await books.open('available');
      const fees = await books.open('fees');
      const legs = [...movement(payer, payee, usd(900n)), ...movement(payer, fees, usd(100n))];
      await books.run((tx) => post(tx, { ...books.request(), legs }));
      const entries = await books.run((tx) => entriesOf(tx, payer));
      expect(entries.map(({ balanceAfter }) => balanceAfter.minor)).toEqual([1_000n, 100n, 0n]);
    });

    it('never books before what an account has booked already', async () => {
      const books = newBooks(db);
      const payer = await books.fund(usd(10n));
      const payee = await books.open('available');
      const early = new Date(Date.now() - 60_000);
      await books.run((tx) => post(tx, { ...books.request(), at: early, legs: movement(payer, payee, usd(1n)) }));
      const [first, second] = await books.run((tx) => entriesOf(tx, payer));
      const [received] = await books.run((tx) => entriesOf(tx, payee));
      expect(second?.bookedAt).toEqual(first?.bookedAt);
      expect(received?.bookedAt).toEqual(first?.bookedAt);
    });

    it('finds an open account again and refuses it under other terms', async () => {
      const books = newBooks(db);
      const account = {
        partnerId: books.partnerId,
        ownerId: books.userId,
        kind: 'card',
        currency: 'EUR',
        at: new Date(),
      } as const;
      const opened = await books.run((tx) => openAccount(tx, account));
      expect(await books.run((tx) => openAccount(tx, account))).toBe(opened);
      const differing = books.run((tx) => openAccount(tx, { ...account, allowNegative: true }));
      await expect(differing).rejects.toMatchObject({ reason: 'account-differs' });
    });

    it('answers a repeated request as the first time and another body with a conflict', async () => {
      const books = newBooks(db);
      const payer = await books.fund(usd(100n));
      const payee = await books.open('available');
      const request = { ...books.request('once'), legs: movement(payer, payee, usd(60n)) };
      const first = await books.run((tx) => post(tx, request));
      const later = { ...request, at: new Date(Date.now() + 1_000) };
      expect(await books.run((tx) => post(tx, later))).toEqual(first);
      const other = books.run((tx) => post(tx, { ...request, legs: movement(payer, payee, usd(61n)) }));
      await expect(other).rejects.toMatchObject({
        reason: 'request-id-reused',
        details: { kind: 'conflict', status: 409 },
      });
      expect((await books.run((tx) => balanceOf(tx, payer))).balance).toEqual(usd(40n));
    });

    it('repeats a refusal that was committed, even when the money has come since', async () => {
      const books = newBooks(db);
      const payer = await books.fund(usd(0n));
      const clearing = await books.open('clearing');
      const request = { ...books.request('refused'), legs: movement(payer, clearing, usd(5n)) };
      const refused = await books.run((tx) => attempt(post(tx, request)));
      expect(refused).toBeInstanceOf(LedgerRefusal);
      await books.run((tx) => post(tx, { ...books.request(), legs: movement(clearing, payer, usd(5n)) }));
      await expect(books.run((tx) => post(tx, request))).rejects.toMatchObject({ reason: 'insufficient-funds' });
    });

    it('keeps the request ids of two users apart', async () => {
      const books = newBooks(db);
      const payer = await books.fund(usd(10n));
      const payee = await books.open('available');
      const request = { ...books.request('SA0011700000000000'), legs: movement(payer, payee, usd(1n)) };
      await books.run((tx) => post(tx, request));
      await db.transaction({ kind: 'tenant', partnerId: books.partnerId, userId: books.partnerId }, (tx) =>
        post(tx, request),
      );
      expect((await books.run((tx) => balanceOf(tx, payee))).balance).toEqual(usd(2n));
    });

    it('sets aside what a hold asks for, captures it in parts and lets the rest go', async () => {
      const books = newBooks(db);
      const payer = await books.fund(usd(100n));
      const clearing = await books.open('clearing');
      const { holdId } = await books.run((tx) => hold(tx, { ...books.request(), accountId: payer, amount: usd(80n) }));
      expect(await books.run((tx) => balanceOf(tx, payer))).toMatchObject({ held: usd(80n), available: usd(20n) });
      const part = { holdId, final: false, legs: movement(payer, clearing, usd(30n)) };
      await books.run((tx) => capture(tx, { ...books.request(), ...part }));
      expect(await books.run((tx) => holdOf(tx, holdId))).toMatchObject({ status: 'partly_captured', open: usd(50n) });
      await books.run((tx) => capture(tx, { ...books.request(), ...part, final: true }));
      expect(await books.run((tx) => holdOf(tx, holdId))).toMatchObject({
        status: 'captured',
        captured: usd(60n),
        open: usd(0n),
      });
      expect(await books.run((tx) => balanceOf(tx, payer))).toMatchObject({ balance: usd(40n), held: usd(0n) });
      const more = books.run((tx) => capture(tx, { ...books.request(), ...part }));
      await expect(more).rejects.toMatchObject({ reason: 'hold-closed' });
    });

    it('spends what is free by a posting to the last minor unit, and nothing of what is held', async () => {
      const books = newBooks(db);
      const payer = await books.fund(usd(100n));
      const clearing = await books.open('clearing');
      await books.run((tx) => hold(tx, { ...books.request(), accountId: payer, amount: usd(80n) }));
      const pay = (minor: bigint) =>
        books.run((tx) => post(tx, { ...books.request(), legs: movement(payer, clearing, usd(minor)) }));
      await expect(pay(21n)).rejects.toMatchObject({ reason: 'insufficient-funds' });
      await pay(20n);
      await expect(pay(1n)).rejects.toMatchObject({ reason: 'insufficient-funds' });
      expect(await books.run((tx) => balanceOf(tx, payer))).toMatchObject({
        balance: usd(80n),
        held: usd(80n),
        available: usd(0n),
      });
    });

    it('expires a hold when its time is over, not before, and voids one at any time', async () => {
      const books = newBooks(db);
      const payer = await books.fund(usd(100n));
      const expiresAt = new Date(Date.now() + 3_600_000);
      const database = () =>
        books.run((tx) => hold(tx, { ...books.request(), accountId: payer, amount: usd(50n), expiresAt }));
      const [{ holdId: first }, { holdId: second }] = [await database(), await database()];
      await books.run((tx) => voidHold(tx, { ...books.request(), holdId: first }));
      expect(await books.run((tx) => dueHolds(tx, new Date()))).toEqual([]);
      expect(await books.run((tx) => dueHolds(tx, expiresAt))).toMatchObject([{ id: second, open: usd(50n) }]);
      const early = books.run((tx) => expireHold(tx, { ...books.request(), holdId: second }));
      await expect(early).rejects.toMatchObject({ reason: 'hold-not-due' });
      await books.run((tx) => expireHold(tx, { ...books.request(), at: expiresAt, holdId: second }));
      expect(await books.run((tx) => holdOf(tx, second))).toMatchObject({ status: 'expired', expiresAt });
      expect(await books.run((tx) => balanceOf(tx, payer))).toMatchObject({ held: usd(0n), available: usd(100n) });
    });

    it('reverses a transfer once', async () => {
      const books = newBooks(db);
      const payer = await books.fund(usd(100n));
      const payee = await books.open('available');
      const { transferId } = await books.run((tx) =>
        post(tx, { ...books.request(), legs: movement(payer, payee, usd(70n)) }),
      );
      const reversal = await books.run((tx) => reverse(tx, { ...books.request(), transferId }));
      expect((await books.run((tx) => balanceOf(tx, payer))).balance).toEqual(usd(100n));
      const again = books.run((tx) => reverse(tx, { ...books.request(), transferId }));
      await expect(again).rejects.toMatchObject({ reason: 'already-reversed' });
      const back = books.run((tx) => reverse(tx, { ...books.request(), transferId: reversal.transferId }));
      await expect(back).rejects.toMatchObject({ reason: 'not-reversible' });
    });
  });
