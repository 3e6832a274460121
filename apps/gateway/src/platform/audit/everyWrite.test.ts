import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { isLogEntry, logEntryOf, type RecordedDatabase, recordStatements } from '../../testing/recordStatements';
import { seededPartner } from '../../testing/seeded';
import { STEPS, send } from '../../testing/walk';
import { isAboutOne } from '../../testing/walkInputs';
import { NEW_PASSWORD, newBodies } from '../../testing/walkWrites';

/** Waits for another person: the request is logged, and the write once that one approves. */
const CAUGHT = ['approval-policy create'];

const WRITES = STEPS.filter((step) => step.operation.effect !== 'read' && !isAboutOne(step));

describe.each(DATABASES)('the log of what makes a record on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let recorded: RecordedDatabase;
  let token: string;
  let bodies: Readonly<Record<string, object>>;

  beforeAll(async () => {
    const database = await open();
    const owner = await seededPartner(await database.open());
    token = await owner.tokenOf('administrator');
    bodies = await newBodies(await owner.as('administrator'));
    recorded = recordStatements(database.db);
    testGateway = await database.open({ db: recorded.db });
  });

  it('is looked at for every write that names no record', () => {
    expect(Object.keys(bodies).toSorted()).toEqual(WRITES.map(({ name }) => name).toSorted());
  });

  it.each(WRITES)('$name is logged once, with what is after and no secret', async (step) => {
    recorded.taken();
    const { status, envelope } = await send(testGateway, step, token, bodies[step.name] ?? {});
    const isCaught = CAUGHT.includes(step.name);
    expect([status, envelope.msg]).toEqual(isCaught ? [202, 'Accepted for approval'] : [200, 'Success']);
    const entries = recorded.taken().filter(isLogEntry).map(logEntryOf);
    // What was tried is undone before it is asked for.
    const [tried, subject] = isCaught ? [1, 'approval'] : [0, step.segment];
    const whole = { subject, before: null, after: expect.any(String) };
    expect(entries.slice(tried)).toMatchObject([
      step.name === 'download create' ? { ...whole, subject: 'card' } : whole,
    ]);
    expect(JSON.stringify(entries)).not.toContain(NEW_PASSWORD);
  });
});
