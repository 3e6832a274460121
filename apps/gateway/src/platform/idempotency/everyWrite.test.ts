import { createRequestId } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { waitingBatch } from '../../concepts/payment-batches/testing/waitingBatch';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { type Breaks, type RecordedDatabase, recordStatements, type Statement } from '../../testing/recordStatements';
import { type SeededPartner, seededPartner } from '../../testing/seeded';
import { asRecord, rowsOf, STEPS, type Step, send } from '../../testing/walk';
import { bodyAbout, isAboutOne } from '../../testing/walkInputs';
import { newBodies } from '../../testing/walkWrites';
import { unavailable } from '../refusals/refusals';
import { needsPassword } from '../resource/needsPassword';
import { holdsRecords } from '../resource/recordSchemas';
import { DEMO_SIGN_INS } from '../seeding/partners';

const WRITES = STEPS.filter(({ operation }) => operation.effect !== 'read');

/** Answers that show what may be seen once only. */
const NEVER_KEPT = ['card call-by-id reveal', 'embed-session create'];

const SHOWN = ['id', 'createdAt'];
const EVERYTHING = { action: 'manage', subject: 'all' };

const withoutFields = (subject: string) => [
  EVERYTHING,
  { action: 'read', subject, inverted: true },
  { action: 'read', subject, fields: ['createdAt'] },
];
const hiddenIn = (data: unknown) =>
  [data].flat().flatMap((record) => Object.keys(asRecord(record)).filter((name) => !SHOWN.includes(name)));

const claims = ({ sql }: Statement) => sql.startsWith('insert into "request"');
const keeps = ({ sql }: Statement) => sql.startsWith('update "request" set');
const isOfWork = ({ sql }: Statement) => !/^(SAVEPOINT|ROLLBACK TO|RELEASE)/.test(sql) && !sql.includes('"request"');

/** Breaks the first statement of what a request id was claimed for. */
const atFirstWork: Breaks = (statement, before) =>
  before.some(claims) && isOfWork(statement) ? unavailable() : undefined;

describe.each(DATABASES)('the answer to a request id on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let owner: SeededPartner;
  let recorded: RecordedDatabase;
  let bodies: Readonly<Record<string, object>>;

  beforeAll(async () => {
    const database = await open();
    owner = await seededPartner(await database.open());
    const client = await owner.as('administrator');
    await client.downloads.create({ resource: 'card' });
    await waitingBatch(client);
    const password = { params: { password: DEMO_SIGN_INS[0]?.password } };
    bodies = { ...(await newBodies(client)), 'card call-by-id reveal': password };
    recorded = recordStatements(database.db);
    testGateway = await database.open({ db: recorded.db });
  });

  const bodyOf = async (step: Step): Promise<object> => {
    if (!isAboutOne(step)) return bodies[step.name] ?? {};
    const [listed, field] = step.segment === 'exchange-quote' ? ['exchange-order', 'quoteId'] : [step.segment, 'id'];
    const page = STEPS.find(({ segment, operation }) => segment === listed && operation.verb === 'page');
    const asked = { page: 1, size: 10 };
    const rows = page ? rowsOf(await send(testGateway, page, await owner.tokenOf('administrator'), asked)) : [];
    return { ...bodyAbout(step, String(rows[0]?.[field])), ...bodies[step.name] };
  };
  /** The status of an answer, and whether its request id was claimed and the answer kept. */
  const answered = async (step: Step, body: object, breaks: Breaks | null) => {
    recorded.taken();
    recorded.breakAt(breaks);
    const token = await owner.tokenOf('administrator');
    const { status } = await send(testGateway, step, token, body, { request_id: createRequestId() });
    recorded.breakAt(null);
    const sent = recorded.taken();
    return { status, isClaimed: sent.some(claims), isKept: sent.some(keeps) };
  };

  it.each(WRITES)('of $name is kept unless the gateway failed', async (step) => {
    const body = await bodyOf(step);
    const isKept = !NEVER_KEPT.includes(step.name);
    const whole = await answered(step, body, null);
    expect(whole.status).toBeLessThan(500);
    expect(whole).toMatchObject({ isClaimed: isKept, isKept });
    if (isKept)
      expect(await answered(step, body, atFirstWork)).toEqual({ status: 503, isClaimed: true, isKept: false });
  });

  /** Does a write, which is undone, keeps its answer as if it had been done, and gives a function that sends the same again under other rules. */
  const keptOf = async (step: Step) => {
    const [body, token, requestId] = [await bodyOf(step), await owner.tokenOf('administrator'), createRequestId()];
    recorded.taken();
    const first = await send(testGateway, step, token, body, { request_id: requestId });
    const claim = recorded.taken().find(claims);
    const [partnerId, userId, , fingerprint] = claim?.params ?? [];
    await testGateway.db.single(sql`INSERT INTO request (partner_id, user_id, request_id, fingerprint, status, body, created_at)
      VALUES (${partnerId}, ${userId}, ${requestId}, ${fingerprint}, ${first.status}, ${first.text}::json, now())`);
    const again = async (rules: readonly object[] | null) => {
      recorded.useRules(rules);
      const answer = await send(testGateway, step, token, body, { request_id: requestId });
      recorded.useRules(null);
      return answer;
    };
    return { first, again, id: 'id' in body ? String(body.id) : null };
  };
  const shownTwice = new Set<string>();

  it.each(WRITES.filter(({ name }) => !NEVER_KEPT.includes(name)))(
    'of $name is given again by the rights of now',
    async (step) => {
      const { segment, operation } = step;
      if (needsPassword(step)) return;
      const { first, again, id } = await keptOf(step);
      expect((await again(null)).text).toBe(first.text);
      const fieldsTaken = await again(withoutFields(segment));
      expect(fieldsTaken.status).toBe(first.status);
      if (holdsRecords(operation.output)) {
        expect(hiddenIn(fieldsTaken.envelope.data)).toEqual([]);
        if (hiddenIn(first.envelope.data).length > 0) shownTwice.add(step.name);
      }
      if (id !== null) {
        const hidden = { action: 'read', subject: segment, conditions: { id }, inverted: true };
        const recordTaken = await again([EVERYTHING, hidden]);
        expect([recordTaken.status, recordTaken.envelope.data]).toEqual([404, undefined]);
      }
      const rightTaken = await again([EVERYTHING, { action: operation.action, subject: segment, inverted: true }]);
      expect([rightTaken.status, rightTaken.envelope.data]).toEqual([403, undefined]);
    },
  );

  it('showed something before rights were taken', () => {
    expect(shownTwice.size).toBeGreaterThan(25);
  });
});
