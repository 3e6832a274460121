import { createGatewayClient, type GatewayClient, readChangeEvents } from '@corridor/core';
import { expect, it } from 'vitest';
import { createOutbox } from '../../platform/mail';
import { createGateway } from '../../servers/node/createGateway';
import { createTestClock } from '../../testing/createTestClock';
import { PROCESS_DATABASES } from '../../testing/ledger/processDatabases';
import { newPartner, TEST_PASSWORD } from '../../testing/newPartner';
import { startProcess } from '../../testing/startProcess';

async function signedIn(url: string, username: string): Promise<GatewayClient> {
  const client = createGatewayClient({ baseURL: url });
  const { accessToken } = await client.session.login({ username, password: TEST_PASSWORD });
  return createGatewayClient({ baseURL: url, getAccessToken: () => accessToken });
}

it.each(PROCESS_DATABASES)(
  'a stream goes on at another process without a loss, on the %s database',
  async (_name, prepare) => {
    const database = await prepare();
    const db = await database.open();
    const gateway = await createGateway({ db });
    const partner = await newPartner({ db, gateway, clock: createTestClock(), outbox: createOutbox() });
    const [one = '', two = ''] = await partner.addCards([{}, {}]);
    await gateway.retire();
    await db.close();
    const { data } = database;
    const isShared = 'url' in data;
    const where: Record<string, string> = isShared ? { DATABASE_URL: data.url } : { CORRIDOR_DATA_DIR: data.directory };
    const start = () => startProcess({ CORRIDOR_SEED: '0', ...where });
    try {
      const first = await start();
      const second = isShared ? await start() : first;
      const reader = await signedIn(await first.url, partner.usernameOf('viewer'));
      const writer = await signedIn(await second.url, partner.usernameOf('administrator'));
      const signal = new AbortController().signal;
      const listen = async (client: GatewayClient, after?: string) => {
        const stream = await client.changes.open(signal, after);
        if (!stream) throw new Error('there is no stream');
        const events = readChangeEvents(stream, signal);
        expect((await events.next()).value?.event).toEqual({ kind: 'ready' });
        return events;
      };
      const before = await listen(reader);
      await writer.cards.callById(one, 'block', {});
      const { value: heard } = await before.next();
      expect(heard?.event).toMatchObject({ kind: 'change', change: { recordId: one, action: 'block' } });
      await writer.cards.callById(two, 'block', {});
      first.stop('SIGKILL');
      await first.ended;
      const last = isShared ? second : await start();
      const again = await signedIn(await last.url, partner.usernameOf('viewer'));
      const events = await listen(again, heard?.id);
      expect((await events.next()).value?.event).toMatchObject({ change: { recordId: two, action: 'block' } });
      last.stop();
      expect((await events.next()).done).toBe(true);
      expect((await last.ended).code).toBe(0);
    } finally {
      await database.remove();
    }
  },
  120_000,
);
