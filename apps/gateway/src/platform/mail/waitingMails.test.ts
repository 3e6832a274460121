import { VERIFICATION_CODE_MINUTES } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, type TestPartner } from '../../testing/newPartner';
import { createOutbox, type Outbox } from './createOutbox';

const MINUTE = 60_000;

describe.each(DATABASES)('mails without a mail server on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;
  let outbox: Outbox;
  let isDown: boolean;
  let tries: number;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    outbox = createOutbox();
    [isDown, tries] = [true, 0];
    const send: Outbox['send'] = async (mail) => {
      tries += 1;
      if (isDown) throw new Error('connect ECONNREFUSED');
      await outbox.send(mail);
    };
    testGateway = await database.open({ mailer: { send }, secretKey: 'mail-key' });
    partner = await newPartner(testGateway);
  });

  const email = () => partner.usernameOf('operator');
  const forgot = async () => {
    await clientOf(testGateway).session.forgotPassword(email());
    // The answer does not wait for the mail.
    await expect.poll(waiting).toBe(true);
  };
  const waiting = async () => {
    const rows = await database.db.single(sql`SELECT sealed FROM waiting_mail WHERE partner_id = ${partner.partnerId}`);
    return rows.length > 0;
  };
  const health = async () => {
    const answer = await testGateway.gateway.fetch(new Request('http://gateway.test/health/ready'));
    return (await answer.json()).data.mail;
  };

  it('wait sealed, show in health and to administrators, and are sent once the server is back', async () => {
    await forgot();
    expect(await health()).toBe('waiting');
    const [row] = await database.db.single(
      sql`SELECT row_to_json(w)::text AS text FROM waiting_mail w WHERE partner_id = ${partner.partnerId}`,
    );
    expect(String(row?.text)).not.toContain(email());
    await testGateway.gateway.scheduledJobs();
    const [fault] = await (await partner.as('administrator')).jobFaults.list();
    expect(fault).toMatchObject({ job: 'mailDelivery', subject: 'user', reason: 'failed', faults: 1 });
    isDown = false;
    testGateway.clock.advance(2 * MINUTE);
    await testGateway.gateway.retryJobs();
    expect(await waiting()).toBe(false);
    expect(outbox.mails.map(({ to }) => to)).toEqual([email()]);
    expect(await (await partner.as('administrator')).jobFaults.list()).toEqual([]);
    const code = /code is (\d{6})/.exec(outbox.mails[0]?.text ?? '')?.[1] ?? '';
    await clientOf(testGateway).session.verifyResetCode({ email: email(), code, newPassword: 'Renewed-2027' });
  });

  it('are forgotten once nobody needs them', async () => {
    await forgot();
    isDown = false;
    testGateway.clock.advance((VERIFICATION_CODE_MINUTES + 1) * MINUTE);
    await testGateway.gateway.scheduledJobs();
    expect([await waiting(), outbox.mails]).toEqual([false, []]);
  });

  it('cost one try of a dead server for all that wait', async () => {
    await forgot();
    const colleague = partner.usernameOf('viewer');
    await clientOf(testGateway).session.forgotPassword(colleague);
    await expect
      .poll(async () => {
        const [row] = await database.db.single(
          sql`SELECT count(*)::int AS n FROM waiting_mail WHERE partner_id = ${partner.partnerId}`,
        );
        return Number(row?.n);
      })
      .toBe(2);
    const before = tries;
    await testGateway.gateway.scheduledJobs();
    expect(tries - before).toBe(1);
  });
});
