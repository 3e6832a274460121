import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseUnavailable, makeRoles, run, SERVICE_SCOPE } from '../../platform/database';
import { createScratchDatabase } from '../../testing/ledger/scratchDatabase';
import { openDatabase } from './openDatabase';

let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
let silent: Server;

beforeEach(async () => {
  scratch = await createScratchDatabase(process.env.DATABASE_URL ?? '');
  // As a host that is cut off: it takes connections and never says a word.
  silent = createServer(() => {});
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterEach(async () => {
  silent.close();
  await scratch.drop();
});

/** The scratch database's address with other hosts before its own. */
function behind(...hosts: string[]): string {
  return scratch.url.replace(/@([^/]+)/, (_, host: string) => `@${[...hosts, host].join(',')}`);
}

const deadHost = async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return `127.0.0.1:${port}`;
};
const silentHost = () => `127.0.0.1:${(silent.address() as AddressInfo).port}`;

it('finds the server that takes writes behind one that is dead and one that is silent', async () => {
  const db = await openDatabase({ databaseURL: behind(await deadHost(), silentHost()) });
  await makeRoles(db);
  expect(await db.single(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
  expect(await db.transaction(SERVICE_SCOPE, async () => 'done')).toBe('done');
  await db.close();
});

it('refuses in one line, without the password, where none takes writes', async () => {
  const dead = await deadHost();
  const { host, pathname } = new URL(scratch.url);
  const db = await openDatabase({ databaseURL: scratch.url });
  await db.asOwner((own) => own(`ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = on`));
  await db.close();
  await expect(openDatabase({ databaseURL: behind(dead) })).rejects.toThrow(
    `the database at ${dead},${host}${pathname} cannot be used: none of its servers takes writes; connect ECONNREFUSED ${dead}`,
  );
});

it('is unavailable to a write once its server takes none', async () => {
  const db = await openDatabase({ databaseURL: behind(await deadHost()) });
  await makeRoles(db);
  await db.asOwner((own) => own('CREATE TABLE kept (id int); GRANT ALL ON kept TO PUBLIC'));
  const write = db.transaction(SERVICE_SCOPE, async (tx) => {
    await run(tx, sql`SET TRANSACTION READ ONLY`);
    await run(tx, sql`INSERT INTO kept VALUES (1)`);
  });
  await expect(write).rejects.toBeInstanceOf(DatabaseUnavailable);
  await db.close();
});
