import type { Download, GatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { within } from '../../../../../scripts/machine/pace';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';

const ROWS = 50_000;
const LONG = { resource: 'card-event', columns: columnsOf('id', 'at') };

describe.each(DATABASES)('turns of exports on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    database = await open();
    testGateway = await database.open();
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
    const [cardId] = await partner.addCards([{}, {}, {}]);
    await database.db.single(sql`INSERT INTO card_event (id, partner_id, card_id, action, at, actor)
      SELECT gen_random_uuid(), ${partner.partnerId}, ${cardId}, 'block', ${new Date().toISOString()}::timestamptz - n * interval '1 second', 'Ada'
        FROM generate_series(1, ${ROWS}::integer) n`);
  });

  const begun = (by: GatewayClient, { id }: Download, seconds: number) =>
    vi.waitFor(
      async () => {
        const download = await by.downloads.get(id);
        expect(download.rowsDone).toBeGreaterThan(0);
        return download;
      },
      { timeout: within(seconds), interval: 20 },
    );
  const ended = (by: GatewayClient, { id }: Download) =>
    vi.waitFor(async () => expect((await by.downloads.get(id)).status).toBe('ready'), {
      timeout: within(60),
      interval: 50,
    });
  const textOf = async ({ id }: Download) => (await client.fetchDownload(id)).blob.text();

  it('come within two seconds to another partner, and to another user, while long exports run, and leave those whole', async () => {
    const other = await newPartner(testGateway);
    await other.addCards([{}]);
    const others = [await other.as('operator'), await partner.as('administrator')];
    const long = await Promise.all([1, 2, 3].map(() => client.downloads.create(LONG)));
    await Promise.all(long.map((one) => begun(client, one, 10)));
    for (const by of others) await begun(by, await by.downloads.create({ resource: 'card' }), 2);
    const still = await Promise.all(long.map(({ id }) => client.downloads.get(id)));
    expect(still.map(({ status, rowsDone }) => [status, rowsDone < ROWS])).toEqual(Array(3).fill(['running', true]));
    for (const one of long) await ended(client, one);
    const alone = await (await client.cardEvents.export({ columns: LONG.columns })).blob.text();
    expect(alone.split('\r\n')).toHaveLength(ROWS + 2);
    // Compared as a whole: a difference of files as large would be searched for long.
    for (const one of long) expect((await textOf(one)) === alone).toBe(true);
  });

  it('begin a file anew where rights have changed since its last one', async () => {
    const asked = await client.downloads.create({ resource: 'card', columns: columnsOf('id') });
    await ended(client, asked);
    const made = await client.downloads.get(asked.id);
    const whole = await textOf(made);
    const progress = { after: null, chunks: 1, size: 3, made: 'with other rights', attempt: 1 };
    await database.db.single(sql`UPDATE download SET status = 'running', size = NULL, finished_at = NULL, heartbeat_at = NULL,
      progress = ${JSON.stringify(progress)}::jsonb WHERE id = ${made.id}`);
    await database.db.single(sql`UPDATE download_chunk SET content = 'old' WHERE download_id = ${made.id}`);
    await database.open();
    await ended(client, made);
    expect(await textOf(made)).toBe(whole);
    expect(await client.downloads.get(made.id)).toMatchObject({ size: made.size, rowsDone: made.rowsDone });
  });
});
