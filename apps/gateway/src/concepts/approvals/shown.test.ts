import { type AbilityRule, DECIDE_RIGHT, type GatewayClient, grantableSubjects } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createId, SERVICE_SCOPE } from '../../platform/database';
import { csvCells } from '../../testing/csvCells';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { APPROVABLE_WRITES } from './approvable';
import { approvalTable } from './table';

const HOUR = 3_600_000;
const PAGE = { page: 1, size: 100 };
const DECIDES: AbilityRule[] = [
  { action: ['read', 'decide'], subject: 'all' },
  { action: 'manage', subject: 'approval' },
];

describe.each(DATABASES)('what is shown of requests on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let reader: GatewayClient;
  let makerId: string;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    partner = await newPartner(testGateway);
    reader = await partner.as('viewer');
    const maker = await (await partner.as('administrator')).users.getBy({ username: partner.usernameOf('finance') });
    makerId = maker.id;
  });

  const useRules = (rules: readonly AbilityRule[]) =>
    testGateway.db.single(
      sql`UPDATE role SET rules = ${JSON.stringify(rules)}::jsonb WHERE partner_id = ${partner.partnerId} AND name = 'viewer'`,
    );

  /** A request as a write of a kind leaves it. */
  const addRequest = async ({ subject, action, kind }: (typeof APPROVABLE_WRITES)[number], by = makerId, body = {}) => {
    const [id, now] = [createId(), testGateway.clock.now()];
    const policy = {
      policyId: null,
      version: 1,
      threshold: null,
      approvers: 2,
      roleId: null,
      roleName: null,
      windowHours: 72,
    };
    await testGateway.db.transaction(SERVICE_SCOPE, (tx) =>
      tx.insert(approvalTable).values({
        id,
        partnerId: partner.partnerId,
        kind,
        subject,
        verb: action,
        action,
        body,
        summary: '',
        before: { name: 'Before', email: 'before@test.example' },
        after: { name: 'After', email: 'after@test.example' },
        terms: '',
        policies: [policy],
        status: 'pending',
        approvals: 0,
        approvers: 2,
        makerId: by,
        makerName: 'The finance',
        requestId: `SA001${id}`,
        createdAt: now,
        expiresAt: new Date(now.getTime() + HOUR),
      }),
    );
    return id;
  };

  const idsShown = async () => {
    const [list, page] = [await reader.approvals.list(), await reader.approvals.page(PAGE)];
    const file = await reader.approvals.export({ columns: [{ field: 'id', header: 'ID' }] });
    return [list.map(({ id }) => id), page.items.map(({ id }) => id), csvCells(await file.blob.text()).flat()];
  };

  /** Returns true if a request is found among those that wait for the reader, and not among the others. */
  const waits = async (id: string) => {
    const found = (decidable: boolean) => reader.approvals.list({ filter: { search: id, decidable } });
    const [own, others] = [await found(true), await found(false)];
    expect(own.length + others.length).toBe(1);
    return own.length === 1;
  };

  const kinds = APPROVABLE_WRITES.map((write) => ({ name: `${write.action} of ${write.subject}`, write }));

  it('walks over every kind, each of which a role may be given the right to decide on', () => {
    const decidable = grantableSubjects().filter(({ actions }) => actions.includes(DECIDE_RIGHT));
    const subjects = APPROVABLE_WRITES.map(({ subject }) => subject);
    expect(decidable.map(({ subject }) => subject).toSorted()).toEqual([...new Set(subjects)].toSorted());
    expect(new Set(APPROVABLE_WRITES.map(({ kind }) => kind)).size).toBe(11);
  });

  it.each(kinds)('$name: is found, read and decided on by those alone who may read its record', async ({ write }) => {
    const id = await addRequest(write);
    await useRules([...DECIDES, { action: 'read', subject: write.subject, inverted: true }]);
    for (const ids of await idsShown()) expect(ids).not.toContain(id);
    const { approvals } = reader;
    for (const attempt of [
      () => approvals.get(id),
      () => approvals.callById(id, 'approve', {}),
      () => approvals.callById(id, 'refuse', { reason: 'Not ours' }),
      () => approvals.callById(id, 'askBack', { reason: 'Why?' }),
    ])
      expect((await refusalOf(attempt())).kind).toBe('not-found');
    await useRules(DECIDES);
    for (const ids of await idsShown()) expect(ids).toContain(id);
    expect((await approvals.get(id)).before).toEqual({ name: 'Before', email: 'before@test.example' });
    expect(await waits(id)).toBe(true);
    expect((await approvals.callById(id, 'approve', {})).status).toBe('pending');
    expect(await waits(id)).toBe(false);
  });

  it.each(kinds)(
    '$name: is decided on by those alone who may make that write, or decide on such',
    async ({ write }) => {
      const { subject, action } = write;
      const id = await addRequest(write);
      const reads: AbilityRule[] = [
        { action: 'read', subject: 'all' },
        { action: 'manage', subject: 'approval' },
      ];
      const may = async (...rules: AbilityRule[]) => {
        await useRules([...reads, ...rules]);
        const { allowedActions } = await reader.approvals.get(id);
        expect(await waits(id)).toBe(allowedActions.includes('approve'));
        if (allowedActions.length > 0) return true;
        for (const decision of ['approve', 'refuse', 'askBack'] as const)
          expect((await refusalOf(reader.approvals.callById(id, decision, { reason: 'No' }))).kind).toBe('forbidden');
        return false;
      };
      expect(await may()).toBe(false);
      expect(await may({ action: 'something', subject })).toBe(false);
      expect(await may({ action, subject, conditions: { status: 1 } })).toBe(false);
      expect(await may({ action, subject })).toBe(true);
      expect(await may({ action: 'decide', subject })).toBe(true);
      expect(await may({ action: 'manage', subject: 'all' }, { action, subject, inverted: true })).toBe(true);
      expect(
        await may(
          { action, subject },
          { action: 'manage', subject: 'approval', inverted: true },
          reads[0] as AbilityRule,
        ),
      ).toBe(false);
    },
  );

  it('is decided on by nobody who may not write one of its fields', async () => {
    const update = APPROVABLE_WRITES.find(({ subject, action }) => subject === 'user' && action === 'update');
    if (!update) throw new Error('users cannot wait');
    const id = await addRequest(update, makerId, { id: makerId, data: { email: 'after@test.example' } });
    const forbids: AbilityRule = { action: 'update', subject: 'user', fields: ['email'], inverted: true };
    const makes: AbilityRule = { action: 'update', subject: 'user' };
    const decides: AbilityRule = { action: 'manage', subject: 'approval' };
    await useRules([{ action: 'read', subject: 'all' }, decides, makes, forbids]);
    expect((await reader.approvals.get(id)).allowedActions).toEqual([]);
    expect((await refusalOf(reader.approvals.callById(id, 'approve', {}))).kind).toBe('forbidden');
    await useRules([{ action: 'read', subject: 'all' }, decides, makes]);
    expect((await reader.approvals.callById(id, 'approve', {})).status).toBe('pending');
  });

  it.each(kinds)('$name: shows of its record what the log does', async ({ write }) => {
    const id = await addRequest(write);
    await useRules([...DECIDES, { action: 'read', subject: write.subject, fields: ['email'], inverted: true }]);
    const { before, after } = await reader.approvals.get(id);
    expect([before, after]).toEqual([{ name: 'Before' }, { name: 'After' }]);
    const conditions = { status: 1 };
    await useRules([...DECIDES, { action: 'read', subject: write.subject, conditions, inverted: true }]);
    expect((await refusalOf(reader.approvals.get(id))).kind).toBe('not-found');
  });

  it('stays with its maker, who may no longer read the record', async () => {
    const [write] = APPROVABLE_WRITES;
    if (!write) throw new Error('nothing can be approved');
    const { id: own } = await (await partner.as('administrator')).users.getBy({
      username: partner.usernameOf('viewer'),
    });
    const id = await addRequest(write, own);
    await useRules([...DECIDES, { action: 'read', subject: write.subject, inverted: true }]);
    const shown = await reader.approvals.get(id);
    expect([shown.before, shown.after, shown.allowedActions]).toEqual([null, null, ['answer', 'withdraw']]);
    expect((await reader.approvals.callById(id, 'withdraw', {})).status).toBe('withdrawn');
  });
});
