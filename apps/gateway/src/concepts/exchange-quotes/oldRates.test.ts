import type { GatewayClient } from '@corridor/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../platform/mail';
import type { SourceRate } from '../../platform/ports/RateSource';
import { createGateway } from '../../servers/node/createGateway';
import { createTestClock } from '../../testing/createTestClock';
import type { TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { openOwnDatabase } from '../../testing/ownDatabase';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox } from '../../testing/sandbox';
import { german } from '../beneficiaries/testing/sampleBeneficiaries';

const SECOND = 1_000;
const PROMISED = 60;

describe('rates of a source that promises their age', () => {
  let testGateway: TestGateway;
  let client: GatewayClient;
  let ownerId: string;
  let beneficiaryId: string;
  let told: readonly SourceRate[] = [];

  // Rates are of the whole database: no other test sees these.
  beforeAll(async () => {
    const [db, clock, outbox] = [await openOwnDatabase(), createTestClock(), createOutbox()];
    const rates = { maxAgeSeconds: PROMISED, latest: async () => told };
    const gateway = await createGateway({ db, clock, mailer: outbox, rates, sandbox: true, checkAnswers: true });
    testGateway = { db, clock, outbox, gateway };
    const partner = await newPartner(testGateway);
    [ownerId] = partner.merchants;
    client = await partner.as('finance');
    await (await openSandbox(testGateway, partner)).deposit(ownerId, '9000.00', 'USD');
    beneficiaryId = (await client.beneficiaries.create(german)).id;
  });
  afterAll(() => testGateway.db.close());

  const amount = { amount: '100.00', currency: 'USD' } as const;
  const quote = (buyCurrency: 'EUR' | 'GBP' = 'EUR') =>
    client.exchangeQuotes.create({ ownerId, sellCurrency: 'USD', buyCurrency, fixedSide: 'sell', amount });
  const tell = async (perUsd: string, secondsAgo = 0) => {
    told = [{ currency: 'EUR', perUsd, at: new Date(testGateway.clock.now().getTime() - secondsAgo * SECOND) }];
    await testGateway.gateway.refreshRates();
  };
  const tooOld = { status: 409, code: '40900', reason: 'refusals.rateTooOld' };

  it('are dealt at while they are as young as promised, and refused for quotes once they are not', async () => {
    // What came with the schema is nobody's rate.
    expect(await refusalOf(quote())).toMatchObject(tooOld);
    await tell('0.5', PROMISED - 1);
    expect((await quote()).midRate).toBe('0.5');
    const rates = await client.exchangeQuotes.call('rates', {});
    expect(rates.find(({ currency }) => currency === 'EUR')).toMatchObject({ perUsd: '0.5', maxAgeSeconds: PROMISED });
    expect(await refusalOf(quote('GBP'))).toMatchObject(tooOld);
    testGateway.clock.advance(SECOND);
    expect(await refusalOf(quote())).toMatchObject(tooOld);
  });

  it('are refused for orders of a quote that was made in time', async () => {
    await tell('0.5', PROMISED - 10);
    const [exchanged, paid] = [await quote(), await quote()];
    const pay = (quoteId: string) => {
      const received = { amount: '10.00', currency: 'EUR' } as const;
      const asked = { ownerId, beneficiaryId, amount: received, feeDirection: 'sender', quoteId } as const;
      return client.paymentOrders.create({ ...asked, reference: 'Rent' });
    };
    testGateway.clock.advance(10 * SECOND);
    expect(await refusalOf(client.exchangeOrders.create({ quoteId: exchanged.id }))).toMatchObject(tooOld);
    expect(await refusalOf(pay(paid.id))).toMatchObject(tooOld);
    expect(await refusalOf(client.exchangeQuotes.callById(exchanged.id, 'requote', {}))).toMatchObject(tooOld);
    await tell('0.6');
    const renewed = await client.exchangeQuotes.callById(exchanged.id, 'requote', {});
    expect(renewed.midRate).toBe('0.6');
    expect((await client.exchangeOrders.create({ quoteId: renewed.id })).quoteId).toBe(renewed.id);
  });

  it('keep the newest one, take none from the future at its word, and nothing of an answer with a wrong one', async () => {
    await tell('0.7');
    await tell('0.8', 30);
    expect((await quote()).midRate).toBe('0.7');
    await tell('0.9', -3_600);
    told = [
      { currency: 'EUR', perUsd: '0.1', at: testGateway.clock.now() },
      { currency: 'GBP', perUsd: '0', at: testGateway.clock.now() },
    ];
    await testGateway.gateway.refreshRates();
    expect((await quote()).midRate).toBe('0.9');
    testGateway.clock.advance(PROMISED * SECOND);
    expect(await refusalOf(quote())).toMatchObject(tooOld);
  });

  it('are never too old where they are simulated', async () => {
    const simulated = await createGateway({ db: testGateway.db, clock: testGateway.clock, mailer: testGateway.outbox });
    const partner = await newPartner({ ...testGateway, gateway: simulated });
    const other = await partner.as('finance');
    testGateway.clock.advance(30 * 60 * SECOND);
    const asked = {
      ownerId: partner.merchants[0],
      sellCurrency: 'USD',
      buyCurrency: 'EUR',
      fixedSide: 'sell',
      amount,
    } as const;
    expect((await other.exchangeQuotes.create(asked)).midRate).toBe('0.9');
  });
});
