import { createMongoAbility, subject as typed } from '@casl/ability';
import type { AbilityRule } from '@corridor/core';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardTable } from '../../concepts/cards/table';
import { shopTable } from '../../concepts/shops/table';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { type RecordedDatabase, recordStatements } from '../../testing/recordStatements';
import { asRecord, rowsOf, STEPS, type Step, send } from '../../testing/walk';
import { bodyAbout } from '../../testing/walkInputs';
import { SERVICE_SCOPE } from '../database';
import { wired } from '../records';
import { needsPassword } from './needsPassword';

type Row = Readonly<Record<string, unknown>>;

const plain = { noNullPrototype: true };
const RUNS = { numRuns: 10 };
const READ_ALL: AbilityRule = { action: 'read', subject: 'all' };
const EVERYTHING: AbilityRule = { action: 'manage', subject: 'all' };

/** What a resource's records, bodies and rules are made of. */
interface Sample {
  readonly segment: string;
  /** Fields that rules may name, those that calls take among them. */
  readonly fields: readonly string[];
  readonly conditions: fc.Arbitrary<Record<string, unknown>>;
  readonly create: (partner: TestPartner) => fc.Arbitrary<Row>;
  readonly update: fc.Arbitrary<Row>;
}

const shared = fc.boolean();
const model = fc.constantFrom('personal', 'commercial');
const label = fc.constantFrom('mine', 'theirs');
const brand = fc.constantFrom('Acme', 'Globex');
const businessType = fc.constantFrom(10, 20);
const amount = fc.constant({ daily: { amount: '12.50', currency: 'USD' } });
const optional = { ...plain, requiredKeys: [] };

const SAMPLES: readonly Sample[] = [
  {
    segment: 'card',
    fields: ['label', 'limits', 'shared', 'reason', 'secret'],
    conditions: fc.record({ shared, model }, optional),
    create: ({ merchants: [merchantId] }) =>
      fc
        .record({ shared, model, label, limits: amount }, { ...plain, requiredKeys: ['shared', 'model'] })
        .map((data) => ({ merchantId, holderName: 'Ada Test', bin: '424242', type: 'virtual', ...data }))
        // A personal card is nobody's to share.
        .map((data) => ({ ...data, shared: data.shared && data.model === 'commercial' })),
    update: fc.record({ label, limits: amount }, optional),
  },
  {
    segment: 'shop',
    fields: ['name', 'brand', 'businessType', 'reason'],
    conditions: fc.record({ brand, businessType: fc.record({ $in: fc.tuple(businessType) }, plain) }, optional),
    create: ({ merchants: [ownerId] }) =>
      fc.record({ brand, businessType }, plain).map((data) => ({ ownerId, name: 'Corner shop', ...data })),
    update: fc.record({ name: fc.constant('Another'), brand, businessType }, optional),
  },
];

const WRITES = SAMPLES.flatMap((sample) =>
  STEPS.filter((step) => step.segment === sample.segment && step.operation.effect !== 'read')
    .filter((step) => step.operation.verb !== 'upload' && !needsPassword(step))
    .map((step) => ({ name: step.name, step, sample })),
);

/** Some rules about a resource, most with fields and conditions, over nothing or everything; the later the stronger. */
function rulesOf({ segment, fields, conditions }: Sample, actions: readonly string[]): fc.Arbitrary<AbilityRule[]> {
  const parts = {
    conditions: conditions.filter((one) => Object.keys(one).length > 0),
    fields: fc.subarray([...fields], { minLength: 1 }),
    inverted: fc.boolean(),
  };
  const both = { arbitrary: fc.record(parts, plain), weight: 3 };
  const any = { arbitrary: fc.record(parts, optional), weight: 1 };
  const rule = fc
    .tuple(fc.oneof(both, any), fc.constantFrom(...actions))
    .map(([rest, action]): AbilityRule => ({ action, subject: segment, ...rest }));
  const weakest = fc.constantFrom(READ_ALL, EVERYTHING, EVERYTHING);
  return fc.tuple(weakest, fc.array(rule, { minLength: 1, maxLength: 3 })).map(([first, rules]) => [first, ...rules]);
}

/** Fields that a body writes. */
function writtenBy(body: Row): string[] {
  return Object.keys(asRecord(body.data ?? body.params));
}

/** Says if CASL itself allows an action on a record, with each of some fields. */
function allows(
  rules: readonly AbilityRule[],
  action: string,
  segment: string,
  record: Row,
  fields: readonly string[],
) {
  const ability = createMongoAbility([...rules]);
  const may = (field?: string) => ability.can(action, typed(segment, { ...record }), field);
  return may() && fields.every(may);
}

