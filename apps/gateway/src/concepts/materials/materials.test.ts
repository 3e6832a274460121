import { type GatewayClient, MAX_FILE_BYTES, type MaterialInput } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { runJobs } from '../../testing/runJobs';
import { openTrade, type Trade } from '../collections/testing/trade';
import { forgetCertificates } from './certificates';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1];
const fileOf = (bytes: readonly number[], name = 'a.png') => new File([new Uint8Array(bytes)], name);

describe.each(DATABASES)('materials on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let trade: Trade;
  let materials: GatewayClient['materials'];
  let input: Omit<MaterialInput, 'certificateIds'>;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    trade = await openTrade(testGateway, partner);
    ({ materials } = trade.client);
    input = {
      ownerId: trade.ownerId,
      buyerName: 'Maison Verlaine SARL',
      buyerCountry: 'FR',
      senderName: 'Élan Logistics',
      tradeComments: 'Spring order',
      amount: { amount: '120.00', currency: 'EUR' },
    };
  });

  // @spec 3.entity.collection
  it('are proven by certificates that were uploaded for them', async () => {
    const certificateIds = [await trade.certificate(), await trade.certificate('logisticsCertificate')];
    const made = await materials.create({ ...input, certificateIds });
    const linkable = { linkedAmount: { amount: '0.00' }, linkableAmount: { amount: '120.00' } };
    expect(made).toMatchObject({ ...input, ...linkable, createdBy: 'The administrator' });
    expect(made.certificates.map(({ id }) => id)).toEqual(certificateIds);
    const turned = await materials.update(made.id, { certificateIds: certificateIds.toReversed() });
    expect(turned.certificates.map(({ id }) => id)).toEqual(certificateIds.toReversed());
    expect(made.certificateKinds.toSorted()).toEqual(['logisticsCertificate', 'transactionCertificate']);
    const [certificateId = '', other = ''] = certificateIds;
    const read = await materials.callById(made.id, 'certificate', { certificateId });
    expect(atob(read.content)).toBe('%PDF-1');
    const fewer = await materials.update(made.id, { certificateIds: [certificateId] });
    expect(fewer.certificateKinds).toEqual(['transactionCertificate']);
    expect((await refusalOf(materials.callById(made.id, 'certificate', { certificateId: other }))).kind).toBe(
      'not-found',
    );
    const taken = await refusalOf(materials.create({ ...input, certificateIds: [certificateId] }));
    expect(taken.fields).toEqual([{ path: 'certificateIds', reason: 'materials.problem.unknownCertificate' }]);
  });

  // @spec 5.certificate
  it('need a certificate, and a certificate must be what its content says', async () => {
    const none = await refusalOf(materials.create({ ...input, certificateIds: [] }));
    expect(none.fields).toEqual([{ path: 'certificateIds', reason: 'materials.problem.certificate' }]);
    const kind = 'transactionCertificate';
    const upload = (bytes: readonly number[], name?: string) => materials.upload(fileOf(bytes, name), { kind });
    expect((await upload(PNG, 'b.exe')).contentType).toBe('image/png');
    expect((await refusalOf(upload([0x4d, 0x5a, 0], 'a.pdf'))).status).toBe(415);
    expect((await refusalOf(upload([]))).status).toBe(422);
    const full = [...PNG, ...Array.from({ length: MAX_FILE_BYTES - PNG.length }, () => 0)];
    expect((await upload(full)).size).toBe(MAX_FILE_BYTES);
    expect((await refusalOf(upload([...full, 0]))).status).toBe(413);
  });

  it('forgets certificates that no material has named for a day', async () => {
    const own = await newPartner(testGateway);
    const other = await openTrade(testGateway, own);
    const waiting = await other.certificate();
    const kept = (await other.material('1.00')).certificates[0]?.id ?? '';
    await runJobs(testGateway, forgetCertificates, new Date(testGateway.clock.now().getTime() + 86_400_001));
    const late = await refusalOf(
      other.client.materials.create({ ...input, ownerId: other.ownerId, certificateIds: [waiting] }),
    );
    expect(late.fields[0]?.path).toBe('certificateIds');
    const [material] = await other.client.materials.list();
    const read = await other.client.materials.callById(material?.id ?? '', 'certificate', { certificateId: kept });
    expect(read.name).toBe('invoice.pdf');
  });

  it('are changed while nothing is linked, and removed if nothing ever was', async () => {
    const made = await trade.material('40.00');
    const changed = await materials.update(made.id, {
      buyerName: 'New buyer',
      amount: { amount: '50.00', currency: 'EUR' },
    });
    expect(changed).toEqual({
      ...made,
      buyerName: 'New buyer',
      amount: changed.amount,
      linkableAmount: changed.amount,
      timeline: [expect.objectContaining({ kind: 'changed' }), ...made.timeline],
    });
    const collection = await trade.collection('20.00');
    const link = await trade.link(made.id, collection.id, '20.00');
    expect((await refusalOf(materials.update(made.id, { buyerName: 'Another' }))).kind).toBe('conflict');
    expect((await refusalOf(materials.delete(made.id))).kind).toBe('conflict');
    const commented = await materials.update(made.id, { tradeComments: 'Paid in part' });
    expect(commented).toMatchObject({ tradeComments: 'Paid in part', allowedActions: ['update'] });
    await trade.client.materialLinks.delete(link);
    const history = await materials.get(made.id);
    expect(history).toMatchObject({ linkedAmount: { amount: '0.00' }, allowedActions: ['update'] });
    expect(history.timeline.map(({ kind }) => kind)).toEqual(['unlinked', 'changed', 'linked', 'changed', 'created']);
    expect(history.timeline[0]).toMatchObject({
      amount: { amount: '20.00', currency: 'EUR' },
      collectionId: collection.id,
      payerName: collection.payerName,
    });
    expect((await trade.client.collections.get(collection.id)).status).toBe(22);
    expect((await refusalOf(materials.delete(made.id))).kind).toBe('conflict');
    const never = await trade.material('40.00');
    await materials.delete(never.id);
    expect((await refusalOf(materials.get(never.id))).kind).toBe('not-found');
  });

  it('stay, and say so, once a rejected collection has stood on them', async () => {
    const [made, collection] = [await trade.material('40.00'), await trade.collection('20.00')];
    await trade.link(made.id, collection.id, '20.00');
    await trade.decide(collection.id, 'reject');
    const released = await materials.get(made.id);
    expect(released).toMatchObject({ linkedAmount: { amount: '0.00' }, allowedActions: ['update'] });
    expect(released.timeline[0]).toMatchObject({ kind: 'released', amount: { amount: '20.00' } });
    expect((await refusalOf(materials.delete(made.id))).kind).toBe('conflict');
  });

  it('are filtered, sorted, paged and exported', async () => {
    const own = await openTrade(testGateway, await newPartner(testGateway));
    const [a, b] = [await own.material('10.00'), await own.material('30.00')];
    const list = own.client.materials;
    await list.update(b.id, { buyerName: 'Ábaco' });
    const ids = async (query: Parameters<typeof list.list>[0]) => (await list.list(query)).map(({ id }) => id);
    expect(await ids({ sort: { field: 'amount', direction: 'desc' } })).toEqual([b.id, a.id]);
    expect(await ids({ sort: { field: 'buyerName', direction: 'asc' } })).toEqual([b.id, a.id]);
    expect(await ids({ filter: { search: 'abaco' } })).toEqual([b.id]);
    expect(await ids({ filter: { currency: ['USD'] } })).toEqual([]);
    await own.link(a.id, (await own.collection('10.00')).id, '10.00');
    expect(await ids({ filter: { linkable: true } })).toEqual([b.id]);
    expect(await ids({ filter: { linkable: false } })).toEqual([a.id]);
    const sort = { field: 'amount', direction: 'asc' } as const;
    expect(await list.page({ page: 2, size: 1, sort })).toMatchObject({ total: 2, items: [{ id: b.id }] });
    const file = await list.export({ sort, columns: columnsOf('id', 'linkableAmount') });
    expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual([`${a.id},0.00`, `${b.id},30.00`]);
  });

  it('shows another partner nothing and lets it take nothing', async () => {
    const stranger = (await (await newPartner(testGateway)).as('administrator')).materials;
    const made = await trade.material('5.00');
    const [certificate] = made.certificates;
    expect(await stranger.list()).toEqual([]);
    const calls = [
      stranger.get(made.id),
      stranger.update(made.id, { tradeComments: 'mine' }),
      stranger.delete(made.id),
      stranger.callById(made.id, 'certificate', { certificateId: certificate?.id ?? '' }),
    ];
    for (const refused of await Promise.all(calls.map(refusalOf))) expect(refused.kind).toBe('not-found');
    const waiting = await trade.certificate();
    const ownerId = (await newPartner(testGateway)).partnerId;
    const smuggled = await refusalOf(stranger.create({ ...input, ownerId, certificateIds: [waiting] }));
    expect(smuggled.kind).toBe('validation');
  });

  it.each([
    [{ buyerName: ' ' }, 'buyerName'],
    [{ buyerCountry: 'XX' }, 'buyerCountry'],
    [{ senderName: 's'.repeat(141) }, 'senderName'],
    [{ tradeComments: 'c'.repeat(501) }, 'tradeComments'],
    [{ buyerName: '\u200b' }, 'buyerName'],
    [{ amount: { amount: '0.00', currency: 'EUR' } }, 'amount.amount'],
    [{ ownerId: 'none' }, 'ownerId'],
  ] as const)('are refused with %o at %s', async (change, path) => {
    const certificateIds = [await trade.certificate()];
    const refused = await refusalOf(materials.create({ ...input, ...change, certificateIds }));
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
  });
});
