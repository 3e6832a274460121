import type { BeneficiaryInput, GatewayClient, PaymentOrderInput } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { runJobs } from '../../testing/runJobs';
import { openSandbox } from '../../testing/sandbox';
import { forgetInvoices } from './invoices';

const DAY = 86_400_000;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const CHINESE: BeneficiaryInput = {
  bankCountry: 'CN',
  currency: 'CNY',
  paymentMethod: 'local',
  payeeType: 1,
  bank: { accountNumber: '6222020200112233445', routingCodes: { cnaps: '102100099996' } },
  payee: { companyName: 'Linde Trading Co Ltd', chineseName: '林德贸易有限公司' },
  purpose: 'goods',
  invoiceKind: 'commercialInvoice',
};

describe.each(DATABASES)('payments that need an invoice on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let input: PaymentOrderInput;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    await (await openSandbox(testGateway, partner)).deposit(partner.merchants[0], '10000.00', 'CNY');
    const { id: beneficiaryId } = await client.beneficiaries.create(CHINESE);
    const amount = { amount: '100.00', currency: 'CNY' } as const;
    input = { ownerId: partner.merchants[0], beneficiaryId, amount, reference: 'Invoice 17' };
  });

  const upload = (bytes = PNG) =>
    client.paymentOrders.upload(new File([Uint8Array.from(bytes)], 'invoice.png', { type: 'image/png' }), {});
  const refused = async (change: Partial<PaymentOrderInput>) =>
    (await refusalOf(client.paymentOrders.create({ ...input, ...change }))).fields;

  it('are refused without one, or with one that nobody here has uploaded', async () => {
    const missing = [{ path: 'invoiceId', reason: 'paymentOrders.problem.invoiceMissing' }];
    const unknown = [{ path: 'invoiceId', reason: 'paymentOrders.problem.unknownInvoice' }];
    expect(await refused({})).toEqual(missing);
    expect(await refused({ invoiceId: 'none' })).toEqual(unknown);
    const stranger = await (await newPartner(testGateway)).as('finance');
    const { id } = await stranger.paymentOrders.upload(new File([Uint8Array.from(PNG)], 'a.png'), {});
    expect(await refused({ invoiceId: id })).toEqual(unknown);
  });

  it('keep it with its content, also when it stands behind several', async () => {
    const kept = await upload();
    expect(kept).toMatchObject({ name: 'invoice.png', size: PNG.length, contentType: 'image/png' });
    const ids: string[] = [];
    for (const reference of ['Part 1', 'Part 2']) {
      const order = await client.paymentOrders.create({ ...input, reference, invoiceId: kept.id });
      expect(order).toMatchObject({ invoice: kept, purpose: 'goods' });
      ids.push(order.id);
    }
    const viewer = await partner.as('viewer');
    for (const id of ids) {
      const { content, ...shown } = await viewer.paymentOrders.callById(id, 'invoice', {});
      expect([shown, content]).toEqual([kept, Buffer.from(PNG).toString('base64')]);
    }
  });

  it('forget an invoice that none has named for a day, and no other', async () => {
    const [named, waiting] = [await upload(), await upload()];
    const { id } = await client.paymentOrders.create({ ...input, reference: 'Kept', invoiceId: named.id });
    await runJobs(testGateway, forgetInvoices, new Date(testGateway.clock.now().getTime() + DAY + 1_000));
    expect((await client.paymentOrders.get(id)).invoice).toEqual(named);
    expect(await refused({ invoiceId: waiting.id })).toMatchObject([{ path: 'invoiceId' }]);
  });

  it('take a file as any other does: by its content, and up to 1 MB', async () => {
    expect((await refusalOf(upload([0x4d, 0x5a, 0]))).status).toBe(415);
    expect((await refusalOf(upload([...PNG, ...new Array(1_048_576).fill(0)]))).status).toBe(413);
    const viewer = await partner.as('viewer');
    expect((await refusalOf(viewer.paymentOrders.upload(new File([Uint8Array.from(PNG)], 'a.png'), {}))).kind).toBe(
      'forbidden',
    );
  });

  it('have none elsewhere, and no more than the clearing of the destination takes', async () => {
    const british = await client.beneficiaries.create({
      ...{ bankCountry: 'GB', currency: 'GBP', paymentMethod: 'local', payeeType: 1 },
      bank: { accountNumberType: 1, accountNumber: '31926819', routingCodes: { sort_code: '601613' } },
      payee: { companyName: 'Harbour Ltd' },
    });
    const price = (amount: string) =>
      client.paymentOrders.call('price', {
        beneficiaryId: british.id,
        amount: { amount, currency: 'GBP' },
        feeDirection: 'sender',
      });
    expect(await price('1000000.00')).toMatchObject({ received: { amount: '1000000.00' } });
    expect((await refusalOf(price('1000000.01'))).fields).toEqual([
      { path: 'amount.amount', reason: 'refusals.tooHigh', params: { maximum: '1000000.00 GBP' } },
    ]);
  });

  it('leave books that are right', async () => {
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});
