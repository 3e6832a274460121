import type { GatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { execute, SERVICE_SCOPE } from '../../platform/database';
import { createTestVault } from '../../platform/vault';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, TEST_PASSWORD, type TestPartner } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { refusalOf } from '../../testing/refusalOf';

describe.each(DATABASES)("revealing a card's number on the %s database", (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let id: string;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
    [id = ''] = await partner.addCards([{}]);
  });

  const right = { password: TEST_PASSWORD };
  const rowsThatHold = (number: string) =>
    testGateway.db.transaction(SERVICE_SCOPE, (tx) =>
      execute(
        tx,
        sql`SELECT 1 FROM request WHERE body::text LIKE ${`%${number}%`}
        UNION ALL SELECT 1 FROM log WHERE log::text LIKE ${`%${number}%`}
        UNION ALL SELECT 1 FROM card_event WHERE card_event::text LIKE ${`%${number}%`}`,
        (row) => row,
      ),
    );

  it('shows a number that passes its check, for half a minute, and keeps it nowhere', async () => {
    const before = testGateway.clock.now().getTime();
    const shown = await client.cards.callById(id, 'reveal', right, { requestId: `SA-reveal-${id.slice(-12)}` });
    expect(shown).toMatchObject({
      number: expect.stringMatching(/^424242\d{10}$/),
      cvv2: expect.stringMatching(/^\d{3}$/),
    });
    const shownUntil = Date.parse(shown.hideAt);
    expect(shownUntil).toBeGreaterThanOrEqual(before + 30_000);
    expect(shownUntil).toBeLessThanOrEqual(testGateway.clock.now().getTime() + 30_000);
    expect(await client.cards.callById(id, 'reveal', right)).toMatchObject({ number: shown.number, cvv2: shown.cvv2 });
    expect(await rowsThatHold(shown.number)).toEqual([]);
  });

  it('tells the log and the history each time, and no cache keeps the answer', async () => {
    const [other = ''] = await partner.addCards([{}]);
    const body = { id: other, method: 'reveal', params: right };
    const token = await partner.tokenOf('administrator');
    const { headers, status } = await post(testGateway, '/api/portal/cms/card/call-by-id', body, {
      access_token: token,
    });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const administrator = await partner.as('administrator');
    const logged = await administrator.logs.list({ filter: { subject: ['card'], action: ['reveal'] } });
    expect(logged.filter(({ subjectId }) => subjectId === other)).toHaveLength(1);
    expect((await client.cards.get(other)).timeline[0]).toMatchObject({ action: 'reveal', actor: 'The administrator' });
  });

  it('has a permission of its own, and shows no number of a card that was lost or has ended', async () => {
    for (const role of ['finance', 'viewer'] as const) {
      const other = await partner.as(role);
      expect((await other.cards.get(id)).mayReveal).toBe(false);
      expect((await refusalOf(other.cards.callById(id, 'reveal', right))).kind).toBe('forbidden');
    }
    for (const status of ['unactivated', 'lost', 'expired', 'closing', 'closed'] as const) {
      const [ended = ''] = await partner.addCards([{ status }]);
      expect((await client.cards.get(ended)).mayReveal).toBe(false);
      expect((await refusalOf(client.cards.callById(ended, 'reveal', right))).kind).toBe('conflict');
    }
  });

  it('asks for the password again, and locks out who guesses', async () => {
    const guesser = await (await newPartner(testGateway)).as('administrator');
    const guess = () => refusalOf(guesser.cards.callById(id, 'reveal', { password: 'Wrong-2026' }));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await guess()).fields).toEqual([{ path: 'password', reason: expect.stringMatching(/\w/) }]);
    }
    expect(await guess()).toMatchObject({ kind: 'rate-limited', status: 429 });
    expect((await refusalOf(guesser.cards.callById(id, 'reveal', right))).kind).toBe('rate-limited');
  });
});

it('is nothing that the test vault does for a BIN which is not for tests', async () => {
  const vault = createTestVault('a key');
  await expect(vault.numberOf('0198a000-0000-7000-8000-00000000000f', '491182')).rejects.toThrow(RangeError);
});
