import type { CardApplication, GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';

const NOWHERE = '0198a000-0000-7000-8000-00000000000f';
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];
const usd = (amount: string) => ({ amount, currency: 'USD' as const });

describe.each(DATABASES)('cards on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let application: CardApplication;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
    application = {
      merchantId: partner.merchants[0],
      holderName: 'Ada Test',
      bin: '424242',
      type: 'physical',
      model: 'commercial',
      shared: true,
    };
  });

  // @spec 7.configs
  it('says which BINs may be issued, and configures the back office', async () => {
    const bins = await client.cards.call('bins', {});
    expect(bins.map(({ bin }) => bin)).toContain('424242');
    const request = {
      requestId: 'SA0001',
      operUId: 'corridor-operator',
      dtoName: 'getConfigs',
    } as const;
    expect(await client.configs.call('getConfigs', request)).toMatchObject({
      partnerName: 'Test partner',
      cardBins: bins,
      minimumAmounts: expect.arrayContaining([
        { amount: '1.00', currency: 'USD' },
        { amount: '100', currency: 'JPY' },
      ]),
    });
  });

  it('finds merchants for an application', async () => {
    const page = await client.merchants.page({
      page: 1,
      size: 10,
      filter: { search: 'PERSON' },
      sort: { field: 'name', direction: 'asc' },
    });
    expect(page).toMatchObject({ total: 1, items: [{ id: partner.merchants[1], type: 2 }] });
    expect(await client.merchants.get(partner.merchants[0])).toMatchObject({
      name: 'Corporation of the test',
      status: 'approved',
    });
    expect(await client.merchants.list({ filter: { type: [1] } })).toHaveLength(1);
  });

  // @spec 3.entity.card
  it('applies for a card, changes it and withdraws it', async () => {
    const limits = { daily: usd('12.50') };
    const made = await client.cards.create({ ...application, label: 'Travel', limits });
    expect(made).toMatchObject({
      status: 'unactivated',
      label: 'Travel',
      merchantName: 'Corporation of the test',
      shared: true,
    });
    expect(made.limits).toEqual({ ...made.defaultLimits, daily: usd('12.50') });
    expect(made.timeline).toMatchObject([{ action: 'apply', to: 'unactivated' }]);
    expect(made.last4).toMatch(/^\d{4}$/);
    const changed = await client.cards.update(made.id, {
      label: null,
      limits: { daily: null, maxDailyTransactions: 3 },
    });
    expect(changed.label).toBeNull();
    expect(changed.limits).toEqual({ ...made.defaultLimits, maxDailyTransactions: 3 });
    expect(await client.cards.getBy({ bin: made.bin, last4: made.last4 })).toEqual(changed);
    await client.cards.delete(made.id);
    expect((await refusalOf(client.cards.get(made.id))).kind).toBe('not-found');
  });

  it.each([
    [{ merchantId: NOWHERE }, 'merchantId'],
    [{ merchantId: 'none' }, 'merchantId'],
    [{ holderName: '王晓明' }, 'holderName'],
    [{ holderName: 'X'.repeat(27) }, 'holderName'],
    [{ holderName: 'ß'.repeat(14) }, 'holderName'],
    [{ bin: '999999' }, 'bin'],
    [{ bin: '222300' }, 'bin'],
    [{ limits: { daily: usd('10000.01') } }, 'limits.daily'],
    [{ limits: { daily: usd('0.00') } }, 'limits.daily'],
    [{ limits: { maxSingle: usd('600.00'), overallTotal: usd('500.00') } }, 'limits.maxSingle'],
    [{ limits: { daily: { amount: '1.00', currency: 'EUR' as const } } }, 'limits.daily'],
    [{ limits: { daily: usd('1.001') } }, 'limits.daily.amount'],
    [{ limits: { maxDailyTransactions: 101 } }, 'limits.maxDailyTransactions'],
    [{ label: 'L'.repeat(61) }, 'label'],
  ])('refuses an application with %o at %s', async (change, path) => {
    const before = (await client.cards.page({ page: 1, size: 10 })).total;
    const refused = await refusalOf(client.cards.create({ ...application, ...change }));
    expect([refused.kind, refused.status, refused.fields[0]?.path]).toEqual(['validation', 422, path]);
    expect((await client.cards.page({ page: 1, size: 10 })).total).toBe(before);
  });

  // @spec 3.entity.card
  it('shares only cards of a corporation', async () => {
    const refused = await refusalOf(client.cards.create({ ...application, merchantId: partner.merchants[1] }));
    expect(refused.fields).toEqual([{ path: 'shared', reason: 'refusals.sharedNotCorporation' }]);
  });

  it('shares only cards for a company’s use', async () => {
    const refused = await refusalOf(client.cards.create({ ...application, model: 'personal' }));
    expect(refused.fields).toEqual([{ path: 'shared', reason: 'refusals.sharedNotCommercial' }]);
    expect((await client.cards.create({ ...application, model: 'personal', shared: false })).shared).toBe(false);
  });

  it('deletes only what was never activated, and changes nothing that has ended', async () => {
    const [normal = '', closed = ''] = await partner.addCards([{ status: 'normal' }, { status: 'closed' }]);
    expect((await refusalOf(client.cards.delete(normal))).kind).toBe('conflict');
    expect((await refusalOf(client.cards.update(closed, { label: 'x' }))).kind).toBe('conflict');
  });

  it('says when BIN and last four digits mean several cards', async () => {
    await partner.addCards([{ last4: '7777' }, { last4: '7777' }]);
    expect((await refusalOf(client.cards.getBy({ bin: '424242', last4: '7777' }))).kind).toBe('conflict');
  });

  it.each([NOWHERE, 'none', "' OR 1=1 --"])('knows no card %s', async (id) => {
    const calls = [
      client.cards.get(id),
      client.cards.update(id, { label: 'x' }),
      client.cards.delete(id),
      client.cards.callById(id, 'block', {}),
      client.cards.upload(new File([new Uint8Array(PDF)], 'a.pdf'), { cardId: id }),
    ];
    for (const refused of await Promise.all(calls.map(refusalOf)))
      expect(refused).toMatchObject({ kind: 'not-found', status: 404, msg: 'This card does not exist' });
  });

  it.each([
    ['a.txt', PDF, 'application/pdf'],
    ['a.pdf', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
    ['证明.jpg', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  ])('knows the file %s by its content', async (name, bytes, contentType) => {
    const [cardId = ''] = await partner.addCards([{}]);
    const stored = await client.cards.upload(new File([new Uint8Array(bytes)], name), { cardId });
    expect(stored).toMatchObject({ name, size: bytes.length, contentType });
  });

  // @spec 5.file-size
  it('refuses a file of another kind, an empty one and one above 1 MB', async () => {
    const [cardId = ''] = await partner.addCards([{}]);
    const upload = (bytes: Uint8Array<ArrayBuffer>) =>
      refusalOf(client.cards.upload(new File([bytes], 'a.pdf', { type: 'application/pdf' }), { cardId }));
    expect((await upload(new TextEncoder().encode('<script>'))).status).toBe(415);
    expect((await upload(new Uint8Array())).status).toBe(422);
    const big = new Uint8Array(2_000_000);
    big.set(PDF);
    expect(await upload(big)).toMatchObject({
      status: 413,
      msg: 'File is too large: a single file may have at most 1MB',
    });
    expect((await upload(big.slice(0, 1_048_577))).status).toBe(413);
    expect((await client.cards.upload(new File([big.slice(0, 1_048_576)], 'a.pdf'), { cardId })).size).toBe(1_048_576);
  });

  it('exports a file that spreadsheets open safely, under the headings of the screen', async () => {
    const own = await newPartner(testGateway);
    await own.addCards([
      {
        holderName: '=HYPERLINK("http://x")',
        merchantName: 'A "quoted", name',
        last4: '0042',
        createdAt: new Date('2026-03-01T20:00:00Z'),
        balance: -250n,
      },
    ]);
    const file = await (await own.as('operator', 'fr')).cards.export({
      columns: [
        { field: 'holderName', header: 'Titulaire, porteur' },
        { field: 'merchantName', header: '商户' },
        ...columnsOf('last4', 'createdAt', 'balance', 'balance.currency'),
      ],
      zone: 'Asia/Tokyo',
    });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.blob.arrayBuffer());
    expect(text.split('\r\n')).toEqual([
      '\uFEFF"Titulaire, porteur",商户,last4,createdAt,balance,balance.currency',
      `"'=HYPERLINK(""http://x"")","A ""quoted"", name",'0042,2026-03-02 05:00:00,-2.50,USD`,
      '',
    ]);
    expect(file.contentType).toContain('text/csv');
    expect(file.name).toMatch(/^cards-\d{8}-\d{6}\.csv$/);
  });

  it('refuses an export of a column or zone that is not there, as an envelope', async () => {
    expect((await refusalOf(client.cards.export({ columns: columnsOf('pinHash') }))).fields[0]?.path).toBe(
      'columns.0.field',
    );
    expect((await refusalOf(client.cards.export({ zone: 'Mars/Olympus' }))).fields[0]?.path).toBe('zone');
  });

  it('exports more rows than one batch holds', async () => {
    const own = await newPartner(testGateway);
    await own.addCards(
      Array.from({ length: 2_300 }, (_, n) => ({ createdAt: new Date(1_700_000_000_000 + (n % 50)) })),
    );
    const file = await (await own.as('operator')).cards.export({ columns: columnsOf('id') });
    expect(new Set((await file.blob.text()).split('\r\n').slice(1, -1)).size).toBe(2_300);
  });
});
