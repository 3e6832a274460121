import { type GatewayClient, productType } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { waitingBatch } from '../../concepts/payment-batches/testing/waitingBatch';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { type RecordedDatabase, recordStatements, type Statement } from '../../testing/recordStatements';
import { type SeededPartner, seededPartner } from '../../testing/seeded';
import { rowsOf, STEPS, type Step, send } from '../../testing/walk';
import { bodyAbout, isAboutOne } from '../../testing/walkInputs';
import { DEMO_SIGN_INS } from '../seeding/partners';

const ANY_ID = '0198a000-0000-7000-8000-00000000000f';
const ABOUT_ONE = STEPS.filter(isAboutOne);
const EVERYTHING = { action: 'manage', subject: 'all' };
const RULES = [
  ['without conditions', () => [EVERYTHING]],
  [
    'under conditional rules',
    (subject: string) => [EVERYTHING, { action: 'manage', subject, conditions: { id: { $ne: ANY_ID } } }],
  ],
] as const;

/** Steps that seeded records refuse: their row is selected before the refusal. */
const REFUSED = [
  'card call-by-id findTopUp',
  'exchange-quote call-by-id requote',
  'material call-by-id certificate',
  'material delete',
  'merchant call-by-id document',
  'payment-order call-by-id cancel',
  'payment-order call-by-id invoice',
  'role delete',
  'user call-by-id enable',
];

/** Filters for records that a step is possible with, where `allowedActions` of the newest ones may not say so. */
const FILTERS: Readonly<Record<string, object>> = {
  'card call-by-id activate': { status: ['unactivated'] },
  'card call-by-id reveal': { status: ['normal'] },
  'card call-by-id topUp': { status: ['normal'], shared: false, currency: ['USD'] },
  'card delete': { status: ['unactivated'] },
  'merchant call-by-id holdReview': { status: ['underReview'] },
};

describe.each(DATABASES)('operations on one record on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let owner: SeededPartner;
  let recorded: RecordedDatabase;

  let params: Readonly<Record<string, object>>;

  beforeAll(async () => {
    const database = await open();
    owner = await seededPartner(await database.open());
    const client = await owner.as('administrator');
    await client.downloads.create({ resource: 'card' });
    await waitingBatch(client);
    await prepareCards(client);
    recorded = recordStatements(database.db);
    testGateway = await database.open({ db: recorded.db });
    const own = await client.accounts.list({
      filter: { productType: [productType.code.partnerAccount], currency: ['USD'] },
    });
    params = {
      'card call-by-id topUp': { accountId: own[0]?.id, amount: { amount: '10.00', currency: 'USD' } },
      'card call-by-id reveal': { password: DEMO_SIGN_INS[0]?.password },
    };
  });

  const recordsOf = async (segment: string, filter: object = {}) => {
    const page = STEPS.find((step) => step.segment === segment && step.operation.verb === 'page');
    const token = await owner.tokenOf('administrator');
    return page ? rowsOf(await send(testGateway, page, token, { page: 1, size: 100, filter })) : [];
  };

  /** A seeded record that allows the step, or else any. */
  const recordFor = async ({ name, segment, operation }: Step): Promise<string> => {
    if (segment === 'exchange-quote') return String((await recordsOf('exchange-order'))[0]?.quoteId);
    const rows = await recordsOf(segment, FILTERS[name]);
    const action = operation.method ?? operation.verb;
    const allowing = rows.find(
      ({ allowedActions }) => Array.isArray(allowedActions) && allowedActions.includes(action),
    );
    return String((allowing ?? rows[0])?.id ?? ANY_ID);
  };

  it.each(ABOUT_ONE.flatMap((step) => RULES.map(([under, rules]) => ({ ...step, step, under, rules }))))(
    '$name selects its row at most once $under',
    async ({ step, rules, name, segment }) => {
      recorded.useRules(null);
      const id = await recordFor(step);
      recorded.useRules(rules(segment));
      recorded.taken();
      const body = { ...bodyAbout(step, id), ...(name in params ? { params: params[name] } : {}) };
      const { status, envelope } = await send(testGateway, step, await owner.tokenOf('administrator'), body);
      const selects = recorded.taken().filter((statement) => selectsRow(statement, id));
      expect(selects.length).toBeLessThanOrEqual(1);
      expect([status, envelope.msg]).toEqual(
        REFUSED.includes(name) ? [expect.any(Number), expect.any(String)] : [200, 'Success'],
      );
    },
  );
});

/** One card to activate, and one lost card for each of the rules: files that ran before may have left the seed none. */
async function prepareCards(client: GatewayClient): Promise<void> {
  const [bin] = await client.cards.call('bins', {});
  const [merchant] = await client.merchants.list({ filter: { status: ['enabled'] } });
  if (!bin || !merchant) throw new Error('the seeded partner issues no cards');
  const [type = 'virtual', model = 'personal'] = [bin.types[0], bin.models[0]];
  const card = { merchantId: merchant.id, holderName: 'Ada Test', bin: bin.bin, type, model, shared: false };
  await client.cards.create(card);
  for (const _ of RULES) {
    const { id } = await client.cards.create(card);
    await client.cards.callById(id, 'activate', {});
    await client.cards.callById(id, 'reportLoss', {});
  }
}

function selectsRow({ sql, params }: Statement, id: string): boolean {
  return sql.startsWith('select') && params.includes(id) && (sql.includes('"id" = $') || sql.includes('"id" in ('));
}
