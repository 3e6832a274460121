import type { CardBin } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createId, execute, SERVICE_SCOPE } from '../../platform/database';
import { nativeHasher } from '../../servers/node/nativeHasher';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { createAdministrator } from '../users/createAdministrator';
import { importBins } from './importBins';

const usd = (amount: string) => ({ amount, currency: 'USD' });

const BIN = {
  bin: '424242',
  scheme: 'visa',
  currency: 'USD',
  types: ['virtual'],
  models: ['commercial'],
  defaultLimits: {
    overallTotal: usd('1000000.00'),
    maxSingle: usd('5000.00'),
    daily: usd('10000.00'),
    monthly: usd('100000.00'),
    maxDailyTransactions: 100,
  },
};

describe.each(DATABASES)('importing BINs on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let company: string;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    company = `Company of ${createId()}`;
    const email = `ada-${createId()}@test.example`;
    const made = { db: testGateway.db, passwords: nativeHasher };
    await createAdministrator(made, { partnerName: company, name: 'Ada', email });
  });

  const read = (cardBins: readonly object[], onlyTestBins = true) =>
    importBins({ db: testGateway.db, onlyTestBins }, { company, cardBins });
  const inDatabase = (what: string) =>
    testGateway.db.transaction(SERVICE_SCOPE, (tx) =>
      execute(
        tx,
        sql`${sql.raw(what)} WHERE partner_id = (SELECT id FROM partner WHERE name = ${company})`,
        (row) => row,
      ),
    );
  const bins = () => inDatabase('SELECT bin, limit_daily, types FROM card_bin');
  const entries = () =>
    inDatabase("SELECT actor_name, after FROM log JOIN (SELECT 'importBin' AS action) a USING (action)");

  it('adds them once, changes what differs, and writes both into the log', async () => {
    expect(await read([BIN])).toMatchObject({ company, added: ['424242'], changed: [], unchanged: [] });
    expect(await read([BIN])).toMatchObject({ added: [], changed: [], unchanged: ['424242'] });
    const lower = { ...BIN, defaultLimits: { ...BIN.defaultLimits, daily: usd('9000.00') } };
    const more = { ...BIN, bin: '555555', scheme: 'mastercard' };
    expect(await read([more, lower])).toMatchObject({ added: ['555555'], changed: ['424242'], unchanged: [] });
    expect(await bins()).toEqual(
      expect.arrayContaining([expect.objectContaining({ bin: '424242', limit_daily: '900000', types: ['virtual'] })]),
    );
    expect((await entries()).map(({ actor_name: name }) => name)).toEqual(['Corridor', 'Corridor', 'Corridor']);
  });

  const limited = (limits: Partial<Record<keyof CardBin['defaultLimits'], unknown>>) => ({
    ...BIN,
    defaultLimits: { ...BIN.defaultLimits, ...limits },
  });

  it.each([
    [[{ ...BIN, bin: '4242' }], 'cardBins.0.bin: must be six or eight digits'],
    [[{ ...BIN, bin: '411111' }], 'cardBins.0.bin: 411111 is not kept for tests, and card numbers are simulated here'],
    [[BIN, BIN], 'cardBins.1.bin: 424242 stands in the file twice'],
    [[{ ...BIN, currency: 'EUR' }], 'cardBins.0.defaultLimits: every limit has to be in EUR'],
    [[{ ...BIN, scheme: 'diners' }], 'cardBins.0.scheme: '],
    [[{ ...BIN, types: [] }], 'cardBins.0.types: name at least one'],
    [[limited({ daily: usd('1.001') })], 'cardBins.0.defaultLimits.daily.amount: is not an amount of this currency'],
    [
      [limited({ daily: usd('4999.99') })],
      'cardBins.0.defaultLimits: maxSingle, daily, monthly and overallTotal must not',
    ],
    [[limited({ maxSingle: usd('0.00') })], 'cardBins.0.defaultLimits: every limit has to be above zero'],
    [[{ ...BIN, colour: 'red' }], 'cardBins.0: '],
    [[], 'cardBins: '],
  ])('refuses %j and writes nothing', async (wrong, sentence) => {
    const before = await bins();
    const good = { ...BIN, bin: '400552' };
    await expect(read([...wrong, ...(wrong.length > 0 ? [good] : [])])).rejects.toThrow(sentence);
    expect(await bins()).toEqual(before);
  });

  it('takes a BIN that is not for tests where card numbers are not simulated', async () => {
    expect(await read([{ ...BIN, bin: '411111' }], false)).toMatchObject({ added: ['411111'] });
  });

  it('keeps network and currency of a BIN that has cards', async () => {
    await read([{ ...BIN, bin: '510510', scheme: 'mastercard' }]);
    await testGateway.db.transaction(SERVICE_SCOPE, async (tx) => {
      await tx.execute(sql`INSERT INTO merchant (id, partner_id, type, name, email, country, status, created_at, updated_at)
        SELECT ${createId()}, id, 1, 'Corporation', 'c@test.example', 'FR', 'approved', now(), now() FROM partner WHERE name = ${company}`);
      await tx.execute(sql`INSERT INTO card (id, partner_id, merchant_id, merchant_name, holder_name, bin, last4, scheme, type, model, shared,
          status, currency, expiry, created_at)
        SELECT ${createId()}, partner_id, id, name, 'Ada', '510510', '0000', 'mastercard', 'virtual', 'commercial', false, 'normal', 'USD',
          '2099-12', now() FROM merchant WHERE partner_id = (SELECT id FROM partner WHERE name = ${company})`);
    });
    await expect(read([{ ...BIN, bin: '510510', scheme: 'visa' }])).rejects.toThrow('510510 has 1 cards');
    await expect(
      importBins({ db: testGateway.db, onlyTestBins: true }, { company: 'Nowhere', cardBins: [BIN] }),
    ).rejects.toThrow('there is no company Nowhere here');
  });
});
