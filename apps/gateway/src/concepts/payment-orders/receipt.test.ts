import { formatIban } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { pdfText } from '../../testing/pdfText';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox } from '../../testing/sandbox';
import { eur, PAYEE } from './testing/payee';

describe.each(DATABASES)('the receipt of a payment on the %s database', (_name, open) => {
  it('says in three languages who paid whom what, and how far it has come', async () => {
    const testGateway = await (await open()).open({ sandbox: true });
    const partner = await newPartner(testGateway);
    const finance = await partner.as('finance');
    const sandbox = await openSandbox(testGateway, partner);
    await sandbox.deposit(partner.merchants[0], '500.00', 'EUR');
    const named = { ...PAYEE, payee: { companyName: 'Müller & Söhne_GmbH' } };
    const { id: beneficiaryId } = await finance.beneficiaries.create(named);
    const asked = { ownerId: partner.merchants[0], beneficiaryId, amount: eur('100.00'), reference: 'Invoice 17' };
    const order = await finance.paymentOrders.create({ ...asked, feeDirection: 'sender' });
    await sandbox.event('rail-accepts', { orderId: order.id });
    await sandbox.event('rail-fails', { orderId: order.id, reason: 'Account closed' });
    const { refundTransactionId } = await finance.paymentOrders.get(order.id);
    const receiptIn = async (locale: 'en' | 'fr' | 'zh') => {
      const viewer = await partner.as('viewer', locale);
      const { name, contentType, content } = await viewer.paymentOrders.callById(order.id, 'receipt', {});
      expect([name, contentType]).toEqual([
        `payment-${order.createdAt.slice(0, 10)}-${order.id.slice(-8)}.pdf`,
        'application/pdf',
      ]);
      return pdfText(Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)));
    };
    expect(order.beneficiary.payee.latinName).toBe('Muller + Sohne-GmbH');
    const facts = [
      order.id,
      'Müller & Söhne_GmbH',
      'Name as sent',
      'Muller + Sohne-GmbH',
      formatIban('DE89370400440532013000'),
      'Invoice 17',
    ];
    const ends = ['Account closed', order.transactionId, refundTransactionId ?? 'no refund'];
    for (const part of ['Payment order', 'Closed', '100.10 EUR', '(OUR)', 'Germany', ...facts, ...ends]) {
      expect(await receiptIn('en')).toContain(part);
    }
    for (const part of ['Ordre de paiement', 'Clos', '100,10 EUR', 'Allemagne']) {
      expect(await receiptIn('fr')).toContain(part);
    }
    for (const part of ['付款单', '已关闭', '德国']) expect(await receiptIn('zh')).toContain(part);
    const stranger = await (await newPartner(testGateway)).as('finance');
    expect((await refusalOf(stranger.paymentOrders.callById(order.id, 'receipt', {}))).kind).toBe('not-found');
  });
});
