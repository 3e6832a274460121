import {
  type CardAction,
  type CardStatus,
  cardAction,
  cardStatus,
  type GatewayClient,
  nextCardStatus,
} from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { execute, SERVICE_SCOPE } from '../../platform/database';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { runJobs } from '../../testing/runJobs';
import { expireCards } from './expireCards';

const SECRETS = { updatePin: '274913', updateAcsPassword: 'Sesame-42' } as const;

function take(client: GatewayClient, id: string, action: CardAction) {
  if (action === 'updatePin' || action === 'updateAcsPassword')
    return client.cards.callById(id, action, { secret: SECRETS[action] });
  return client.cards.callById(id, action, { reason: 'A reason' });
}

const pairs = cardStatus.codes.flatMap((status) => cardAction.codes.map((action) => [status, action] as const));

describe.each(DATABASES)('card actions on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
  });

  const add = async (status: CardStatus, type: 'physical' | 'virtual' = 'physical') =>
    (await partner.addCards([{ status, type }]))[0] ?? '';
  const logOf = (id: string) =>
    testGateway.db.transaction(SERVICE_SCOPE, (tx) =>
      execute(tx, sql`SELECT * FROM log WHERE subject_id = ${id} ORDER BY at, id`, (row) => row),
    );

  // @spec 4.card.activate 4.card.report-loss 4.card.cancel-loss 4.card.block 4.card.unblock 4.card.revoke
  // @spec 4.card.acs-password 4.card.pin
  it.each(pairs)('a %s card and %s: the gateway does what core declares', async (status, action) => {
    const id = await add(status);
    const next = nextCardStatus(status, action);
    const before = await client.cards.get(id);
    expect(before.allowedActions.includes(action)).toBe(next !== null);
    if (next === null) {
      expect(await refusalOf(take(client, id, action))).toMatchObject({ kind: 'conflict', status: 409 });
      expect(await client.cards.get(id)).toEqual(before);
      return expect(await logOf(id)).toEqual([]);
    }
    const after = await take(client, id, action);
    expect(after.status).toBe(next);
    expect(after.timeline[0]).toMatchObject({ action, from: status, to: next, actor: 'The operator' });
    const [entry] = await logOf(id);
    expect(entry).toMatchObject({
      action,
      subject: 'card',
      actor_name: 'The operator',
      before: { status },
      after: { status: next },
    });
  });

  it('gives a virtual card no PIN', async () => {
    const id = await add('normal', 'virtual');
    expect((await client.cards.get(id)).allowedActions).not.toContain('updatePin');
    expect((await refusalOf(take(client, id, 'updatePin'))).kind).toBe('conflict');
  });

  // @spec 4.card.acs-password 4.card.pin
  it('keeps secrets as hashes, and out of answers and log', async () => {
    const id = await add('normal');
    expect(await client.cards.get(id)).toMatchObject({ pinSet: false, acsPasswordSet: false });
    await take(client, id, 'updatePin');
    const answer = await take(client, id, 'updateAcsPassword');
    expect(answer).toMatchObject({ pinSet: true, acsPasswordSet: true });
    const rows = await testGateway.db.single(
      sql`SELECT row_to_json(s)::text AS t FROM card_secret s WHERE card_id = ${id}`,
    );
    expect(JSON.stringify(rows)).toContain('$argon2id$');
    for (const secret of Object.values(SECRETS))
      expect(JSON.stringify([answer, rows, await logOf(id)])).not.toContain(secret);
    await take(client, id, 'resetPin');
    expect(await client.cards.get(id)).toMatchObject({ pinSet: false, acsPasswordSet: true });
  });

  it('remembers when a card was activated first', async () => {
    const id = await add('unactivated');
    const { activatedAt } = await take(client, id, 'activate');
    expect(activatedAt).not.toBeNull();
    await take(client, id, 'reportLoss');
    expect((await take(client, id, 'cancelLoss')).activatedAt).toBe(activatedAt);
  });

  it('lets one of two operators through who act at one moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add('normal');
      const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => take(client, id, 'block')));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await client.cards.get(id)).timeline).toHaveLength(1);
    }
  });

  it('lets cards expire whose month is over', async () => {
    const [old, last, closed] = await partner.addCards([
      { expiry: '2020-01' },
      { expiry: '2020-02' },
      { expiry: '2020-01', status: 'closed' },
    ]);
    await runJobs(testGateway, expireCards, new Date('2020-02-29T23:59:59.999Z'));
    expect(await client.cards.get(old ?? '')).toMatchObject({
      status: 'expired',
      timeline: [{ action: 'expire', from: 'normal', to: 'expired' }],
    });
    expect((await client.cards.get(last ?? '')).status).toBe('normal');
    expect((await client.cards.get(closed ?? '')).status).toBe('closed');
  });

  it('never changes or removes history', async () => {
    const id = await add('normal');
    await take(client, id, 'block');
    for (const statement of [
      'UPDATE card_event SET actor = 1',
      'DELETE FROM card_event',
      'TRUNCATE log',
      'DELETE FROM log',
    ]) {
      await expect(testGateway.db.asOwner((run) => run(statement))).rejects.toThrow(/append-only/);
    }
  });
});
