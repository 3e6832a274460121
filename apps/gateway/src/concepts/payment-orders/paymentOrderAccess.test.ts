import type { GatewayClient, PaymentOrderInput } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox } from '../../testing/sandbox';
import { eur, PAYEE } from './testing/payee';

const NOWHERE = '0198a000-0000-7000-8000-00000000000f';

describe.each(DATABASES)('finding payment orders, and who may pay, on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let input: PaymentOrderInput;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    await (await openSandbox(testGateway, partner)).deposit(partner.merchants[0], '10000.00', 'EUR');
    const beneficiary = await client.beneficiaries.create(PAYEE);
    input = {
      ownerId: partner.merchants[0],
      beneficiaryId: beneficiary.id,
      amount: eur('100.00'),
      feeDirection: 'sender',
      reference: 'Invoice 2026-17',
    };
  });

  it('filters, sorts, pages and exports', async () => {
    const other = await newPartner(testGateway);
    const [own, box] = [await other.as('finance'), await openSandbox(testGateway, other)];
    await box.deposit(other.merchants[0], '500.00', 'EUR');
    const first = await own.beneficiaries.create(PAYEE);
    const second = await own.beneficiaries.create({
      ...PAYEE,
      payee: { companyName: 'Ärzte AG' },
      allowDuplicate: true,
    });
    const ask = { ...input, ownerId: other.merchants[0] };
    const ids: string[] = [];
    for (const [beneficiaryId, amount, feeDirection] of [
      [first.id, '30.00', 'sender'],
      [second.id, '10.00', 'shared'],
      [first.id, '20.00', 'beneficiary'],
    ] as const) {
      const reference = `Ref ${ids.length}`;
      ids.push(
        (await own.paymentOrders.create({ ...ask, beneficiaryId, amount: eur(amount), feeDirection, reference })).id,
      );
      testGateway.clock.advance(1_000);
    }
    const [a, b, c] = ids;
    await box.event('rail-accepts', { orderId: b ?? '' });
    const found = async (query: Parameters<typeof own.paymentOrders.list>[0]) =>
      (await own.paymentOrders.list(query)).map(({ id }) => id);
    expect(await found({})).toEqual([c, b, a]);
    expect(await found({ sort: { field: 'amount', direction: 'asc' } })).toEqual([b, c, a]);
    expect((await found({ sort: { field: 'beneficiaryName', direction: 'asc' } }))[0]).toBe(b);
    expect(await found({ filter: { status: [3] } })).toEqual([b]);
    expect(await found({ filter: { feeDirection: ['sender', 'beneficiary'] } })).toEqual([c, a]);
    expect(await found({ filter: { beneficiaryId: second.id } })).toEqual([b]);
    expect(await found({ filter: { search: 'arzte' } })).toEqual([b]);
    expect(await found({ filter: { search: 'Ref 2' } })).toEqual([c]);
    expect(await found({ filter: { bankCountry: ['FR'] } })).toEqual([]);
    expect(await own.paymentOrders.page({ page: 2, size: 2 })).toMatchObject({ total: 3, items: [{ id: a }] });
    const file = await own.paymentOrders.export({
      columns: columnsOf('id', 'status', 'debited'),
      filter: { status: [1] },
    });
    expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual([`${c},1,20.00`, `${a},1,30.03`]);
  });

  it('shows another partner nothing, and lets it do nothing', async () => {
    const other = await newPartner(testGateway);
    const stranger = await other.as('administrator');
    const { id } = await client.paymentOrders.create(input);
    expect((await stranger.paymentOrders.page({ page: 1, size: 10 })).total).toBe(0);
    expect((await refusalOf(stranger.paymentOrders.get(id))).kind).toBe('not-found');
    expect((await refusalOf(stranger.paymentOrders.callById(id, 'cancel', {}))).kind).toBe('not-found');
    expect((await (await openSandbox(testGateway, other)).event('rail-accepts', { orderId: id })).status).toBe(404);
    expect((await refusalOf(stranger.paymentOrders.create(input))).fields[0]?.path).toBe('beneficiaryId');
  });

  it.each([
    ['administrator', true],
    ['finance', true],
    ['operator', false],
    ['viewer', false],
  ] as const)('lets the %s pay: %s', async (role, may) => {
    const own = await partner.as(role);
    const outcome = await own.paymentOrders.create(input).then(
      () => 'done',
      (reason: { kind: string }) => reason.kind,
    );
    expect(outcome).toBe(may ? 'done' : 'forbidden');
    const [order] = (await own.paymentOrders.page({ page: 1, size: 10, filter: { status: [1] } })).items;
    expect(order?.allowedActions).toEqual(may ? ['cancel'] : []);
  });

  it.each([
    [{ beneficiaryId: NOWHERE }, 'beneficiaryId'],
    [{ beneficiaryId: 'none' }, 'beneficiaryId'],
    [{ ownerId: NOWHERE }, 'ownerId'],
    [{ amount: { amount: '1.00', currency: 'USD' as const } }, 'amount.currency'],
    [{ amount: eur('0.00') }, 'amount.amount'],
    [{ amount: eur('0.99') }, 'amount.amount'],
    [{ amount: eur('-5.00') }, 'amount.amount'],
    [{ amount: eur('1.005') }, 'amount.amount'],
    [{ reference: ' ' }, 'reference'],
    [{ reference: 'r'.repeat(141) }, 'reference'],
  ])('refuses the order %o at %s', async (part, path) => {
    const refused = await refusalOf(client.paymentOrders.create({ ...input, ...part }));
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
  });

  it('pays no beneficiary that is disabled', async () => {
    const { id } = await client.beneficiaries.create({ ...PAYEE, allowDuplicate: true });
    await client.beneficiaries.callById(id, 'disable', {});
    expect((await refusalOf(client.paymentOrders.create({ ...input, beneficiaryId: id }))).fields[0]?.path).toBe(
      'beneficiaryId',
    );
  });
});
