import { beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../platform/database';
import { nativeHasher } from '../../servers/node/nativeHasher';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { clientOf } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { createAdministrator } from './createAdministrator';

describe.each(DATABASES)('the first administrator on the %s database', (_name, open) => {
  let testGateway: TestGateway;

  beforeAll(async () => {
    testGateway = await (await open()).open();
  });

  it('signs in, chooses a password and may do everything; nobody else gets the email', async () => {
    const email = `first-${createId()}@test.example`;
    const company = `Company of ${createId()}`;
    const make = (partnerName: string) =>
      createAdministrator({ db: testGateway.db, passwords: nativeHasher }, { partnerName, name: 'Ada First', email });
    const { password } = await make(company);
    const { accessToken, user } = await clientOf(testGateway).session.login({ username: email, password });
    expect(user).toMatchObject({ name: 'Ada First', partnerName: company, easyPassword: true });
    const client = clientOf(testGateway, accessToken);
    const page = () => client.users.page({ page: 1, size: 10 });
    expect(await refusalOf(page())).toMatchObject({ status: 403, code: '40301' });
    await client.session.changePassword({ oldPassword: password, newPassword: 'Chosen-9-Words' });
    const again = await clientOf(testGateway).session.login({ username: email, password: 'Chosen-9-Words' });
    const { items } = await clientOf(testGateway, again.accessToken).users.page({ page: 1, size: 10 });
    expect(items.map(({ username }) => username)).toEqual([email]);
    await expect(make(`${company} too`)).rejects.toThrow(`${email} signs in here already`);
    await expect(make(company.toUpperCase())).rejects.toThrow(
      `${company} is here already: its administrators add users in the back office, and npm run admin -- recover replaces`,
    );
  });
});
