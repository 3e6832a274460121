import { money } from '@corridor/core';
import { expect, it } from 'vitest';
import { capture, hold, movement, post, voidHold } from '../../ledger';
import { SERVICE_SCOPE } from '../../platform/database';
import { DATABASES } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { pdfText } from '../../testing/pdfText';
import { ensureAccount, systemAccount } from '../accounts';
import { generateStatements } from './generateStatements';

const usd = (minor: bigint) => money(minor, 'USD');
/** Noon of a day, or a moment as it is. */
const day = (text: string) => new Date(text.includes('T') ? text : `${text}T12:00:00Z`);
const [FEBRUARY_ENDS, MARCH_ENDS] = ['2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z'];

it.each(DATABASES)(
  'lists holds as they were when the period ended, apart from its balance, on the %s database',
  async (_name, open) => {
    const testGateway = await (await open()).open();
    const partner = await newPartner(testGateway);
    const { partnerId } = partner;
    const [ownerId] = partner.merchants;
    await testGateway.db.transaction(SERVICE_SCOPE, async (tx) => {
      const opened = { partnerId, productType: 12, ownerId, ownerName: 'A merchant', currency: 'USD' } as const;
      const { availableId: accountId } = await ensureAccount(tx, { ...opened, at: day('2026-01-02') });
      const clearing = await systemAccount(tx, 'clearing', { partnerId, currency: 'USD', at: day('2026-01-02') });
      const step = (requestId: string, on: string) => ({ partnerId, requestId, kind: 'approval', at: day(on) });
      await post(tx, { ...step('in', '2026-01-05'), legs: movement(clearing, accountId, usd(10_000n)) });
      const { holdId } = await hold(tx, { ...step('hold', '2026-02-15'), accountId, amount: usd(3_000n) });
      const { holdId: whole } = await hold(tx, { ...step('whole', '2026-02-20'), accountId, amount: usd(500n) });
      const { holdId: late } = await hold(tx, { ...step('late', '2026-02-21'), accountId, amount: usd(400n) });
      const legs = (minor: bigint) => movement(accountId, clearing, usd(minor));
      await capture(tx, { ...step('taken late', FEBRUARY_ENDS), holdId: late, legs: legs(100n), final: true });
      const { holdId: next } = await hold(tx, { ...step('next', FEBRUARY_ENDS), accountId, amount: usd(700n) });
      await capture(tx, { ...step('part', '2026-03-10'), holdId, legs: legs(1_000n), final: false });
      await voidHold(tx, { ...step('void late', MARCH_ENDS), holdId: next });
      await voidHold(tx, { ...step('void', '2026-04-02'), holdId });
      await capture(tx, { ...step('final', '2026-04-03'), holdId: whole, legs: legs(200n), final: true });
      await generateStatements(tx, day('2026-06-10'));
    });
    const client = await partner.as('finance');
    const months = (await client.statements.list({ filter: { type: ['monthly'] } })).toSorted((a, b) =>
      a.period.localeCompare(b.period),
    );
    const statements = await Promise.all(months.map(({ id }) => client.statements.get(id)));
    expect(
      statements.map(({ period, endingBalance, holds }) => [
        period,
        endingBalance.amount,
        holds.map(({ amount }) => amount.amount),
      ]),
    ).toEqual([
      ['2026-01', '100.00', []],
      ['2026-02', '100.00', ['30.00', '5.00', '4.00']],
      ['2026-03', '89.00', ['20.00', '5.00', '7.00']],
      ['2026-04', '87.00', []],
      ['2026-05', '87.00', []],
    ]);
    expect(statements[1]?.holds[0]).toMatchObject({
      kind: 'approval',
      placedAt: '2026-02-15T12:00:00.000Z',
      expiresAt: null,
    });
    const printed = async (statementId = '') => {
      const file = await client.statementLines.export({ format: 'pdf', filter: { statementId } });
      return pdfText(new Uint8Array(await file.blob.arrayBuffer()));
    };
    const february = await printed(statements[1]?.id);
    for (const text of ['not in the balance', 'Waiting for approval', '30.00 USD', '5.00 USD']) {
      expect(february).toContain(text);
    }
    expect(await printed(statements[3]?.id)).not.toContain('not in the balance');
  },
);
