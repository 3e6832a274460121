import type { GatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { codeOf, createId, execute, type Row, type Scope } from '../database';

describe.each(DATABASES)('what separates partners on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let other: TestPartner;
  let stranger: GatewayClient;
  let card: string;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    [partner, other] = [await newPartner(testGateway), await newPartner(testGateway)];
    card = (await partner.addCards([{ last4: '5151' }]))[0] ?? '';
    stranger = await other.as('administrator');
  });

  it('shows a stranger none of its rows, by any verb', async () => {
    expect(await stranger.cards.list({ filter: { last4: '5151' } })).toEqual([]);
    expect((await stranger.cards.page({ page: 1, size: 10 })).total).toBe(0);
    expect((await (await stranger.cards.export({ columns: columnsOf('id') })).blob.text()).includes(card)).toBe(false);
    expect((await stranger.merchants.list()).map(({ id }) => id)).not.toContain(partner.merchants[0]);
    const calls = [
      stranger.cards.get(card),
      stranger.cards.getBy({ bin: '424242', last4: '5151' }),
      stranger.cards.callById(card, 'block', {}),
      stranger.cards.update(card, { label: 'mine' }),
      stranger.cards.delete(card),
      stranger.merchants.get(partner.merchants[0]),
    ];
    for (const refused of await Promise.all(calls.map(refusalOf))) expect(refused.kind).toBe('not-found');
  });

  it('lets a stranger refer to none of its rows', async () => {
    const application = {
      merchantId: partner.merchants[0],
      holderName: 'Ada Test',
      bin: '424242',
      type: 'virtual',
      model: 'personal',
      shared: false,
    } as const;
    expect((await refusalOf(stranger.cards.create(application))).fields[0]?.path).toBe('merchantId');
  });

  const asStranger = (statement: ReturnType<typeof sql>) => {
    const scope: Scope = { kind: 'tenant', partnerId: other.partnerId, userId: createId() };
    return testGateway.db.transaction(scope, (tx) => execute(tx, statement, (row: Row) => row));
  };
  const tablesOf = async (condition: ReturnType<typeof sql>) =>
    await testGateway.db.single(sql`
      SELECT c.relname, c.relrowsecurity, pg_get_userbyid(c.relowner) AS owner,
        (SELECT count(*)::int FROM pg_policy p WHERE p.polrelid = c.oid) AS policies
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname = current_schema() AND ${condition} ORDER BY c.relname`);

  it('is enforced in the database on every table that has a partner', async () => {
    const tables = await tablesOf(
      sql`EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'partner_id' AND NOT a.attisdropped)`,
    );
    expect(tables.map(({ relname }) => relname)).toEqual(
      expect.arrayContaining(['card', 'card_event', 'log', 'merchant', 'request', 'stored_file']),
    );
    for (const { relname, relrowsecurity, policies } of tables) {
      expect([relname, relrowsecurity]).toEqual([relname, true]);
      expect(policies).toBeGreaterThan(0);
    }
  });

  it('cannot be switched off by who runs requests: it owns no table', async () => {
    const owners = (await tablesOf(sql`true`)).map(({ owner }) => owner);
    expect(owners).not.toContain('corridor_app');
    expect(owners).not.toContain('corridor_service');
    const switchOff = asStranger(sql`ALTER TABLE card DISABLE ROW LEVEL SECURITY`);
    expect(await switchOff.then(() => 'done', codeOf)).toBe('42501');
  });

  it('holds even for a statement that names no partner', async () => {
    expect(await asStranger(sql`SELECT id FROM card`)).toEqual([]);
    expect(await asStranger(sql`UPDATE card SET label = 'mine' RETURNING id`)).toEqual([]);
    const smuggled = asStranger(sql`
      INSERT INTO stored_file VALUES (${createId()}, ${partner.partnerId}, 'card', ${card}, 'a', 'a', 1, 'a', ${createId()}, ${new Date().toISOString()})`);
    expect(await smuggled.then(() => 'done', codeOf)).toBe('42501');
    for (const table of ['session', 'reset_code', 'rate_limit'] as const) {
      expect(await asStranger(sql.raw(`SELECT * FROM ${table}`)).then(() => 'done', codeOf)).toBe('42501');
    }
    expect(await asStranger(sql`SELECT password_hash FROM credential`).then(() => 'done', codeOf)).toBe('42501');
  });
});
