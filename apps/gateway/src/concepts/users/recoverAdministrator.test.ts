import { SERVICE_NAME } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../platform/database';
import { createOutbox } from '../../platform/mail';
import { nativeHasher } from '../../servers/node/nativeHasher';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { clientOf } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { createAdministrator } from './createAdministrator';
import { recoverAdministrator } from './recoverAdministrator';

describe.each(DATABASES)('recovering an administrator on the %s database', (_name, open) => {
  let testGateway: TestGateway;

  beforeAll(async () => {
    testGateway = await (await open()).open();
  });

  /** A company with one administrator, who is signed in. */
  async function newCompany() {
    const partnerName = `Company of ${createId()}`;
    const email = `ada-${createId()}@test.example`;
    const made = { db: testGateway.db, passwords: nativeHasher };
    const { password } = await createAdministrator(made, { partnerName, name: 'Ada First', email });
    const client = await signedIn(email, password, 'Chosen-9-Words');
    return { partnerName, email, client };
  }

  async function signedIn(username: string, first: string, password: string) {
    const { accessToken } = await clientOf(testGateway).session.login({ username, password: first });
    await clientOf(testGateway, accessToken).session.changePassword({ oldPassword: first, newPassword: password });
    const again = await clientOf(testGateway).session.login({ username, password });
    return clientOf(testGateway, again.accessToken);
  }

  const recover = async (partnerName: string, email: string) => {
    const outbox = createOutbox();
    const recovered = await recoverAdministrator(
      { db: testGateway.db, passwords: nativeHasher, mailer: outbox },
      { partnerName, email },
    );
    return { ...recovered, mails: outbox.mails };
  };

  it('renews one with a first password, ends the sessions and is in the log', async () => {
    const { partnerName, email, client } = await newCompany();
    const { password, mails } = await recover(partnerName.toUpperCase(), email.toUpperCase());
    expect(mails).toEqual([]);
    expect((await refusalOf(client.users.list({}))).status).toBe(401);
    const renewed = await signedIn(email, password, 'Chosen-again-9');
    const [entry] = await renewed.logs.list({ filter: { action: ['recover'] } });
    expect(await renewed.logs.get(entry?.id ?? '')).toMatchObject({
      actorName: SERVICE_NAME,
      subject: 'user',
      userAgent: 'npm run admin',
      seal: { position: expect.any(Number) },
    });
    expect((await renewed.users.list({})).map(({ username }) => username)).toEqual([email]);
  });

  it('enables one who was disabled, adds one who is new, and tells the others', async () => {
    const { partnerName, email, client } = await newCompany();
    const other = `ben-${createId()}@test.example`;
    const { password, mails, told } = await recover(partnerName, other);
    expect(told).toEqual([email]);
    expect(mails).toEqual([
      { to: email, subject: 'An administrator was recovered', text: expect.stringContaining(other) },
    ]);
    expect(JSON.stringify(mails)).not.toContain(password);
    const [ben] = await client.users.list({ filter: { search: other } });
    await client.users.callById(ben?.id ?? '', 'disable', {});
    const again = await recover(partnerName, other);
    const renewed = await signedIn(other, again.password, 'Chosen-again-9');
    expect(await renewed.users.get(ben?.id ?? '')).toMatchObject({ username: other, status: 1 });
  });

  it('refuses a company that is not here and an email of another one, and names whom no mail reached', async () => {
    const [one, two] = [await newCompany(), await newCompany()];
    await expect(recover('Nowhere', one.email)).rejects.toThrow('there is no company Nowhere here');
    await expect(recover(two.partnerName, one.email)).rejects.toThrow('signs in here already, as somebody else');
    const { db } = testGateway;
    const mute = { db, passwords: nativeHasher, mailer: null };
    const email = `cleo-${createId()}@test.example`;
    const { told, untold } = await recoverAdministrator(mute, { partnerName: two.partnerName, email });
    expect([told, untold]).toEqual([[], [two.email]]);
  });
});
