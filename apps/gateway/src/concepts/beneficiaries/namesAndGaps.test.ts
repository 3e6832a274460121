import { type GatewayClient, isGatewayError, nameAsSent, readBeneficiary } from '@corridor/core';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { overSwift } from './testing/sampleBeneficiaries';

const PAGE = { page: 1, size: 10 };

describe.each(DATABASES)('names and addresses of beneficiaries on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeEach(async () => {
    testGateway = await (await open()).open();
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
  });

  it('keeps every name as the form reads it, and refuses what the form refuses', async () => {
    const unit = fc.constantFrom(...'ABé Мї株バ’ʼ•．Ａﬁ_&Ü-.', '\u00a0', '\u200b', 'ß'.repeat(60));
    const names = fc.string({ unit, minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(names, fc.option(names, { nil: undefined }), async (companyName, latinName) => {
        const input = { ...overSwift, allowDuplicate: true, payee: { ...overSwift.payee, companyName, latinName } };
        const { allowDuplicate: _, ...draft } = input;
        const reading = readBeneficiary(draft);
        const made = await client.beneficiaries.create(input).catch((reason: unknown) => reason);
        if (isGatewayError(made)) {
          const read = reading.ok ? [] : reading.problems.map(({ path, reason }) => ({ path, reason }));
          expect(made.fields.map(({ path, reason }) => ({ path, reason }))).toEqual(read);
        } else expect(made).toMatchObject({ payee: reading.ok && reading.draft.payee, gap: null });
      }),
      {
        numRuns: 40,
        examples: [
          ['ООО «Ромашка»', undefined],
          ['株式会社バンダ', 'Banda K.K.'],
        ],
      },
    );
  });

  it('says what is missing from one that was kept before banks asked for it, and takes it in', async () => {
    const { id } = await client.beneficiaries.create(overSwift);
    const { routingCodes, accountNumber } = overSwift.bank;
    const details = { bank: { name: 'Minato Bank', address: 'Kobe', routingCodes, accountNumber } };
    const kept = JSON.stringify(details);
    await testGateway.db.single(
      sql`UPDATE beneficiary SET details = details || ${kept}::jsonb WHERE id = ${id} RETURNING id`,
    );
    expect((await client.beneficiaries.get(id)).gap).toBe('address');
    expect((await client.beneficiaries.page(PAGE)).items[0]?.gap).toBe('address');
    const finance = await partner.as('finance');
    const payment = { ownerId: partner.merchants[0], beneficiaryId: id, reference: 'Invoice 17' };
    const refused = await refusalOf(
      finance.paymentOrders.create({ ...payment, amount: { amount: '5000', currency: 'JPY' } }),
    );
    expect(refused.fields).toEqual([{ path: 'beneficiaryId', reason: 'refusals.addressIncomplete' }]);
    const mended = await client.beneficiaries.update(id, {
      bank: { ...details.bank, city: '神戸', latinCity: 'Kobe' },
    });
    expect([mended.gap, mended.bank.latinCity, nameAsSent(mended)]).toEqual([null, 'Kobe', null]);
  });
});
