import {
  type GatewayClient,
  money,
  rangeOfDates,
  readWireMoney,
  STATEMENT_ZONE,
  type Statement,
  shiftDays,
  shiftMonths,
  tiesOut,
  type WireMoney,
} from '@corridor/core';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { movement, postInOrder } from '../../ledger';
import { createId, SERVICE_SCOPE } from '../../platform/database';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { runJobs } from '../../testing/runJobs';
import { ensureAccount, systemAccount } from '../accounts';
import { addTransactions } from '../transactions/testing/addTransactions';
import { generateStatements, statementJobs } from './generateStatements';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const NOW = new Date('2026-05-10T08:00:00Z');

/** The instants that the period of a statement encloses. */
function rangeOf({ type, period }: Statement) {
  if (type === 'daily') return rangeOfDates(period, period, STATEMENT_ZONE);
  const first = `${period}-01`;
  return rangeOfDates(first, shiftDays(shiftMonths(first, 1), -1), STATEMENT_ZONE);
}

const minor = (wire: WireMoney) => readWireMoney(wire)?.minor;

describe.each(DATABASES)('generating statements on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let drawn: Statement[];

  const generate = (at: Date) => runJobs(testGateway, statementJobs, at);

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    await addTransactions(testGateway, partner, 180, (n) => ({
      createdAt: new Date(START + Math.floor((n * 100) / 180) * DAY + (n % 24) * (DAY / 24)),
      type: 100,
      status: n % 9 === 0 ? 5 : 1,
      minor: BigInt((n * 7919) % 10_000),
      counterpartyName: 'Payer',
      reference: `ref-${n}`,
    }));
    await generate(NOW);
    drawn = (await client.statements.list()).filter(({ lines }) => lines > 0);
  });

  const ofAccount = (accountId: string | undefined, type: 'daily' | 'monthly') =>
    client.statements.list({ filter: { accountId, type: [type] }, sort: { field: 'date', direction: 'asc' } });

  // @spec 2.screen.statements
  it('covers every month since the account was opened and every day with bookings, one behind the other', async () => {
    const monthly = await ofAccount(drawn[0]?.accountId, 'monthly');
    expect(monthly.map(({ period }) => period)).toEqual(['2025-12', '2026-01', '2026-02', '2026-03', '2026-04']);
    expect(monthly.map(({ lines }) => lines > 0)).toEqual([false, true, true, true, true]);
    expect(monthly.map(({ date }) => date)).toContain('2026-02-01');
    for (const list of [monthly, await ofAccount(drawn[0]?.accountId, 'daily')]) {
      for (const [index, statement] of list.entries()) {
        expect(tiesOut(statement)).toBe(true);
        expect(statement).toMatchObject({ ...rangeOf(statement), zone: STATEMENT_ZONE });
        const before = list[index - 1];
        expect(minor(statement.beginningBalance)).toBe(before ? minor(before.endingBalance) : 0n);
      }
    }
  });

  it('gives a month as the sum of its days', async () => {
    const days = await ofAccount(drawn[0]?.accountId, 'daily');
    for (const month of await ofAccount(drawn[0]?.accountId, 'monthly')) {
      const own = days.filter(({ period }) => period.startsWith(month.period));
      expect(own.reduce((sum, { changeAmount }) => sum + (minor(changeAmount) ?? 0n), 0n)).toBe(
        minor(month.changeAmount),
      );
      expect(own.reduce((sum, { lines }) => sum + lines, 0)).toBe(month.lines);
      if (own.length > 0) expect(own.at(-1)?.endingBalance).toEqual(month.endingBalance);
    }
  });

  it('ties out over any activity, however often it is generated on the way', async () => {
    const at = fc.integer({ min: 0, max: 60 * 24 * 4 });
    const activity = fc.array(fc.tuple(at, fc.integer({ min: 1, max: 900 }), fc.boolean()), {
      minLength: 1,
      maxLength: 25,
    });
    await fc.assert(
      fc.asyncProperty(activity, fc.array(at, { maxLength: 3 }), async (steps, stops) => {
        const own = await newPartner(testGateway);
        const books = { partnerId: own.partnerId, currency: 'USD', at: new Date(START) } as const;
        const accountId = await testGateway.db.transaction(SERVICE_SCOPE, async (tx) => {
          const owner = { ownerId: own.partnerId, ownerName: 'Own', productType: 10 } as const;
          const account = await ensureAccount(tx, { ...owner, ...books });
          const clearing = await systemAccount(tx, 'clearing', books);
          let balance = 0;
          const requests = steps
            .toSorted((a, b) => a[0] - b[0])
            .map(([quarter, amount, takes]) => {
              const debit = takes && balance >= amount;
              balance += debit ? -amount : amount;
              const [from, to] = debit ? [account.availableId, clearing] : [clearing, account.availableId];
              const legs = movement(from, to, money(BigInt(amount), 'USD'));
              return { ...books, requestId: createId(), kind: 'test', legs, at: new Date(START + quarter * 900_000) };
            });
          await postInOrder(tx, requests);
          return account.id;
        });
        for (const stop of stops) await generate(new Date(START + stop * 900_000));
        await generate(new Date(START + 100 * DAY));
        const own2 = await own.as('finance');
        const account = await own2.accounts.get(accountId);
        for (const type of ['daily', 'monthly'] as const) {
          const list = await own2.statements.list({
            filter: { type: [type] },
            sort: { field: 'date', direction: 'asc' },
          });
          expect(list.every(tiesOut)).toBe(true);
          expect(list.map(({ beginningBalance }) => beginningBalance.amount).slice(1)).toEqual(
            list.map(({ endingBalance }) => endingBalance.amount).slice(0, -1),
          );
          expect(list.at(-1)?.endingBalance).toEqual(account.balance);
          expect(list.reduce((sum, { lines }) => sum + lines, 0)).toBe(steps.length);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('puts what is booked at midnight into the new period, and draws nothing up before the old one has settled', async () => {
    const own = await newPartner(testGateway);
    const midnight = Date.UTC(2026, 2, 1);
    await addTransactions(testGateway, own, 2, (n) => ({
      createdAt: new Date(midnight - 1 + n),
      type: 100,
      status: 1,
      minor: 99n,
      counterpartyName: null,
      reference: 'r',
    }));
    const periods = async (type: 'daily' | 'monthly') =>
      (await (await own.as('finance')).statements.list({ filter: { type: [type] } }))
        .filter(({ lines }) => lines > 0)
        .map(({ period }) => period)
        .toSorted();
    await generate(new Date(midnight + 60_000));
    expect([await periods('daily'), await periods('monthly')]).toEqual([[], []]);
    await generate(new Date(midnight + 3_600_000));
    expect([await periods('daily'), await periods('monthly')]).toEqual([['2026-02-28'], ['2026-02']]);
    await generate(new Date(midnight + 32 * DAY));
    expect([await periods('daily'), await periods('monthly')]).toEqual([
      ['2026-02-28', '2026-03-01'],
      ['2026-02', '2026-03'],
    ]);
  });

  it('leaves out an account whose books do not tie out, until they do, and no other', async () => {
    const own = await newPartner(testGateway);
    await addTransactions(testGateway, own, 27, (n) => ({
      createdAt: new Date(START + n * DAY),
      type: 100,
      status: 1,
      minor: 100n,
      counterpartyName: null,
      reference: `r-${n}`,
    }));
    const reader = await own.as('finance');
    const [untied, ...others] = (await reader.accounts.list()).map(({ id }) => id);
    const id = createId();
    await testGateway.db.single(sql`INSERT INTO statement (id, partner_id, account_id, owner_id, product_type, currency, type, period, zone,
        from_at, to_at, opening, credits, debits, closing, entries, last_seq)
      SELECT ${id}, partner_id, id, owner_id, product_type, currency, 'daily', '2025-11-30', ${STATEMENT_ZONE},
        '2025-11-30', '2025-12-01', 0, 7, 0, 7, 0, 0 FROM account WHERE id = ${untied}`);
    const drawnDays = async () => {
      const statements = await reader.statements.list({ filter: { type: ['daily'] } });
      return new Set(statements.filter(({ lines }) => lines > 0).map(({ accountId }) => accountId));
    };
    await generate(NOW);
    expect(await drawnDays()).toEqual(new Set(others));
    const faults = () =>
      testGateway.db.single(sql`SELECT job, subject_id FROM job_fault WHERE partner_id = ${own.partnerId}`);
    expect(await faults()).toEqual([{ job: 'dailyStatements', subject_id: untied }]);
    await testGateway.db.single(sql`DELETE FROM statement WHERE id = ${id}`);
    await generate(new Date(NOW.getTime() + DAY));
    expect(await drawnDays()).toEqual(new Set([untied, ...others]));
    expect(await faults()).toEqual([]);
    const { length } = await reader.statements.list();
    await testGateway.db.transaction(SERVICE_SCOPE, (tx) => generateStatements(tx, new Date(NOW.getTime() + DAY)));
    expect(await reader.statements.list()).toHaveLength(length);
  });

  it('is generated again as it was', async () => {
    const own = await newPartner(testGateway);
    await addTransactions(testGateway, own, 27, (n) => ({
      createdAt: new Date(START + n * DAY),
      type: 100,
      status: 1,
      minor: BigInt(n),
      counterpartyName: 'Ünïque & Łódź',
      reference: `r-${n}`,
    }));
    const reader = await own.as('finance');
    await generate(NOW);
    const first = await reader.statements.list();
    const statementId = first.find(({ lines }) => lines > 2)?.id ?? '';
    const bytes = async () =>
      (await reader.statementLines.export({ format: 'pdf', filter: { statementId } })).blob.text();
    const before = await bytes();
    await testGateway.db.transaction(SERVICE_SCOPE, (tx) =>
      tx.execute(sql`DELETE FROM statement WHERE partner_id = ${own.partnerId}`),
    );
    await generate(NOW);
    expect(await reader.statements.list()).toEqual(first);
    expect(await bytes()).toBe(before);
  });
});
