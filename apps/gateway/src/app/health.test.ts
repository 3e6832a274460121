import { expect, it } from 'vitest';
import { createGateway } from '../servers/node/createGateway';
import { openOwnDatabase } from '../testing/ownDatabase';
import { post } from '../testing/post';

// What a server without space says wherever a file has to grow.
const FULL = `
  CREATE FUNCTION refuse_growth() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
  CREATE FUNCTION refuse_files() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE 'could not create file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
  CREATE TRIGGER full_disk BEFORE INSERT ON rate_limit EXECUTE FUNCTION refuse_growth();
  CREATE EVENT TRIGGER full_disk ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS') EXECUTE FUNCTION refuse_files()`;

const FREED = 'DROP EVENT TRIGGER full_disk; DROP TRIGGER full_disk ON rate_limit';

// @spec 8.unavailable
it('tells a watchdog that the disk is full once a write failed for it, until there is space again', async () => {
  const db = await openOwnDatabase();
  const gateway = await createGateway({ db });
  const statuses = () =>
    Promise.all(
      ['/health/live', '/health/ready', '/api/health'].map(
        async (path) => (await gateway.fetch(new Request(`http://gateway.test${path}`))).status,
      ),
    );
  const signIn = () =>
    post({ gateway }, '/api/dashboard/login-corridor', {
      username: 'nobody@corridor.example',
      password: 'a-Password-1',
    });
  expect(await statuses()).toEqual([200, 200, 200]);
  await db.asOwner((run) => run(FULL));
  const { status, envelope } = await signIn();
  expect([status, envelope.code, envelope.msg]).toEqual([503, '50300', 'Service Currently Unavailable']);
  expect(await statuses()).toEqual([200, 503, 503]);
  await db.asOwner((run) => run(FREED));
  expect(await statuses()).toEqual([200, 200, 200]);
  expect((await signIn()).status).toBe(401);
  await db.close();
});
