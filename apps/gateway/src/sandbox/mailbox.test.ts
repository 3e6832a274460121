import { describe, expect, it } from 'vitest';
import { createOutbox } from '../platform/mail';
import { DATABASES } from '../testing/databases';
import { clientOf, newPartner } from '../testing/newPartner';
import { refusalOf } from '../testing/refusalOf';

describe.each(DATABASES)('mails of a demo on the %s database', (_name, open) => {
  it('are read by who is not signed in, the newest first, and a code among them sets a password', async () => {
    const outbox = createOutbox();
    const testGateway = await (await open()).open({ sandbox: true, mailer: outbox, mailbox: outbox });
    const partner = await newPartner(testGateway);
    const anybody = clientOf(testGateway);
    const email = partner.usernameOf('viewer');
    for (const to of [partner.usernameOf('finance'), email]) {
      await anybody.session.forgotPassword(to);
      await expect.poll(() => outbox.mails.some((mail) => mail.to === to)).toBe(true);
    }
    const [newest, before] = await anybody.session.sandboxMails();
    expect([newest?.to, before?.to]).toEqual([email, partner.usernameOf('finance')]);
    const code = /code is (\d{6})/.exec(newest?.text ?? '')?.[1] ?? '';
    await anybody.session.verifyResetCode({ email, code, newPassword: 'Renewed-2027' });
  });

  it('are nowhere to be read where they are sent', async () => {
    const testGateway = await (await open()).open({ sandbox: true });
    expect((await refusalOf(clientOf(testGateway).session.sandboxMails())).kind).toBe('not-found');
  });
});
