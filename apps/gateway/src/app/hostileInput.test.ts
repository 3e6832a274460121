import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DATABASES, type TestGateway } from '../testing/databases';
import { newPartner, type TestPartner } from '../testing/newPartner';
import { fingerprintOfPartner } from '../testing/tablesOf';
import { asRecord, STEPS, type Step, send } from '../testing/walk';

const NOWHERE = '0198a000-0000-7000-8000-00000000000f';
const HOLDERS = ['data', 'params', 'filter', 'key'];

const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: deep(depth - 1) });

/** What no field should take, or take as nothing but text. */
const HOSTILE: readonly unknown[] = [
  "'; DROP TABLE card; --",
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  'nul\0byte',
  '\ud800',
  'x'.repeat(70_000),
  1e308,
  -1,
  2 ** 60,
  0.1,
  null,
  true,
  [],
  [[]],
  {},
  { $gt: '' },
  { constructor: { prototype: {} } },
  deep(30),
  deep(2_000),
  '2026-02-31T00:00:00Z',
];

function propertiesOf(schema: unknown): string[] {
  const json = asRecord(schema);
  const variants = [json, ...(Array.isArray(json.anyOf) ? json.anyOf : [])];
  return [...new Set(variants.flatMap((variant) => Object.keys(asRecord(asRecord(variant).properties))))];
}

/** The places of a step's body where something hostile may stand: each field, and each field of what holds fields. */
function placesOf({ operation }: Step): string[][] {
  const json = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
  const fields = Object.entries(asRecord(json.properties)).filter(([name]) => name !== 'method');
  if (operation.method !== null) fields.push(['method', {}]);
  return fields.flatMap(([name, schema]) => {
    const inner = HOLDERS.includes(name) ? [...propertiesOf(schema), '__proto__', 'nothing'] : [];
    return [[name], ...inner.map((field) => [name, field])];
  });
}

/** A body that is right in its outline and about no record, with a value put at a place. */
function bodyWith({ operation }: Step, database: readonly string[], value: unknown): object {
  const { verb, method } = operation;
  const calls = method === null ? {} : { method, params: {} };
  const about = ['get', 'update', 'delete', 'call-by-id'].includes(verb) ? { id: NOWHERE } : {};
  const body: Record<string, unknown> = {
    ...about,
    ...(verb === 'page' ? { page: 1, size: 10 } : {}),
    ...calls,
  };
  const [outer = '', field] = database;
  body[outer] = field === undefined ? value : JSON.parse(`{${JSON.stringify(field)}:${JSON.stringify(value)}}`);
  return body;
}

/** Some hostile values at each place of a step's body, the same ones every time. */
function casesOf(step: Step): { step: Step; database: string[]; value: unknown }[] {
  return placesOf(step).flatMap((database, index) =>
    fc.sample(fc.constantFrom(...HOSTILE), { numRuns: 3, seed: index + 1 }).map((value) => ({ step, database, value })),
  );
}

const SEGMENTS = [...new Set(STEPS.map(({ segment }) => segment))];

describe.each(DATABASES)('hostile input on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let token: string;

  beforeAll(async () => {
    // Time stands still: that a session was seen is written once a minute.
    const now = new Date();
    testGateway = await (await open()).open({ clock: { now: () => now } });
    partner = await newPartner(testGateway);
    await partner.addCards([{}]);
    token = await partner.tokenOf('administrator');
  });

  it.each(SEGMENTS)('%s answers each with one clear envelope and changes nothing', async (segment) => {
    const before = await fingerprintOfPartner(testGateway, partner.partnerId);
    for (const { step, database, value } of STEPS.filter((one) => one.segment === segment).flatMap(casesOf)) {
      const { status, envelope } = await send(testGateway, step, token, bodyWith(step, database, value));
      expect(status).toBeLessThan(500);
      if (status === 200) continue;
      expect(envelope).toMatchObject({ code: expect.stringMatching(/^4\d{4}$/), msg: expect.stringMatching(/\w/) });
      // Only a right body about what is not there, or not allowed by its state, is refused as a whole.
      if ([400, 413, 415, 422].includes(status) || database[0] === 'method') {
        expect(envelope.fields).toContainEqual(
          expect.objectContaining({ path: expect.stringMatching(/./), reason: expect.stringMatching(/\w/) }),
        );
      }
    }
    // A file is counted as open until it was taken whole, and its place is given back beside the answer.
    const open = sql`SELECT FROM lease WHERE partner_id = ${partner.partnerId}`;
    await expect.poll(async () => (await testGateway.db.single(open)).length, { timeout: 15_000 }).toBe(0);
    // An export is a read that the log tells of, with its seal.
    const after = await fingerprintOfPartner(testGateway, partner.partnerId);
    const { log, log_chain, log_seal } = before;
    expect({ ...after, log, log_chain, log_seal }).toEqual(before);
  });
});
