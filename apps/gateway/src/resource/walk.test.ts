import { createRequestId, resources } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DemoRole } from '../seed/partners';
import { abilityOf } from '../session/abilityOf';
import { DEMO_ROLES } from '../session/demoRoles';
import { newPartner } from '../testing/newPartner';
import { type House, PLACES } from '../testing/places';
import { type SeededPartner, seededPartner } from '../testing/seeded';
import { asRecord, PAGED, rowsOf, STEPS, send } from '../testing/walk';
import { bodyAbout, isAboutOne, keyOf } from '../testing/walkInputs';

const ROLES: readonly DemoRole[] = ['administrator', 'operator', 'finance', 'viewer'];
const ANY_ID = '0198a000-0000-7000-8000-00000000000f';
const ABOUT_ONE = STEPS.filter(isAboutOne);
const BY_KEY = STEPS.filter(({ operation }) => operation.verb === 'get-by');
// Records of these are found by way of another resource's.
const UNLISTED: Readonly<Record<string, readonly [segment: string, field: string]>> = {
  'exchange-quote': ['exchange-order', 'quoteId'],
};

describe.each(PLACES)('a walk through every verb on the %s database', (_name, open) => {
  let house: House;
  let owner: SeededPartner;
  let stranger: string;

  beforeAll(async () => {
    house = await (await open()).open();
    owner = await seededPartner(house);
    await (await owner.as('administrator')).downloads.create({ resource: 'card' });
    stranger = await (await newPartner(house)).tokenOf('administrator');
  });

  const stepOf = (segment: string, verb: string) => {
    const step = STEPS.find((one) => one.segment === segment && one.operation.verb === verb);
    if (!step) throw new Error(`${segment} has no ${verb}`);
    return step;
  };
  const recordsOf = async (segment: string) => {
    const token = await owner.tokenOf('administrator');
    return rowsOf(await send(house, stepOf(segment, 'page'), token, { page: 1, size: 10 }));
  };
  const idsOf = async (segment: string): Promise<string[]> => {
    const [listed, field] = UNLISTED[segment] ?? [segment, 'id'];
    return (await recordsOf(listed)).map((record) => String(record[field]));
  };

  it('meets every resource that core declares', () => {
    const declared = Object.values(resources).map(({ segment }) => segment);
    expect([...new Set(STEPS.map(({ segment }) => segment))].toSorted()).toEqual(declared.toSorted());
  });

  it.each(STEPS)('$name needs a session', async (step) => {
    const { status, envelope } = await send(house, step, null, {});
    expect([status, envelope.kind]).toEqual([401, 'unauthorized']);
  });

  it.each(STEPS.flatMap((step) => ROLES.map((role) => ({ ...step, step, role }))))(
    '$name as $role is as the rules of the role say',
    async ({ step, role, segment, operation, implementation }) => {
      const isOpen = implementation.options.openToAll === true && operation.effect === 'read';
      const mayDo = isOpen || abilityOf(DEMO_ROLES[role].rules).can(operation.action, segment);
      const { status, envelope } = await send(house, step, await owner.tokenOf(role), { nothing: createRequestId() });
      expect([status, envelope.kind]).toEqual(mayDo ? [422, 'validation'] : [403, 'forbidden']);
    },
  );

  it.each(PAGED)('$segment shows another partner nothing, whatever it asks for', async ({ segment, operations }) => {
    const ids = await idsOf(segment);
    for (const { verb } of operations.filter((one) => ['list', 'page', 'export'].includes(one.verb))) {
      const paging = verb === 'page' ? { page: 1, size: 100 } : {};
      const answer = await send(house, stepOf(segment, verb), stranger, paging);
      expect(answer.status).toBe(200);
      for (const id of ids) expect(JSON.stringify(answer.envelope)).not.toContain(id);
    }
  });

  it.each(ABOUT_ONE)('$name of a record of another partner: there is none, and nothing changes', async (step) => {
    const [id = ANY_ID] = await idsOf(step.segment);
    const body = bodyAbout(step, id);
    expect(body).not.toBeNull();
    const get = STEPS.find((one) => one.segment === step.segment && one.operation.verb === 'get');
    const administrator = await owner.tokenOf('administrator');
    const read = async () => get && (await send(house, get, administrator, { id })).envelope.data;
    const before = await read();
    const { status, envelope } = await send(house, step, stranger, body ?? {});
    expect([status, envelope.kind]).toEqual([404, 'not-found']);
    expect(await read()).toEqual(before);
  });

  it.each(BY_KEY)('$name finds a record for its partner and none for another', async (step) => {
    const administrator = await owner.tokenOf('administrator');
    const [id = ANY_ID] = await idsOf(step.segment);
    const record = (await send(house, stepOf(step.segment, 'get'), administrator, { id })).envelope.data;
    const key = await keyOf(house, step.segment, asRecord(record));
    expect(key).not.toBeNull();
    // Several of a seeded partner's records may share a key.
    expect([200, 409]).toContain((await send(house, step, administrator, { key })).status);
    const { status, envelope } = await send(house, step, stranger, { key });
    expect([status, envelope.kind]).toEqual([404, 'not-found']);
  });

  it.each(['page', 'export'])("reads no lines of another partner's statement by %s", async (verb) => {
    const [statementId = ANY_ID] = await idsOf('statement');
    const body = { ...(verb === 'page' ? { page: 1, size: 10 } : {}), filter: { statementId } };
    const step = stepOf('statement-line', verb);
    expect((await send(house, step, await owner.tokenOf('administrator'), body)).status).toBe(200);
    expect((await send(house, step, stranger, body)).status).toBe(404);
  });
});
