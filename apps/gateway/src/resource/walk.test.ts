import { createRequestId, resources } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DemoRole } from '../seed/partners';
import { abilityOf } from '../session/abilityOf';
import { DEMO_ROLES } from '../session/demoRoles';
import { newPartner } from '../testing/newPartner';
import { type House, PLACES } from '../testing/places';
import { type SeededPartner, seededPartner } from '../testing/seeded';
import { PAGED, rowsOf, STEPS, type Step, send } from '../testing/walk';

const ROLES: readonly DemoRole[] = ['administrator', 'operator', 'finance', 'viewer'];
/** The body of a step about a record, where what it asks beside the id may be left empty; null where it may not. */
function emptyBody({ operation }: Step, id: string): object | null {
  const body = {
    id,
    ...(operation.verb === 'update' ? { data: {} } : {}),
    ...(operation.method ? { params: {} } : {}),
  };
  const named = operation.method === null ? body : { ...body, method: operation.method };
  return operation.input.safeParse(named).success ? body : null;
}

const ANY_ID = '0198a000-0000-7000-8000-00000000000f';
const ABOUT_ONE = STEPS.filter(
  (step) =>
    ['get', 'update', 'delete', 'call-by-id'].includes(step.operation.verb) &&
    PAGED.some(({ segment }) => segment === step.segment) &&
    emptyBody(step, ANY_ID) !== null,
);

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
  const idsOf = async (segment: string): Promise<string[]> => {
    const page = await send(house, stepOf(segment, 'page'), await owner.tokenOf('administrator'), {
      page: 1,
      size: 10,
    });
    return rowsOf(page).map(({ id }) => String(id));
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
    const body = emptyBody(step, id) ?? {};
    const get = stepOf(step.segment, 'get');
    const administrator = await owner.tokenOf('administrator');
    const before = await send(house, get, administrator, { id });
    const { status, envelope } = await send(house, step, stranger, body);
    expect([status, envelope.kind]).toEqual([404, 'not-found']);
    expect((await send(house, get, administrator, { id })).envelope.data).toEqual(before.envelope.data);
  });
});
