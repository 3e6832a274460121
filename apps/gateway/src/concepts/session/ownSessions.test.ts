import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, TEST_PASSWORD, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';

describe.each(DATABASES)('one’s own sessions and profile on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;

  beforeAll(async () => {
    testGateway = await (await open()).open({ clientAddress: () => '203.0.113.7' });
  });
  beforeEach(async () => {
    partner = await newPartner(testGateway);
  });

  const signIn = async () => {
    const credentials = { username: partner.usernameOf('viewer'), password: TEST_PASSWORD };
    return clientOf(testGateway, (await clientOf(testGateway).session.login(credentials)).accessToken);
  };

  it('are listed for every role, this one marked, and ended one by one or all but this', async () => {
    const [laptop, phone, desk] = [await signIn(), await signIn(), await signIn()];
    const listed = await laptop.session.sessions();
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    expect(listed[0]).toMatchObject({ address: '203.0.113.7' });
    const [own] = (await phone.session.sessions()).filter(({ current }) => current);
    await laptop.session.endSession(own?.id ?? '');
    expect((await refusalOf(phone.session.query())).kind).toBe('unauthorized');
    expect((await refusalOf(laptop.session.endSession(own?.id ?? ''))).kind).toBe('not-found');
    await laptop.session.endOtherSessions();
    expect((await refusalOf(desk.session.query())).kind).toBe('unauthorized');
    expect(await laptop.session.sessions()).toMatchObject([{ current: true }]);
    const log = await (await partner.as('administrator')).logs.list({ filter: { subject: ['session'] } });
    expect(log.map(({ action }) => action).slice(0, 2)).toEqual(['endSessions', 'endSession']);
  });

  it('are nobody else’s', async () => {
    const [viewer, administrator] = [await signIn(), await partner.as('administrator')];
    const [foreign] = await administrator.session.sessions();
    expect((await refusalOf(viewer.session.endSession(foreign?.id ?? ''))).kind).toBe('not-found');
    expect(await administrator.session.sessions()).toHaveLength(1);
  });

  it('change a name and preferences, which come back at the next sign-in', async () => {
    const client = await signIn();
    expect((await client.session.query()).preferences).toEqual({
      timezone: null,
      density: null,
      pageSize: null,
      notifications: null,
    });
    await client.session.updateProfile({ preferences: { timezone: 'Asia/Shanghai', pageSize: 25 } });
    const changed = await client.session.updateProfile({ name: 'Ada Renamed', preferences: { density: 'compact' } });
    expect(changed).toMatchObject({
      name: 'Ada Renamed',
      preferences: { timezone: 'Asia/Shanghai', density: 'compact', pageSize: 25 },
    });
    expect(await (await signIn()).session.query()).toEqual(changed);
    const administrator = await partner.as('administrator');
    const [entry] = await administrator.logs.list({ filter: { action: ['updateProfile'] } });
    expect((await administrator.logs.get(entry?.id ?? '')).after).toEqual({ name: 'Ada Renamed' });
    for (const preferences of [{ timezone: 'Nowhere' }, { pageSize: 11 }])
      expect((await refusalOf(client.session.updateProfile({ preferences }))).kind).toBe('validation');
  });
});
