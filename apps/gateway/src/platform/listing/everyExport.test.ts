import { instantFormatter, isInstant } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { csvCells } from '../../testing/csvCells';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { seededPartner } from '../../testing/seeded';
import { asRecord, PAGED, rowsOf, STEPS, send } from '../../testing/walk';

const PAGE = { page: 1, size: 50 };
const ZONE = 'Asia/Tokyo';
const EXPORTED = PAGED.filter(({ operations }) => operations.some(({ verb }) => verb === 'export'));

/** The cells that a field of a row fills, by their columns: an amount two, a part of a record that is none of its own values none. */
function cellsOf([field, value]: [string, unknown]): [string, string][] {
  if (field === 'allowedActions') return [];
  if (Array.isArray(value)) return [[field, value.map(itemOf).join(', ')]];
  const { amount, currency, ...rest } = asRecord(value);
  if (field === 'rule') return [[field, `${[rest.subject].flat().join(', ')}: ${[rest.action].flat().join(', ')}`]];
  if (amount !== undefined)
    return [
      [field, String(amount)],
      [`${field}.currency`, String(currency)],
    ];
  if (Object.keys(rest).length > 0) return [];
  if (typeof value === 'string' && isInstant(value)) return [[field, instantFormatter('datetime', ZONE)(value)]];
  return [[field, value === null ? '' : String(value)]];
}

function itemOf(item: unknown): string {
  const { id: _, ...rest } = asRecord(item);
  return typeof item === 'object' ? Object.values(rest).join(' ') : String(item);
}

// The parts of a record stand in the order of its schema, which the wire does not keep.
function wordsIn(text: string | undefined): string[] | undefined {
  return text?.split(/[ ,]+/).toSorted();
}

describe.each(DATABASES)('every export on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let token: string;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    token = await (await seededPartner(testGateway)).tokenOf('administrator');
  });

  const stepOf = (segment: string, verb: string) => {
    const step = STEPS.find((one) => one.segment === segment && one.operation.verb === verb);
    if (!step) throw new Error(`${segment} has no ${verb}`);
    return step;
  };
  const exported = async (segment: string, body: object) => {
    const request = new Request(`http://gateway.test/api/portal/cms/${segment}/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', access_token: token },
      body: JSON.stringify(body),
    });
    return csvCells(await (await testGateway.gateway.fetch(request)).text());
  };

  it.each(EXPORTED)('$segment: the file holds what the page holds, every plain field of it', async ({ segment }) => {
    const rows = rowsOf(await send(testGateway, stepOf(segment, 'page'), token, PAGE));
    const [header = [], ...lines] = await exported(segment, { slice: PAGE, zone: ZONE });
    expect(rows.length).toBeGreaterThan(0);
    // The log's file begins with the entry of its own export, which has moved the last row off its page.
    expect(lines.length).toBeGreaterThanOrEqual(rows.length);
    for (const row of segment === 'log' ? rows.slice(0, -1) : rows) {
      const line = lines.find((cells) => cells[header.indexOf('id')] === row.id);
      const cells = new Map(header.map((name, column) => [name, line?.[column]?.replace(/^'/, '')]));
      // An amount that this row lacks has a currency's column all the same.
      for (const [name, text] of Object.entries(row).flatMap(cellsOf))
        expect([name, wordsIn(cells.get(name))]).toEqual([name, wordsIn(text)]);
    }
    const known = new Set(rows.flatMap((row) => Object.entries(row).flatMap(cellsOf)).map(([name]) => name));
    expect(header.filter((name) => !known.has(name) && !name.endsWith('.currency'))).toEqual([]);
  });

  it.each(EXPORTED)('$segment: the file has the columns of the screen, in its words', async ({ segment }) => {
    const [header = []] = await exported(segment, { slice: PAGE });
    const columns = header.toReversed().map((field) => ({ field, header: `The ${field}` }));
    expect((await exported(segment, { slice: PAGE, columns }))[0]).toEqual(columns.map((column) => column.header));
    const unknown = [columns[0], { field: 'nothing', header: 'Nothing' }];
    const { status, envelope } = await send(testGateway, stepOf(segment, 'export'), token, { columns: unknown });
    expect([status, envelope.fields]).toEqual([422, [expect.objectContaining({ path: 'columns.1.field' })]]);
  });

  it('writes words for codes, whatever the codes are, and leaves those without words', async () => {
    const words = { normal: 'In use', blocked: '=Blocked', true: 'Yes', false: 'No' };
    const columns = [
      { field: 'status', header: 'Status', words },
      { field: 'shared', header: '@Shared', words },
      { field: 'balance', header: 'Balance', words: { '0.00': 'Nothing' } },
      { field: 'balance.currency', header: 'Currency' },
    ];
    const sort = { field: 'status', direction: 'asc' };
    const cards = rowsOf(await send(testGateway, stepOf('card', 'page'), token, { ...PAGE, sort }));
    const [header, ...lines] = await exported('card', { slice: PAGE, sort, columns });
    expect(header).toEqual(['Status', "'@Shared", 'Balance', 'Currency']);
    const known = new Map(Object.entries({ ...words, blocked: "'=Blocked" }));
    expect(lines).toEqual(
      cards.map(({ status, shared, balance }) => {
        const { amount, currency } = asRecord(balance);
        const code = String(status);
        return [known.get(code) ?? code, known.get(String(shared)), amount, currency];
      }),
    );
    const roles = { field: 'businessType', header: 'Sells', words: { '10': 'Goods', '11': 'Services' } };
    const sold = (await exported('shop', { columns: [roles] })).slice(1).flat();
    expect(new Set(sold)).toEqual(new Set(['Goods', 'Services', '20', '21']));
  });

  it.each([
    [{ columns: [] }, 'columns'],
    [{ columns: ['id'] }, 'columns.0'],
    [{ columns: [{ field: 'id' }] }, 'columns.0.header'],
    [{ columns: [{ field: 'id', header: 'x'.repeat(201) }] }, 'columns.0.header'],
    [{ columns: Array.from({ length: 61 }, () => ({ field: 'id', header: 'ID' })) }, 'columns'],
    [
      { columns: [{ field: 'status', header: 'Status', words: { normal: 'x'.repeat(201) } }] },
      'columns.0.words.normal',
    ],
    [
      {
        columns: [
          {
            field: 'status',
            header: 'Status',
            words: Object.fromEntries(Array.from({ length: 401 }, (_, n) => [`w${n}`, 'x'])),
          },
        ],
      },
      'columns.0.words',
    ],
    [{ columns: [{ field: 'bin.currency', header: 'No money' }] }, 'columns.0.field'],
    [{ columns: [{ field: 'allowedActions', header: 'Actions' }] }, 'columns.0.field'],
    [{ columns: [{ field: 'constructor', header: 'None' }] }, 'columns.0.field'],
  ])('refuses %o at %s', async (body, path) => {
    const { status, envelope } = await send(testGateway, stepOf('card', 'export'), token, body);
    const fields = Array.isArray(envelope.fields) ? envelope.fields.map((field) => asRecord(field).path) : [];
    expect([status, fields]).toEqual([422, [path]]);
  });
});
