import { money, subtract } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { movement, post, reverse } from '../../ledger';
import { createId, SERVICE_SCOPE } from '../../platform/database';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { pdfText } from '../../testing/pdfText';
import { ensureAccount, systemAccount } from '../accounts';
import { recordTransactions } from '../transactions';
import { addTransactions } from '../transactions/testing/addTransactions';
import { generateStatements } from './generateStatements';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const NOW = new Date('2026-05-10T08:00:00Z');
const PAGE = { page: 1, size: 100 } as const;

describe.each(DATABASES)('the files of a statement on the %s database', (_name, open) => {
  let testGateway: TestGateway;

  const generate = (at: Date) => testGateway.db.transaction(SERVICE_SCOPE, (tx) => generateStatements(tx, at));

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
  });

  /** A partner with a deposit of January that was charged with a fee, and was sent back whole. */
  const charged = async (minor = 123_456_789n) => {
    const own = await newPartner(testGateway);
    const at = new Date(START + DAY);
    await testGateway.db.transaction(SERVICE_SCOPE, async (tx) => {
      const books = { partnerId: own.partnerId, currency: 'USD', at } as const;
      const account = await ensureAccount(tx, { ownerId: own.partnerId, ownerName: 'Own', productType: 10, ...books });
      const [clearing, fees] = [await systemAccount(tx, 'clearing', books), await systemAccount(tx, 'fees', books)];
      const [amount, fee] = [money(minor, 'USD'), money(1_234n, 'USD')];
      const legs = [...movement(clearing, account.availableId, amount), ...movement(account.availableId, fees, fee)];
      const asked = { partnerId: own.partnerId, kind: 'test', at };
      const receipt = await post(tx, { ...asked, requestId: createId(), legs });
      await recordTransactions(tx, [{ account, type: 100, status: 3, amount, fee, receipt, at }]);
      const back = await reverse(tx, { ...asked, requestId: createId(), transferId: receipt.transferId });
      const returned = {
        account,
        type: 'return',
        status: 2,
        amount: subtract(amount, fee),
        receipt: back,
        at,
      } as const;
      await recordTransactions(tx, [returned]);
    });
    await generate(NOW);
    return own;
  };

  it('exports a CSV file whose changes sum up to the change, from the beginning balance to the ending one', async () => {
    const partner = await newPartner(testGateway);
    const client = await partner.as('finance');
    await addTransactions(testGateway, partner, 180, (n) => ({
      createdAt: new Date(START + Math.floor((n * 100) / 180) * DAY),
      type: 100,
      status: 1,
      minor: BigInt((n * 7919) % 10_000),
      counterpartyName: null,
      reference: `ref-${n}`,
    }));
    await generate(NOW);
    const all = await client.statements.list();
    let began = 0;
    for (const { id, fileName, beginningBalance, changeAmount, endingBalance, lines } of all
      .filter(({ type }) => type === 'monthly')
      .slice(0, 12)) {
      const file = await client.statementLines.export({
        filter: { statementId: id },
        columns: columnsOf('change', 'balance'),
      });
      const rows = (await file.blob.text())
        .split('\r\n')
        .slice(1, -1)
        .map((row) => row.split(','));
      expect(file.name).toBe(`${fileName}.csv`);
      expect(rows).toHaveLength(lines + 2);
      const sum = rows.reduce((total, [change]) => total + BigInt((change ?? '').replace('.', '') || '0'), 0n);
      expect(sum).toBe(BigInt(changeAmount.amount.replace('.', '')));
      expect([rows[0], rows.at(-1)]).toEqual([
        ['', beginningBalance.amount],
        ['', endingBalance.amount],
      ]);
      began += /[1-9]/.test(beginningBalance.amount) ? 1 : 0;
    }
    expect(began).toBeGreaterThan(0);
  });

  it.each([
    ['en', '1,234,567.89'],
    ['fr', '1\u00a0234\u00a0567,89'],
  ])(
    'groups the amounts of a PDF file in %s, and leaves those of a CSV file to be read by machines',
    async (locale, grouped) => {
      const own = await charged();
      const reader = await own.as('finance', locale);
      const [statement] = await reader.statements.list({
        filter: { type: ['monthly'], currency: ['USD'], period: '2026-01' },
      });
      const filter = { statementId: statement?.id };
      const csv = await (await reader.statementLines.export({ filter })).blob.text();
      expect(csv).toContain('1234567.89');
      const pdf = await (await reader.statementLines.export({ filter, format: 'pdf' })).blob.arrayBuffer();
      const text = pdfText(new Uint8Array(pdf));
      expect(text).toContain(grouped);
      expect(text).not.toContain('1234567');
    },
  );

  it('never cuts an amount, however large', async () => {
    const reader = await (await charged(98_765_432_109_876_543n)).as('finance');
    const [statement] = await reader.statements.list({ filter: { type: ['monthly'], period: '2026-01' } });
    const query = { filter: { statementId: statement?.id }, format: 'pdf' } as const;
    const pdf = await (await reader.statementLines.export(query)).blob.arrayBuffer();
    expect(pdfText(new Uint8Array(pdf))).toContain('-987,654,321,098,765.43');
  });

  it('types what is taken of a deposit as a fee, on screen and in the file', async () => {
    const reader = await (await charged()).as('finance');
    const [statement] = await reader.statements.list({
      filter: { type: ['monthly'], currency: ['USD'], period: '2026-01' },
    });
    const filter = { statementId: statement?.id };
    const { items } = await reader.statementLines.page({ ...PAGE, filter });
    expect(items.map(({ type, change }) => [type, change.amount])).toEqual([
      [100, '1234567.89'],
      [500, '-12.34'],
      ['return', '-1234567.89'],
      [500, '12.34'],
    ]);
    const file = await reader.statementLines.export({ filter, columns: columnsOf('type') });
    expect((await file.blob.text()).split('\r\n').slice(2, 4)).toEqual(['Deposit', 'Fee']);
  });
});
