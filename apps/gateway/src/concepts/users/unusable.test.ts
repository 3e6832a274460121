import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { recordStatements } from '../../testing/recordStatements';

describe.each(DATABASES)('a name that cannot be used on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;

  beforeAll(async () => {
    database = await open();
    testGateway = await database.open();
  });

  it.each(['username', 'email'] as const)('does not tell whose %s it is', async (path) => {
    const [own, other] = [await newPartner(testGateway), await newPartner(testGateway)];
    const recorded = recordStatements(testGateway.db);
    const observed = await database.open({ db: recorded.db });
    // Looking for exports that another process left takes statements of its own.
    await observed.gateway.retire();
    const token = await own.tokenOf('administrator');
    const answerTo = async (taken: string) => {
      const free = `x-${own.partnerId}@test.example`;
      const data = { name: 'Nora', username: free, email: free, roleIds: [], [path]: taken };
      recorded.taken();
      const answer = await post(observed, '/api/portal/cms/user/create', { data }, { access_token: token });
      const { requestId: _, ...envelope } = answer.envelope;
      return { status: answer.status, envelope, work: recorded.taken().map(({ sql: text }) => text) };
    };
    const ownAnswer = await answerTo(own.usernameOf('viewer'));
    expect(ownAnswer).toMatchObject({
      status: 409,
      envelope: { code: '40902', fields: [{ path, reason: 'refusals.unusable' }] },
    });
    expect(ownAnswer.work.length).toBeGreaterThan(3);
    expect(await answerTo(other.usernameOf('viewer'))).toEqual(ownAnswer);
  });
});
