import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/machine/freePort';
import { serveSeeded } from '../scripts/servers/serveSeeded';
import { openMailbox } from './fixtures/mailbox';

/** Starts the back office on data and a mailbox of its own for one run of the specs, unless CORRIDOR_URL names one that runs already. */
async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CORRIDOR_URL) return undefined;
  const data = mkdtempSync(join(tmpdir(), 'corridor-e2e-'));
  const mails = mkdtempSync(join(tmpdir(), 'corridor-mails-'));
  const mailbox = await openMailbox(mails);
  const server = await serveSeeded(await freePort(), data, { SMTP_URL: mailbox.url });
  process.env.CORRIDOR_URL = server.url;
  process.env.CORRIDOR_MAILS = mails;
  return async () => {
    await server.stop();
    await mailbox.close();
    rmSync(data, { recursive: true, force: true });
    rmSync(mails, { recursive: true, force: true });
  };
}

export default setUp;
