import { createGatewayClient, type GatewayClient } from '@corridor/core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';

const PAGE = { page: 1, size: 10 };

describe.each(DATABASES)('seeing as a role on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let administrator: GatewayClient;
  let card: string;

  beforeAll(async () => {
    testGateway = await (await open()).open();
  });
  beforeEach(async () => {
    partner = await newPartner(testGateway);
    administrator = await partner.as('administrator');
    [card = ''] = await partner.addCards([{}]);
  });

  const seeing = (token: string, roleId: string) =>
    createGatewayClient({
      baseURL: 'http://gateway.test',
      fetch: (input, init) => testGateway.gateway.fetch(new Request(input, init)),
      getAccessToken: () => token,
      getSeenRole: () => roleId,
    });
  const roleId = async (name: string) =>
    (await administrator.roles.list()).find((role) => role.name === name)?.id ?? '';

  it('reads what the role reads, offers what it may do, and changes nothing', async () => {
    const rules = [
      { action: 'read', subject: 'card', fields: ['id', 'status', 'allowedActions'] },
      { action: 'block', subject: 'card' },
    ];
    const { id } = await administrator.roles.create({ name: 'Desk', description: '', rules, permissionIds: [] });
    const client = seeing(await partner.tokenOf('administrator'), id);
    expect((await client.cards.page(PAGE)).items).toEqual([{ id: card, status: 'normal', allowedActions: ['block'] }]);
    expect((await refusalOf(client.merchants.page(PAGE))).kind).toBe('forbidden');
    for (const write of [
      () => client.cards.callById(card, 'block', {}),
      () => client.session.updateProfile({ name: 'Nobody' }),
      () => client.session.endOtherSessions(),
    ])
      expect(await refusalOf(write())).toMatchObject({ kind: 'forbidden', reason: 'refusals.readOnly' });
    expect((await administrator.cards.get(card)).status).toBe('normal');
    expect((await client.session.query()).roles).toEqual(['administrator']);
  });

  it('shows nobody more than their own rights', async () => {
    const viewer = seeing(await partner.tokenOf('viewer'), await roleId('administrator'));
    expect((await refusalOf(viewer.cards.page(PAGE))).kind).toBe('forbidden');
    const clerk = await administrator.roles.create({
      name: 'Clerk',
      description: '',
      rules: [{ action: 'read', subject: ['role', 'card'] }],
      permissionIds: [],
    });
    const made = await administrator.users.list({ filter: { roleId: await roleId('viewer') } });
    await administrator.users.callById(made[0]?.id ?? '', 'bindRoles', { roleIds: [clerk.id] });
    const token = await partner.tokenOf('viewer');
    expect((await refusalOf(seeing(token, await roleId('operator')).cards.page(PAGE))).kind).toBe('forbidden');
    expect((await seeing(token, clerk.id).cards.page(PAGE)).total).toBe(1);
  });

  it('knows roles of its own partner only', async () => {
    const stranger = await newPartner(testGateway);
    const [foreign] = await (await stranger.as('administrator')).roles.list();
    for (const id of [foreign?.id ?? '', 'no-role'])
      expect((await refusalOf(seeing(await partner.tokenOf('administrator'), id).cards.page(PAGE))).kind).toBe(
        'not-found',
      );
  });
});
