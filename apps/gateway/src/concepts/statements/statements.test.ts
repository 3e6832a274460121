import { type GatewayClient, STATEMENT_SORTS, type Statement } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { SERVICE_SCOPE } from '../../platform/database';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { pdfText } from '../../testing/pdfText';
import { refusalOf } from '../../testing/refusalOf';
import { addTransactions } from '../transactions/testing/addTransactions';
import { generateStatements } from './generateStatements';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const NOW = new Date('2026-05-10T08:00:00Z');
const PAYERS = ['上海浦江进出口有限公司', 'Łódź Źródło', 'Αθήνα Ναυτιλιακή', 'Київ Експорт'];
const PAGE = { page: 1, size: 100 } as const;

describe.each(DATABASES)('statements on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let all: Statement[];

  const generate = (at: Date) => testGateway.db.transaction(SERVICE_SCOPE, (tx) => generateStatements(tx, at));

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    await addTransactions(testGateway, partner, 180, (n) => ({
      createdAt: new Date(START + Math.floor((n * 100) / 180) * DAY + (n % 24) * (DAY / 24)),
      type: 100,
      status: n % 9 === 0 ? 5 : 1,
      minor: BigInt((n * 7919) % 10_000),
      counterpartyName: PAYERS[Math.floor(n / 9) % PAYERS.length] ?? null,
      reference: `ref-${n}`,
    }));
    await generate(NOW);
    all = await client.statements.list();
  });

  it('filters, sorts and pages the list', async () => {
    const total = async (filter: Parameters<typeof client.statements.page>[0]['filter']) =>
      (await client.statements.page({ ...PAGE, filter })).total;
    const count = (meets: (statement: Statement) => boolean) => all.filter(meets).length;
    expect(await total({ type: ['monthly'] })).toBe(count(({ type }) => type === 'monthly'));
    expect(await total({ period: '2026-02' })).toBe(9);
    expect(await total({ currency: ['JPY'] })).toBe(count(({ currency }) => currency === 'JPY'));
    expect(await total({ productType: [10] })).toBe(count(({ productType }) => productType === 10));
    expect(await total({ ownerId: partner.merchants[0] })).toBe(
      count(({ ownerId }) => ownerId === partner.merchants[0]),
    );
    expect(await total({ search: 'CORPOR' })).toBe(count(({ ownerName }) => ownerName.startsWith('Corpor')));
    const month = { from: '2026-02-01T00:00:00Z', to: '2026-03-01T00:00:00Z', zone: 'UTC' };
    expect(await total({ date: month })).toBe(count(({ date }) => date.startsWith('2026-02')));
    for (const field of STATEMENT_SORTS) {
      const sort = { field, direction: 'asc' } as const;
      const rows = await client.statements.list({ sort });
      const value = (row: Statement) => (field === 'date' ? row.to : Number(row[field].amount));
      const values = rows.map(value);
      expect(values).toEqual(values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      const page = await client.statements.page({ page: 2, size: 10, sort });
      expect(page.items).toEqual(rows.slice(10, 20));
      const file = await client.statements.export({ sort, columns: columnsOf('id') });
      expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual(rows.map(({ id }) => id));
    }
  });

  // @spec 3.entity.statement
  it('gives one by its id and by account and period, with its lines page by page', async () => {
    const statement = all.find(({ type, lines }) => type === 'monthly' && lines > 3);
    const detail = await client.statements.get(statement?.id ?? '');
    expect(detail).toMatchObject({ ...statement, debits: { amount: expect.stringMatching(/^0/) } });
    const { accountId, type, period, id: statementId } = detail;
    expect(await client.statements.getBy({ accountId, type, period })).toEqual(detail);
    const lines = await client.statementLines.page({ ...PAGE, filter: { statementId } });
    expect(lines.total).toBe(detail.lines);
    expect(lines.items.at(-1)?.balance).toEqual(detail.endingBalance);
    expect(lines.items.map(({ number }) => number)).toEqual(lines.items.map((_, index) => index + 1));
    const [line] = lines.items;
    const transaction = await client.transactions.get(line?.transactionId ?? '');
    expect(transaction).toMatchObject({ type: line?.type, balanceAfter: line?.balance, reference: line?.reference });
    const sort = { field: 'number', direction: 'desc' } as const;
    const last = await client.statementLines.page({ page: 2, size: 2, sort, filter: { statementId } });
    expect(last.items).toEqual(lines.items.toReversed().slice(2, 4));
    expect((await client.statementLines.page({ page: 999, size: 10, filter: { statementId } })).items).toEqual([]);
  });

  it('finds the statements that book a transaction, and none for one that is not booked', async () => {
    const booking = async (transactionId: string) =>
      (await client.statements.list({ filter: { transactionId } })).map(({ id }) => id).toSorted();
    const lines = await Promise.all(
      all
        .filter(({ lines: count }) => count > 0)
        .map(async ({ id }) => (await client.statementLines.page({ ...PAGE, filter: { statementId: id } })).items),
    );
    const expected = new Map<string, string[]>();
    for (const { transactionId, statementId } of lines.flat()) {
      if (transactionId) expected.set(transactionId, [...(expected.get(transactionId) ?? []), statementId]);
    }
    for (const [transactionId, ids] of [...expected].slice(0, 20)) {
      expect(await booking(transactionId)).toEqual([...new Set(ids)].toSorted());
    }
    const [declined] = await client.transactions.list({ filter: { status: [5] } });
    expect(await booking(declined?.id ?? '')).toEqual([]);
    expect(await booking('none')).toEqual([]);
  });

  it('exports a statement whole or not at all: a part of it would not tie out', async () => {
    const part = { filter: { statementId: all[0]?.id }, slice: { page: 1, size: 10 } };
    const refused = await refusalOf(client.statementLines.export(part));
    expect([refused.kind, refused.fields[0]?.path]).toEqual(['validation', 'slice']);
  });

  it.each([
    ['en', 'Beginning balance'],
    ['fr', 'Solde initial'],
    ['zh', '期初余额'],
  ])('writes the CSV file in %s', async (locale, beginning) => {
    const reader = await partner.as('finance', locale);
    const file = await reader.statementLines.export({ filter: { statementId: all[0]?.id } });
    expect(await file.blob.text()).toContain(beginning);
  });

  it.each([
    ['en', 'Beginning balance'],
    ['zh', '期初余额'],
  ])('exports a PDF file in %s that has every name in its own letters', async (locale, beginning) => {
    const statement = all.find(({ type, lines }) => type === 'monthly' && lines > 3);
    const reader = await partner.as('finance', locale);
    const file = await reader.statementLines.export({ format: 'pdf', filter: { statementId: statement?.id } });
    expect([file.contentType, file.name]).toEqual(['application/pdf', `${statement?.fileName}.pdf`]);
    const text = pdfText(new Uint8Array(await file.blob.arrayBuffer()));
    for (const written of [...PAYERS, beginning, statement?.ownerName]) expect(text).toContain(written);
  });

  it('lists statements of one day by type, currency and account, whatever the moment they were generated', () => {
    const places = new Map<string, string[]>();
    for (const { date, type, currency, accountId } of all)
      places.set(date, [
        ...(places.get(date) ?? []),
        `${type} ${currency} ${accountId.replaceAll('-', '').slice(-14)}`,
      ]);
    const shared = [...places.values()].filter((ofOneDay) => ofOneDay.length > 1);
    expect(shared.length).toBeGreaterThan(3);
    for (const ofOneDay of shared) expect(ofOneDay).toEqual(ofOneDay.toSorted().toReversed());
  });

  it('shows another partner nothing, by any verb', async () => {
    const stranger = await (await newPartner(testGateway)).as('administrator');
    const { id = '', accountId = '', type = 'daily', period = '' } = all[0] ?? {};
    expect(await stranger.statements.list()).toEqual([]);
    const calls = [
      stranger.statements.get(id),
      stranger.statements.getBy({ accountId, type, period }),
      stranger.statementLines.page({ ...PAGE, filter: { statementId: id } }),
      stranger.statementLines.export({ filter: { statementId: id } }),
      stranger.statementLines.export({ format: 'pdf', filter: { statementId: id } }),
    ];
    for (const refused of await Promise.all(calls.map(refusalOf))) expect(refused.kind).toBe('not-found');
  });

  it.each(['administrator', 'operator', 'finance', 'viewer'] as const)(
    'lets the %s read, and all but the viewer take files',
    async (role) => {
      const own = await partner.as(role);
      const filter = { statementId: all[0]?.id };
      expect((await own.statements.page(PAGE)).total).toBeGreaterThan(0);
      expect((await own.statementLines.page({ ...PAGE, filter })).page).toBe(1);
      const kinds = [own.statements.export({}), own.statementLines.export({ filter, format: 'pdf' })].map((call) =>
        call.then(
          () => 'done',
          (reason: { kind: string }) => reason.kind,
        ),
      );
      const expected = role === 'viewer' ? 'forbidden' : 'done';
      expect(await Promise.all(kinds)).toEqual([expected, expected]);
    },
  );

  it.each([
    [{ filter: { type: ['weekly'] } }, 'filter.type.0'],
    [{ filter: { period: '2026-13' } }, 'filter.period'],
    [{ sort: { field: 'id', direction: 'asc' } }, 'sort.field'],
  ])('refuses the list %o at %s', async (query, path) => {
    const refused = await refusalOf(client.statements.list(asQuery(query)));
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
  });

  it('refuses lines of no statement, a format and a column that are not there', async () => {
    const filter = { statementId: all[0]?.id };
    const paths = await Promise.all(
      [
        client.statementLines.page(PAGE),
        client.statementLines.export({ filter, columns: columnsOf('secret') }),
        client.statements.export({ ...asQuery({ format: 'pdf' }) }),
        client.statements.getBy({ accountId: all[0]?.accountId ?? '', type: 'monthly', period: '2026-01-01' }),
      ].map(async (call) => (await refusalOf(call)).fields[0]?.path),
    );
    expect(paths).toEqual(['filter.statementId', 'columns.0.field', 'format', 'period']);
  });
});

// A caller without types can send anything.
function asQuery(query: object): Parameters<GatewayClient['statements']['list']>[0] {
  return query as Parameters<GatewayClient['statements']['list']>[0];
}
