import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { abilityOf } from '../../concepts/session/abilityOf';
import { DEMO_ROLES } from '../../concepts/session/demoRoles';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { type SeededPartner, seededPartner } from '../../testing/seeded';
import { asRecord, PAGED, rowsOf, STEPS, send } from '../../testing/walk';
import type { Implementation } from '../resource';

const LIST_LIMIT = 500;

/** The fields that a resource sorts by, as its schema says. */
function sortsOf({ operations }: Implementation): string[] {
  const page = operations.find(({ verb }) => verb === 'page');
  const json = page ? z.toJSONSchema(page.input, { io: 'input', unrepresentable: 'any' }) : {};
  const { field } = asRecord(asRecord(asRecord(asRecord(json).properties).sort).properties);
  const codes = asRecord(field).enum ?? [asRecord(field).const];
  return Array.isArray(codes) ? codes.map(String) : [];
}

const SORTED = PAGED.flatMap((implementation) =>
  sortsOf(implementation).map((field) => ({ segment: implementation.segment, field })),
);

describe.each(DATABASES)('every list on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let owner: SeededPartner;
  let token: string;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    owner = await seededPartner(testGateway);
    token = await owner.tokenOf('administrator');
  });

  const ask = (segment: string, verb: string, body: object) => {
    const step = STEPS.find((one) => one.segment === segment && one.operation.verb === verb);
    if (!step) throw new Error(`${segment} has no ${verb}`);
    return send(testGateway, step, token, body);
  };
  const idsOf = async (segment: string, verb: string, body: object) =>
    rowsOf(await ask(segment, verb, body)).map(({ id }) => String(id));

  it('finds fields to sort by', () => {
    expect(SORTED.length).toBeGreaterThanOrEqual(PAGED.length);
  });

  it.each(SORTED)(
    '$segment by $field: pages follow each other as the list does, either way',
    async ({ segment, field }) => {
      const sort = (direction: string) => ({ sort: { field, direction } });
      const listed = await idsOf(segment, 'list', sort('asc'));
      const first = await idsOf(segment, 'page', { page: 1, size: 10, ...sort('asc') });
      const second = await idsOf(segment, 'page', { page: 2, size: 10, ...sort('asc') });
      expect([...first, ...second]).toEqual(listed.slice(0, 20));
      expect(new Set(listed).size).toBe(listed.length);
      if (listed.length < LIST_LIMIT) expect(await idsOf(segment, 'list', sort('desc'))).toEqual(listed.toReversed());
    },
  );

  it.each(PAGED)(
    '$segment: the total is that of the rows, and the page behind the last is empty',
    async ({ segment }) => {
      const { data } = (await ask(segment, 'page', { page: 1, size: 100 })).envelope;
      const total = Number(asRecord(data).total);
      const listed = await idsOf(segment, 'list', {});
      expect(listed).toHaveLength(Math.min(total, LIST_LIMIT));
      expect(await idsOf(segment, 'page', { page: Math.floor(total / 100) + 2, size: 100 })).toEqual([]);
    },
  );

  it.each(PAGED)('$segment: tells each role what it may do with the list as a whole', async (implementation) => {
    const { segment, operations } = implementation;
    const verbs = operations.map(({ verb }) => verb);
    for (const role of ['administrator', 'operator', 'finance', 'viewer'] as const) {
      const ability = abilityOf(DEMO_ROLES[role].rules);
      if (!ability.can('read', segment)) continue;
      const step = STEPS.find((one) => one.segment === segment && one.operation.verb === 'page');
      const body = { page: 1, size: 10 };
      const { data } = step ? (await send(testGateway, step, await owner.tokenOf(role), body)).envelope : {};
      const actions = (['create', 'upload', 'export'] as const).filter((verb) => verbs.includes(verb));
      expect([role, asRecord(data).allowedActions]).toEqual([role, actions.filter((one) => ability.can(one, segment))]);
    }
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ page: '1' }, 'page'],
    [{ size: 101 }, 'size'],
    [{ sort: { field: 'nothing', direction: 'asc' } }, 'sort.field'],
    [{ sort: { field: 'nothing' } }, 'sort.direction'],
    [{ filter: [] }, 'filter'],
    [{ filter: { nothing: 1 } }, 'filter.nothing'],
    [{ nothing: 1 }, 'nothing'],
  ])('refuses %o everywhere, at %s', async (change, path) => {
    for (const { segment } of PAGED) {
      const { status, envelope } = await ask(segment, 'page', { page: 1, size: 10, ...change });
      expect([segment, status]).toEqual([segment, 422]);
      const fields = Array.isArray(envelope.fields) ? envelope.fields.map((field) => asRecord(field).path) : [];
      expect(fields).toContain(path);
    }
  });
});
