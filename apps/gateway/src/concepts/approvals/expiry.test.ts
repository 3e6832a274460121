import { readChangeEvents } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { refusalOf } from '../../testing/refusalOf';
import { approvalOf } from './testing/approvalOf';
import { type Desk, openDesk } from './testing/desk';

const SECOND = 1_000;

describe.each(DATABASES)('a request whose time is over on the %s database', (_name, open) => {
  let here: TestGateway;
  let there: TestGateway;
  let desk: Desk;

  beforeAll(async () => {
    const database = await open();
    here = await database.open({ sandbox: true });
    there = await database.beside({ sandbox: true, clock: here.clock });
    desk = await openDesk(here);
    await desk.administrator.approvalPolicies.create({ kind: 'payments', approvers: 1, hours: 1 });
  });

  /** Asks for an approval whose last seconds have come: sessions of tests last no longer than the shortest policy. */
  const ask = async () => {
    const id = await approvalOf(desk.finance.paymentOrders.create(desk.payment('10.00')));
    const expiresAt = new Date(here.clock.now().getTime() + 20 * SECOND).toISOString();
    await here.db.single(sql`UPDATE approval SET expires_at = ${expiresAt} WHERE id = ${id}`);
    return id;
  };
  const refusals = async (id: string) => {
    const { finance, operator } = desk;
    const decisions = (['approve', 'askBack', 'refuse'] as const).map((action) =>
      operator.approvals.callById(id, action, { reason: 'Late' }),
    );
    const own = (['answer', 'withdraw'] as const).map((action) =>
      finance.approvals.callById(id, action, { reason: 'Late' }),
    );
    return new Set(await Promise.all([...decisions, ...own].map(async (call) => (await refusalOf(call)).reason)));
  };

  it('offers nothing from that instant on, and says so in one sentence, before it is closed and after', async () => {
    const id = await ask();
    here.clock.advance(20 * SECOND);
    for (const client of [desk.finance, desk.operator])
      expect((await client.approvals.get(id)).allowedActions).toEqual([]);
    expect(await refusals(id)).toEqual(new Set(['refusals.approvalExpired']));
    await here.gateway.timelyJobs();
    expect((await desk.operator.approvals.get(id)).status).toBe('expired');
    expect(await refusals(id)).toEqual(new Set(['refusals.approvalExpired']));
  });

  it('is closed within two seconds, once by however many processes, told live, and lets its money go', async () => {
    const leaving = new AbortController();
    const stream = await desk.operator.changes.open(leaving.signal);
    const events = readChangeEvents(stream ?? expect.fail('there is no stream'), leaving.signal);
    const id = await ask();
    const held = await desk.held();
    const waits = await Promise.all([here, there].map(({ gateway }) => gateway.timelyJobs()));
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(20 * SECOND);
    expect((await desk.finance.approvals.get(id)).status).toBe('pending');

    here.clock.advance(Math.max(...waits, SECOND));
    await Promise.all([here, there, here, there].map(({ gateway }) => gateway.timelyJobs()));
    const ended = await desk.finance.approvals.get(id);
    expect(ended.timeline.map(({ event }) => event)).toEqual(['requested', 'expired']);
    expect(Date.parse(ended.endedAt ?? '') - Date.parse(ended.expiresAt)).toBeLessThan(2 * SECOND);
    expect([held, await desk.held()]).toEqual([held, '0.00']);
    const entries = await desk.administrator.logs.list({ filter: { subjectId: id, action: ['expire'] } });
    expect(entries).toMatchObject([{ actorName: 'Corridor', subject: 'approval' }]);
    const { before, after } = await desk.administrator.logs.get(entries[0]?.id ?? '');
    expect([before, after]).toEqual([{ status: 'pending' }, { status: 'expired' }]);
    const { items } = await desk.finance.notifications.list();
    expect(items).toContainEqual(expect.objectContaining({ kind: 'approvalDecided', recordId: id }));
    for await (const { event } of events) {
      if (event.kind !== 'change' || event.change.action !== 'expire') continue;
      expect(event.change).toMatchObject({ resource: 'approval', recordId: id });
      break;
    }
    leaving.abort();
  });

  it('is closed by the next start, where no process ran at its instant', async () => {
    const id = await ask();
    here.clock.advance(60 * SECOND);
    await there.gateway.scheduledJobs();
    expect((await desk.finance.approvals.get(id)).status).toBe('expired');
    expect(await desk.administrator.logs.list({ filter: { subjectId: id, action: ['expire'] } })).toHaveLength(1);
  });
});
