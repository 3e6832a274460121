import { type GatewayClient, productType } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { waitingBatch } from '../../concepts/payment-batches/testing/waitingBatch';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { TEST_PASSWORD } from '../../testing/newPartner';
import {
  isLogEntry,
  logEntryOf,
  type RecordedDatabase,
  recordStatements,
  type Statement,
} from '../../testing/recordStatements';
import { refusalOf } from '../../testing/refusalOf';
import { type SeededPartner, seededPartner } from '../../testing/seeded';
import { asRecord, rowsOf, STEPS, type Step, send } from '../../testing/walk';
import { bodyAbout, isAboutOne } from '../../testing/walkInputs';
import { DEMO_SIGN_INS } from '../seeding/partners';

const ANY_ID = '0198a000-0000-7000-8000-00000000000f';
const ABOUT_ONE = STEPS.filter(isAboutOne);
const EVERYTHING = { action: 'manage', subject: 'all' };
const SECRETS = ['274913', 'Sesame-42', TEST_PASSWORD, ...DEMO_SIGN_INS.map(({ password }) => password)];
const RULES = [
  ['without conditions', () => [EVERYTHING]],
  [
    'under conditional rules',
    (subject: string) => [EVERYTHING, { action: 'manage', subject, conditions: { id: { $ne: ANY_ID } } }],
  ],
] as const;

/** Steps that seeded records refuse: their row is selected before the refusal. */
const REFUSED = [
  'approval call-by-id answer',
  'approval call-by-id approve',
  'approval call-by-id askBack',
  'approval call-by-id refuse',
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

/** Changes that wait for another person: they are done, and logged, once that one approves. */
const CAUGHT = ['approval-policy delete', 'approval-policy update'];

const UPDATES = STEPS.filter(({ operation, name }) => operation.verb === 'update' && !CAUGHT.includes(name));

/** Leases of a review come and go: what is decided under them is logged. */
const UNLOGGED = ['merchant call-by-id holdReview', 'merchant call-by-id releaseReview'];

/** Writes that change no field that their record shows. */
const WITHOUT_BEFORE = [
  'card call-by-id reveal',
  'card call-by-id topUp',
  'download call-by-id again',
  'payment-batch call-by-id place',
  'user call-by-id endSessions',
  'user call-by-id resetPassword',
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
    await prepareRequests(client);
    await prepareWithdrawals(await owner.as('finance'));
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

  // In the demo administrators add merchants, and who has added one does not approve it.
  const tokenFor = (name: string) =>
    owner.tokenOf(name === 'merchant call-by-id approve' ? 'operator' : 'administrator');

  const recordsOf = async (segment: string, filter: object = {}, name = '') => {
    const page = STEPS.find((step) => step.segment === segment && step.operation.verb === 'page');
    const token = await tokenFor(name);
    return page ? rowsOf(await send(testGateway, page, token, { page: 1, size: 100, filter })) : [];
  };

  /** A seeded record that allows the step, or else any. */
  const recordFor = async ({ name, segment, operation }: Step): Promise<string> => {
    if (segment === 'exchange-quote') return String((await recordsOf('exchange-order'))[0]?.quoteId);
    const rows = await recordsOf(segment, FILTERS[name], name);
    const action = operation.method ?? operation.verb;
    const allowing = rows.find(
      ({ allowedActions }) => Array.isArray(allowedActions) && allowedActions.includes(action),
    );
    const { id } = allowing ?? rows[0] ?? {};
    if (id === undefined) throw new Error(`The seed has no ${segment}`);
    return String(id);
  };

  it.each(ABOUT_ONE.flatMap((step) => RULES.map(([under, rules]) => ({ ...step, step, under, rules }))))(
    '$name selects its row at most once, and is logged once where it writes, $under',
    async ({ step, rules, name, segment }) => {
      recorded.useRules(null);
      const id = await recordFor(step);
      recorded.useRules(rules(segment));
      recorded.taken();
      const body = { ...bodyAbout(step, id), ...(name in params ? { params: params[name] } : {}) };
      const { status, envelope } = await send(testGateway, step, await tokenFor(name), body);
      const sent = recorded.taken();
      const selects = sent.filter((statement) => selectsRow(statement, id));
      const entries = sent.filter(isLogEntry).map(logEntryOf);
      expect(selects.length).toBeLessThanOrEqual(1);
      expect([status, envelope.msg]).toEqual(expectedOf(name));
      if (CAUGHT.includes(name)) return;
      const isLogged = step.operation.effect !== 'read' && !UNLOGGED.includes(name);
      // A change that changes nothing need not be told of, and what was refused is not.
      const isOpen = step.operation.verb === 'update' || REFUSED.includes(name);
      if (!isOpen) expect(entries).toHaveLength(isLogged ? 1 : 0);
      for (const entry of entries) expectWhole(entry, step);
    },
  );

  it.each(UPDATES)('$name is logged once, with what was before and what is after', async (step) => {
    recorded.useRules(null);
    const id = await recordFor(step);
    const token = await owner.tokenOf('administrator');
    const get = STEPS.find((one) => one.segment === step.segment && one.operation.verb === 'get');
    const record = get ? asRecord((await send(testGateway, get, token, { id })).envelope.data) : {};
    const written: unknown[] = [];
    for (const [field, data] of changesOf(step, id, record)) {
      recorded.taken();
      if (written.length > 0 || (await send(testGateway, step, token, { id, data })).status !== 200) continue;
      const entries = recorded.taken().filter(isLogEntry).map(logEntryOf);
      expect(entries).toHaveLength(1);
      const [was, is] = [entries[0]?.before, entries[0]?.after].map((text) => JSON.parse(String(text))[field]);
      expect(was).not.toEqual(is);
      written.push(is);
    }
    expect(written).toHaveLength(1);
  });
});

