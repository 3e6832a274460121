import { createHash } from 'node:crypto';
import {
  EMBED_COMPONENTS,
  type EmbedSessionInput,
  grantsOf,
  namesKnownPermissions,
  permissionSubjects,
} from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../platform/database';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { newKey, type TestServer } from '../../testing/newKey';
import { clientOf, newPartner, type TestPartner } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { refusalOf } from '../../testing/refusalOf';
import { STEPS, send } from '../../testing/walk';

const PATH = '/api/portal/cms/embed-session/create';
const MINUTE = 60_000;

it.each(EMBED_COMPONENTS)('%s is granted only what there is', (component) => {
  for (const [subject, action] of Object.entries(grantsOf([component], null)))
    expect([action, namesKnownPermissions({ action: [...action], subject }, permissionSubjects())]).toEqual([
      action,
      true,
    ]);
});

describe.each(DATABASES)('embed sessions on the %s database', (_name, openTestDatabase) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;
  let server: TestServer;
  let cards: string[];

  beforeAll(async () => {
    database = await openTestDatabase();
    testGateway = await database.open();
    partner = await newPartner(testGateway);
    server = await newKey(testGateway, partner, 'administrator');
    const [one, other] = partner.merchants;
    cards = await partner.addCards([
      { merchantId: one, last4: '1111' },
      { merchantId: other, last4: '2222' },
    ]);
  });

  describe('opening one', () => {
    it('gives a token for a quarter of an hour and keeps its hash only', async () => {
      const { id, accessToken, expiresAt, ...granted } = await server.open({ components: ['CardTable'] });
      expect(granted).toEqual({ components: ['CardTable'], actions: null, merchants: null });
      const [row] = await testGateway.db.single(
        sql`SELECT e.*, k.key_hash FROM embed_session e JOIN api_key k ON k.id = e.api_key_id WHERE e.id = ${id}`,
      );
      expect(Date.parse(expiresAt) - Date.parse(String(row?.created_at))).toBe(15 * MINUTE);
      expect(row).toMatchObject({ token_hash: sha256(accessToken), key_hash: sha256(server.key) });
      const [kept] = await testGateway.db.single(
        sql`SELECT count(*)::int AS n FROM request WHERE body::text LIKE ${`%${accessToken}%`}`,
      );
      expect(kept?.n).toBe(0);
    });

    it('is written down, by the name of the key and without its secrets', async () => {
      const { id, accessToken } = await server.open({
        components: ['CardDetail'],
        actions: ['block'],
        merchants: [partner.merchants[0]],
      });
      const [entry] = await testGateway.db.single(sql`SELECT * FROM log WHERE subject_id = ${id}`);
      expect(entry).toMatchObject({
        action: 'create',
        subject: 'embed-session',
        actor_name: 'Portal of administrator',
        actor_id: server.userId,
      });
      expect(entry?.after).toEqual({
        components: ['CardDetail'],
        actions: ['block'],
        merchants: [partner.merchants[0]],
      });
      expect(JSON.stringify(entry)).not.toContain(accessToken);
      expect(JSON.stringify(entry)).not.toContain(server.key);
    });

    it('is all that a key can do', async () => {
      for (const step of STEPS.filter(({ segment }) => segment !== 'embed-session' && segment !== 'config')) {
        const { status } = await send(testGateway, step, server.key, {});
        expect([step.name, status]).toEqual([step.name, 403]);
      }
      expect((await refusalOf(clientOf(testGateway, server.key).session.query())).kind).toBe('unauthorized');
    });

    const anywhere = createId();
    it.each<[string, object, string]>([
      ['no widget', { components: [] }, 'components'],
      ['a widget there is not', { components: ['Everything'] }, 'components.0'],
      ['an action of another widget', { components: ['CardLimitsForm'], actions: ['update', 'revoke'] }, 'actions.1'],
      ['an empty list of merchants', { components: ['CardTable'], merchants: [] }, 'merchants'],
      ['a merchant there is not', { components: ['CardTable'], merchants: [anywhere] }, 'merchants'],
      ['a merchant that is no id', { components: ['CardTable'], merchants: ["' OR 1=1 --"] }, 'merchants'],
      [
        'merchants of a widget for the whole partner',
        { components: ['CardTable', 'StatementList'], merchants: [anywhere] },
        'components.1',
      ],
      ['a longer life', { components: ['CardTable'], minutes: 900 }, 'minutes'],
      ['a role', { components: ['CardTable'], rules: [{ action: 'manage', subject: 'all' }] }, 'rules'],
    ])('refuses %s with one clear error', async (_what, data, path) => {
      const { status, envelope } = await post(testGateway, PATH, { data }, { access_token: server.key });
      expect([status, envelope.fields]).toMatchObject([422, [{ path, reason: expect.stringMatching(/\w/) }]]);
    });

    it('refuses the merchants of another partner', async () => {
      const stranger = await newPartner(testGateway);
      const refused = await refusalOf(server.open({ components: ['CardTable'], merchants: [stranger.merchants[0]] }));
      expect([refused.kind, refused.fields[0]?.path]).toEqual(['validation', 'merchants']);
    });

    it('refuses a revoked key, and its sessions end with it', async () => {
      const revoked = await newKey(testGateway, partner, 'operator');
      const page = await revoked.page({ components: ['CardTable'] });
      const revokedAt = testGateway.clock.now().toISOString();
      await testGateway.db.single(sql`UPDATE api_key SET revoked_at = ${revokedAt} WHERE user_id = ${revoked.userId}`);
      expect((await refusalOf(revoked.open({ components: ['CardTable'] }))).msg).toBe(
        'This key is not known, or it was revoked',
      );
      expect((await refusalOf(page.cards.list())).kind).toBe('unauthorized');
    });

    it('lets nobody try many keys', async () => {
      const own = await database.open({ clientAddress: () => '203.0.113.77' });
      const tries: number[] = [];
      for (let n = 0; n < 21; n += 1) {
        const { status } = await post(
          own,
          PATH,
          { data: { components: ['CardTable'] } },
          { access_token: `key.wrong-${n}` },
        );
        tries.push(status);
      }
      expect([tries.slice(0, 20), tries[20]]).toEqual([Array(20).fill(401), 429]);
      const right = clientOf(own, server.key).embedSessions.create({ components: ['CardTable'] });
      expect((await right).components).toEqual(['CardTable']);
    });
  });

  describe('a page', () => {
    it.each<[string, EmbedSessionInput]>([
      ['cards', { components: ['CardTable'] }],
      ['cards to read', { components: ['CardTable'], actions: [] }],
      ['statements', { components: ['StatementList'], actions: ['export'] }],
      ['exchange', { components: ['ExchangeOrderForm', 'BeneficiaryForm'] }],
    ])('for %s may do what its widgets do and nothing else, verb by verb', async (_what, input) => {
      const { accessToken } = await server.open(input);
      const granted = grantsOf(input.components, input.actions ?? null);
      for (const step of STEPS) {
        const isOpen = step.implementation.options.openToAll === true && step.operation.effect === 'read';
        const mayDo = isOpen || granted[step.segment]?.includes(step.operation.action) === true;
        const { status } = await send(testGateway, step, accessToken, { nothing: 1 });
        expect([step.name, status]).toEqual([step.name, mayDo ? 422 : 403]);
      }
    });

    it.each<[string, EmbedSessionInput, readonly string[]]>([
      ['everything', { components: ['CardTable'] }, ['create', 'upload', 'export']],
      ['reading alone', { components: ['CardTable'], actions: [] }, []],
      ['exports', { components: ['CardTable'], actions: ['export'] }, ['export']],
      ['limits alone', { components: ['CardDetail'] }, []],
    ])('for %s is told with a page what it may do with the list', async (_what, input, allowed) => {
      const page = await server.page(input);
      const { components } = input;
      const actions = ['create', 'upload', 'export'].filter((action) => !allowed.includes(action));
      const rights = { allowedActions: allowed, notInSession: { components, actions } };
      expect(await page.cards.page({ page: 1, size: 10 })).toMatchObject(rights);
    });

    it('is told for which widgets its session was opened, where the session and not the role refuses', async () => {
      const page = await server.page({ components: ['CardTable', 'CardDetail'], actions: ['export'] });
      const params = { components: 'CardTable, CardDetail', action: 'read', subject: 'beneficiary' };
      const reason = 'refusals.notInSession';
      expect(await refusalOf(page.beneficiaries.list())).toMatchObject({ kind: 'forbidden', reason, params });
      const [id = ''] = cards;
      expect((await refusalOf(page.cards.callById(id, 'block', {}))).params?.action).toBe('block');
      const viewer = await (await newKey(testGateway, partner, 'viewer')).page({ components: ['CardTable'] });
      expect((await refusalOf(viewer.cards.callById(id, 'block', {}))).reason).toBeUndefined();
      const { allowedActions, notInSession } = await viewer.cards.page({ page: 1, size: 10 });
      expect([allowedActions, notInSession?.actions]).toEqual([[], []]);
    });

    it('never does more than the role of its key', async () => {
      const [id = ''] = cards;
      const page = await (await newKey(testGateway, partner, 'viewer')).page({ components: ['CardTable'] });
      expect((await page.cards.get(id)).id).toBe(id);
      expect((await refusalOf(page.cards.callById(id, 'block', {}))).kind).toBe('forbidden');
      expect((await refusalOf(page.cards.export({ columns: columnsOf('last4') }))).kind).toBe('forbidden');
    });

    it('is told when its session has ended, and goes on with another', async () => {
      const own = await database.open();
      const { key } = server;
      const token = async () =>
        (await clientOf(own, key).embedSessions.create({ components: ['CardTable'] })).accessToken;
      const first = await token();
      own.clock.advance(15 * MINUTE);
      const refused = await refusalOf(clientOf(own, first).cards.list());
      expect([refused.kind, refused.msg]).toEqual(['unauthorized', 'This embed session has ended']);
      expect((await clientOf(own, await token()).cards.list()).length).toBe(2);
    });

    it('has no use for its token outside of resources', async () => {
      const { accessToken } = await server.open({ components: ['CardTable'] });
      const page = clientOf(testGateway, accessToken);
      expect((await refusalOf(page.session.query())).kind).toBe('unauthorized');
      expect((await refusalOf(page.fetchDownload(createId()))).kind).toBe('unauthorized');
      const change = { oldPassword: 'Tested-2026', newPassword: 'Other-2026!' };
      expect((await refusalOf(page.session.changePassword(change, { token: accessToken }))).kind).toBe('unauthorized');
      expect((await refusalOf(page.embedSessions.create({ components: ['CardTable'] }))).kind).toBe('forbidden');
    });

    it('cannot lengthen a token into another', async () => {
      const { accessToken } = await server.open({ components: ['CardTable'] });
      for (const token of [`${accessToken}x`, accessToken.slice(6), 'embed.', accessToken.toUpperCase()])
        expect((await refusalOf(clientOf(testGateway, token).cards.list())).kind).toBe('unauthorized');
    });
  });
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
