import { createRequestId } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { waitingBatch } from '../../concepts/payment-batches/testing/waitingBatch';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { type Breaks, type RecordedDatabase, recordStatements, type Statement } from '../../testing/recordStatements';
import { type SeededPartner, seededPartner } from '../../testing/seeded';
import { rowsOf, STEPS, type Step, send } from '../../testing/walk';
import { bodyAbout, isAboutOne } from '../../testing/walkInputs';
import { newBodies } from '../../testing/walkWrites';
import { unavailable } from '../refusals/refusals';
import { DEMO_SIGN_INS } from '../seeding/partners';

const WRITES = STEPS.filter(({ operation }) => operation.effect !== 'read');

/** Answers that show what may be seen once only. */
const NEVER_KEPT = ['card call-by-id reveal', 'embed-session create'];

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
});