function expectedOf(name: string): unknown[] {
  if (CAUGHT.includes(name)) return [202, 'Accepted for approval'];
  return REFUSED.includes(name) ? [expect.any(Number), expect.any(String)] : [200, 'Success'];
}

/** One request of the caller's for each of the rules, to be withdrawn. */
async function prepareRequests(client: GatewayClient): Promise<void> {
  const policies = await client.approvalPolicies.list({});
  for (const [index] of RULES.entries()) {
    const id = policies[index]?.id ?? '';
    const refusal = await refusalOf(client.approvalPolicies.update(id, { hours: 71 }));
    expect(refusal.kind).toBe('awaiting-approval');
  }
}

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

/** One withdrawal to cancel for each of the rules: files that ran before may have sent those of the seed. */
async function prepareWithdrawals(finance: GatewayClient): Promise<void> {
  const verified = await finance.withdrawalAccounts.list({ filter: { status: [1] } });
  for (const { id, ownerId, currency } of verified) {
    const [funded] = await finance.accounts.list({ filter: { ownerId, currency: [currency], funded: true } });
    if (!funded) continue;
    for (const _ of RULES)
      await finance.withdrawalOrders.create({ withdrawalAccountId: id, amount: { ...funded.available, amount: '1' } });
    return;
  }
  throw new Error('the seed has no account with money that may be withdrawn');
}

type Fields = Readonly<Record<string, unknown>>;

/** Changes of one text of a record each, or of one in a part of it, alone or with all else that its update may name. */
function changesOf({ operation: { input } }: Step, id: string, record: Fields) {
  const schema = asRecord(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties?.data);
  const names = Object.keys(asRecord(schema.properties)).filter((name) => name in record);
  const whole = Object.fromEntries(names.map((name) => [name, record[name]]));
  const changes = names.flatMap((name) => {
    const part = asRecord(record[name]);
    const alone = [...changedTexts(part), ...changedTexts(part).map((text) => ({ ...part, ...text }))];
    const changed = [...changedTexts({ [name]: record[name] }), ...alone.map((value) => ({ [name]: value }))];
    return changed.flatMap((data) => [data, { ...whole, ...data }]).map((data) => [name, data] as const);
  });
  return changes.filter(([, data]) => input.safeParse({ id, data }).success);
}

function changedTexts(record: Fields): Fields[] {
  return Object.entries(record).flatMap(([name, value]) =>
    typeof (value ?? '') === 'string' ? [{ [name]: `${value ?? ''}x` }] : [],
  );
}

/** An entry says what was before and, unless the record is gone, what is after; it holds nothing that was asked for in secret. */
function expectWhole(entry: Fields, { name, operation }: Step): void {
  const fieldsOf = (column: string) => Object.keys(JSON.parse(String(entry[column] ?? 'null')) ?? {});
  if (!WITHOUT_BEFORE.includes(name)) expect([name, entry.before]).toEqual([name, expect.any(String)]);
  if (operation.verb === 'delete') expect(entry.after).toBeNull();
  else expect(fieldsOf('after')).toEqual(expect.arrayContaining(fieldsOf('before')));
  for (const secret of SECRETS) expect(JSON.stringify(entry)).not.toContain(secret);
}

function selectsRow({ sql, params }: Statement, id: string): boolean {
  return sql.startsWith('select') && params.includes(id) && (sql.includes('"id" = $') || sql.includes('"id" in ('));
}
