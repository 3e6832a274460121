import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmbedded } from '../../testing/embedded';
import { DatabaseUnavailable } from './';

it('a database that is gone is unavailable, and the gateway says so', { timeout: 240_000 }, async () => {
  const { createGateway } = await import('../../servers/node/createGateway');
  const db = await openEmbedded();
  const gateway = await createGateway({ db });
  await db.close();
  await expect(db.single(sql`SELECT 1`)).rejects.toBeInstanceOf(DatabaseUnavailable);
  const response = await gateway.fetch(new Request('http://gateway.test/api/health'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ code: '50300', msg: 'Service Currently Unavailable', kind: 'server' });
});
