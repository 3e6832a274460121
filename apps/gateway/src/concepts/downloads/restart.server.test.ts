import { createGatewayClient, type GatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { createOutbox } from '../../platform/mail';
import { createGateway } from '../../servers/node/createGateway';
import { columnsOf } from '../../testing/columnsOf';
import { createTestClock } from '../../testing/createTestClock';
import { PROCESS_DATABASES, type ProcessDatabase } from '../../testing/ledger/processDatabases';
import { newPartner, TEST_PASSWORD } from '../../testing/newPartner';
import { startProcess } from '../../testing/startProcess';

const ROWS = 100_000;
const WAIT = { timeout: 120_000, interval: 500 };

/** Fills a database with a partner whose card has so many records; gives its operator's name. */
async function fill({ open }: ProcessDatabase): Promise<string> {
  const db = await open();
  const gateway = await createGateway({ db });
  const partner = await newPartner({ db, gateway, clock: createTestClock(), outbox: createOutbox() });
  const [cardId] = await partner.addCards([{}]);
  await db.single(sql`INSERT INTO card_event (id, partner_id, card_id, action, at, actor)
    SELECT gen_random_uuid(), ${partner.partnerId}, ${cardId}, 'block', ${new Date().toISOString()}::timestamptz - n * interval '1 second', 'Ada'
      FROM generate_series(1, ${ROWS}::integer) n`);
  await gateway.retire();
  await db.close();
  return partner.usernameOf('operator');
}

async function signedIn(url: string, username: string): Promise<GatewayClient> {
  const { accessToken } = await createGatewayClient({ baseURL: url }).session.login({
    username,
    password: TEST_PASSWORD,
  });
  return createGatewayClient({ baseURL: url, getAccessToken: () => accessToken });
}

it.each(PROCESS_DATABASES)(
  'an export whose gateway is killed goes on where it was and ends whole, on the %s database',
  async (_name, prepare) => {
    const database = await prepare();
    try {
      const username = await fill(database);
      const { data } = database;
      const where: Record<string, string> =
        'url' in data ? { DATABASE_URL: data.url } : { CORRIDOR_DATA_DIR: data.directory };
      const environment = { CORRIDOR_SEED: '0', ...where };
      const first = await startProcess(environment);
      const client = await signedIn(await first.url, username);
      const { id, rowsTotal } = await client.downloads.create({
        resource: 'card-event',
        columns: columnsOf('id', 'at'),
      });
      expect(rowsTotal).toBe(ROWS);
      const begun = async () => {
        const download = await client.downloads.get(id);
        expect(download.rowsDone).toBeGreaterThan(0);
        return download;
      };
      const before = await vi.waitFor(begun, { timeout: 120_000 });
      expect(before.status).toBe('running');
      first.stop('SIGKILL');
      await first.ended;

      const second = await startProcess(environment);
      const again = await signedIn(await second.url, username);
      const seen = new Set([before.rowsDone]);
      const whole = async () => {
        const { status, rowsDone } = await again.downloads.get(id);
        seen.add(rowsDone);
        expect(status).toBe('ready');
      };
      await vi.waitFor(whole, WAIT);
      expect(Math.min(...seen)).toBe(before.rowsDone);
      const lines = (await (await again.fetchDownload(id)).blob.text()).trimEnd().split('\r\n').slice(1);
      expect([lines.length, new Set(lines.map((line) => line.split(',')[0])).size]).toEqual([ROWS, ROWS]);
      second.stop();
      expect((await second.ended).code).toBe(0);
    } finally {
      await database.remove();
    }
  },
);