describe.each(DATABASES)('rules with fields and conditions on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let recorded: RecordedDatabase;
  let partner: TestPartner;
  let token: string;
  const stored: Record<string, Row[]> = {};

  beforeAll(async () => {
    const database = await open();
    const whole = await database.open();
    partner = await newPartner(whole);
    token = await partner.tokenOf('administrator');
    await partner.addCards([
      { shared: true, model: 'commercial', label: 'mine' },
      { shared: false, model: 'personal' },
      { shared: true, model: 'personal', status: 'blocked' },
    ]);
    const client = await partner.as('administrator');
    const [ownerId] = partner.merchants;
    await client.shops.create({ ownerId, name: 'First', brand: 'Acme', businessType: 10 });
    await client.shops.create({ ownerId, name: 'Second', brand: 'Globex', businessType: 20 });
    await whole.db.transaction(SERVICE_SCOPE, async (tx) => {
      stored.card = (await tx.select().from(cardTable).where(eq(cardTable.partnerId, partner.partnerId))).map(rowOf);
      stored.shop = (await tx.select().from(shopTable).where(eq(shopTable.partnerId, partner.partnerId))).map(rowOf);
    });
    recorded = recordStatements(database.db);
    testGateway = await database.open({ db: recorded.db });
  });

  const rowOf = (row: object): Row => asRecord(wired(row));

  /** A body of a step with the record that it is about. */
  const bodiesOf = ({ step, sample }: { step: Step; sample: Sample }): fc.Arbitrary<{ body: Row; record: Row }> => {
    const { verb } = step.operation;
    if (verb === 'create') return sample.create(partner).map((data) => ({ body: { data }, record: data }));
    const record = fc.constantFrom(...(stored[sample.segment] ?? []));
    const changes = verb === 'update' ? sample.update : fc.constant(undefined);
    return fc.tuple(record, changes, fc.boolean()).map(([row, data, reasoned]) => {
      const body = asRecord(bodyAbout(step, String(row.id)));
      const withReason = { ...body, params: { ...asRecord(body.params), reason: 'Lost' } };
      if (data) return { body: { ...body, data }, record: row };
      return { body: reasoned && step.operation.input.safeParse(withReason).success ? withReason : body, record: row };
    });
  };

  it('keep the limits of a shared card, and those alone', async () => {
    const [own, other] = [
      (stored.card ?? []).find((card) => card.shared),
      (stored.card ?? []).find((card) => !card.shared),
    ];
    recorded.useRules([
      EVERYTHING,
      { action: 'update', subject: 'card', fields: ['limits'], conditions: { shared: true }, inverted: true },
    ]);
    const update = STEPS.find(({ name }) => name === 'card update');
    if (!update) throw new Error('cards have no update');
    const limits = { limits: { daily: { amount: '12.50', currency: 'USD' } } };
    const statusOf = async (card: Row | undefined, data: object) =>
      (await send(testGateway, update, token, { id: card?.id, data })).status;
    expect([await statusOf(own, limits), await statusOf(own, { label: 'x' }), await statusOf(other, limits)]).toEqual([
      403, 200, 200,
    ]);
  });

  it.each(WRITES)('$name: the answer is CASL’s', async ({ step, sample }) => {
    const { action, method } = step.operation;
    const rules = rulesOf(sample, [action, action, 'manage']);
    const same = fc.asyncProperty(rules, bodiesOf({ step, sample }), async (given, { body, record }) => {
      const all = [READ_ALL, ...given, READ_ALL];
      recorded.useRules(all);
      const sent = method === null ? body : { ...body, method };
      const { status } = await send(testGateway, step, token, sent);
      if (step.operation.verb === 'create') expect([200, 403]).toContain(status);
      const isAllowed = allows(all, action, sample.segment, record, writtenBy(body));
      expect([status === 403 ? 'refused' : 'let in', all]).toEqual([isAllowed ? 'let in' : 'refused', all]);
    });
    await fc.assert(same, RUNS);
  });

  it.each(SAMPLES)('$segment: what is shown of each record is CASL’s', async (sample) => {
    const { segment } = sample;
    const find = (verb: string) => STEPS.find((one) => one.segment === segment && one.operation.verb === verb);
    const [list, get] = [find('list'), find('get')];
    if (!list || !get) throw new Error(`${segment} is not read`);
    const same = fc.asyncProperty(rulesOf(sample, ['read', 'manage']), async (rules) => {
      recorded.useRules(rules);
      const rows = rowsOf(await send(testGateway, list, token, {}));
      for (const record of stored[segment] ?? []) {
        const { status, envelope } = await send(testGateway, get, token, { id: record.id });
        const listed = rows.find(({ id }) => id === record.id);
        const isShown = allows(rules, 'read', segment, record, []);
        expect([status === 200, listed !== undefined, rules]).toEqual([isShown, isShown, rules]);
        for (const shown of isShown ? [asRecord(envelope.data), asRecord(listed)] : []) {
          const extra = Object.keys(shown).filter(
            (field) => field !== 'id' && !allows(rules, 'read', segment, record, [field]),
          );
          expect([extra, rules]).toEqual([[], rules]);
          const missing = sample.fields
            .filter((field) => field in record && listed && field in listed)
            .filter((field) => allows(rules, 'read', segment, record, [field]) && !(field in shown));
          expect([missing, rules]).toEqual([[], rules]);
        }
      }
    });
    await fc.assert(same, RUNS);
  });
});
