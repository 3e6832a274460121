import { createRequestId, resources } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { waitingBatch } from '../../concepts/payment-batches/testing/waitingBatch';
import { abilityOf } from '../../concepts/session/abilityOf';
import { DEMO_ROLES } from '../../concepts/session/demoRoles';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { type SeededPartner, seededPartner } from '../../testing/seeded';
import { asRecord, PAGED, rowsOf, STEPS, send } from '../../testing/walk';
import { bodyAbout, isAboutOne, keyedRecord } from '../../testing/walkInputs';
import { newBodies } from '../../testing/walkWrites';
import type { DemoRole } from '../seeding/partners';

const ROLES: readonly DemoRole[] = ['administrator', 'operator', 'finance', 'viewer'];
const ID_COLUMN = [{ field: 'id', header: 'ID' }];
const ABOUT_ONE = STEPS.filter(isAboutOne);
const MAKING = STEPS.filter((step) => step.operation.effect !== 'read' && !isAboutOne(step));
const BY_KEY = STEPS.filter(({ operation }) => operation.verb === 'get-by');
// Records of these are found by way of another resource's.
const UNLISTED: Readonly<Record<string, readonly [segment: string, field: string]>> = {
  'exchange-quote': ['exchange-order', 'quoteId'],
};

describe.each(DATABASES)('a walk through every verb on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let owner: SeededPartner;
  let stranger: string;
  let bodies: Readonly<Record<string, object>>;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    owner = await seededPartner(testGateway);
    const administrator = await owner.as('administrator');
    await administrator.downloads.create({ resource: 'card' });
    await waitingBatch(administrator);
    bodies = await newBodies(administrator);
    stranger = await (await newPartner(testGateway)).tokenOf('administrator');
  });

  const stepOf = (segment: string, verb: string) => {
    const step = STEPS.find((one) => one.segment === segment && one.operation.verb === verb);
    if (!step) throw new Error(`${segment} has no ${verb}`);
    return step;
  };
  const recordsOf = async (segment: string) => {
    const token = await owner.tokenOf('administrator');
    return rowsOf(await send(testGateway, stepOf(segment, 'page'), token, { page: 1, size: 10 }));
  };
  const idsOf = async (segment: string): Promise<string[]> => {
    const [listed, field] = UNLISTED[segment] ?? [segment, 'id'];
    return (await recordsOf(listed)).map((record) => String(record[field]));
  };

  const idOf = async (segment: string): Promise<string> => {
    const [id] = await idsOf(segment);
    if (id === undefined) throw new Error(`The seed has no ${segment}`);
    return id;
  };

  it('meets every resource that core declares', () => {
    const declared = Object.values(resources).map(({ segment }) => segment);
    expect([...new Set(STEPS.map(({ segment }) => segment))].toSorted()).toEqual(declared.toSorted());
  });

  it.each(STEPS)('$name needs a session', async (step) => {
    const { status, envelope } = await send(testGateway, step, null, {});
    expect([status, envelope.kind]).toEqual([401, 'unauthorized']);
  });

  it.each(STEPS.flatMap((step) => ROLES.map((role) => ({ ...step, step, role }))))(
    '$name as $role is as the rules of the role say',
    async ({ step, role, segment, operation, implementation }) => {
      const isOpen = implementation.options.openToAll === true && operation.effect === 'read';
      const mayDo = isOpen || abilityOf(DEMO_ROLES[role].rules).can(operation.action, segment);
      const { status, envelope } = await send(testGateway, step, await owner.tokenOf(role), {
        nothing: createRequestId(),
      });
      expect([status, envelope.kind]).toEqual(mayDo ? [422, 'validation'] : [403, 'forbidden']);
    },
  );

  it.each(PAGED)('$segment shows another partner nothing, whatever it asks for', async ({ segment, operations }) => {
    const ids = await idsOf(segment);
    expect(ids.length).toBeGreaterThan(0);
    for (const { verb } of operations.filter((one) => ['list', 'page', 'export'].includes(one.verb))) {
      const paging = verb === 'page' ? { page: 1, size: 100 } : verb === 'export' ? { columns: ID_COLUMN } : {};
      const asked = (token: string) => send(testGateway, stepOf(segment, verb), token, paging);
      const own = await asked(await owner.tokenOf('administrator'));
      // A list gives what a field may be filled with, which need not be all.
      if (verb !== 'list') expect(ids.filter((id) => own.text.includes(id))).toEqual(ids);
      const answer = await asked(stranger);
      expect(answer.status).toBe(200);
      for (const id of ids) expect(answer.text).not.toContain(id);
    }
  });

  it.each(ABOUT_ONE)('$name of a record of another partner: there is none, and nothing changes', async (step) => {
    const id = await idOf(step.segment);
    const body = bodyAbout(step, id);
    expect(body).not.toBeNull();
    const get = STEPS.find((one) => one.segment === step.segment && one.operation.verb === 'get');
    const administrator = await owner.tokenOf('administrator');
    const read = async () => get && (await send(testGateway, get, administrator, { id })).envelope.data;
    const before = await read();
    const { status, envelope } = await send(testGateway, step, stranger, body ?? {});
    expect([status, envelope.kind]).toEqual([404, 'not-found']);
    expect(await read()).toEqual(before);
  });

  it.each(MAKING)('$name of records of another partner: there are none', async (step) => {
    const body = bodies[step.name] ?? {};
    const namesAny = /\w+Id":"/.test(JSON.stringify(body));
    const { status, envelope } = await send(testGateway, step, stranger, body);
    if (!namesAny) expect([status, envelope.msg]).toEqual([200, 'Success']);
    else expect([404, 422]).toContain(status);
  });

  it.each(BY_KEY)('$name finds a record for its partner and none for another', async (step) => {
    const administrator = await owner.tokenOf('administrator');
    const get = stepOf(step.segment, 'get');
    const read = async (id: string) => asRecord((await send(testGateway, get, administrator, { id })).envelope.data);
    const find = async (key: object) => asRecord((await send(testGateway, step, administrator, { key })).envelope.data);
    const [, key] = await keyedRecord(testGateway, step.segment, await idsOf(step.segment), read, find);
    const { status, envelope } = await send(testGateway, step, stranger, { key });
    expect([status, envelope.kind]).toEqual([404, 'not-found']);
  });

  it.each(['page', 'export'])("reads no lines of another partner's statement by %s", async (verb) => {
    const statementId = await idOf('statement');
    const body = { ...(verb === 'page' ? { page: 1, size: 10 } : {}), filter: { statementId } };
    const step = stepOf('statement-line', verb);
    expect((await send(testGateway, step, await owner.tokenOf('administrator'), body)).status).toBe(200);
    expect((await send(testGateway, step, stranger, body)).status).toBe(404);
  });
});
