import { LOGGED_FIELDS } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DATABASES } from '../../testing/databases';
import { seededPartner } from '../../testing/seeded';
import { STEPS } from '../../testing/walk';

type Json = Readonly<Record<string, unknown>>;

const WRITES = STEPS.filter(({ operation }) => operation.effect !== 'read');
const labelled: ReadonlySet<string> = new Set(LOGGED_FIELDS);

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a schema by name, whichever of its alternatives has them. */
function fieldsOf(schema: unknown): (readonly [name: string, schema: unknown])[] {
  if (!isJson(schema)) return [];
  const own = isJson(schema.properties) ? Object.entries(schema.properties) : [];
  const others = [schema.anyOf, schema.oneOf, schema.allOf].filter(Array.isArray).flat();
  return [...own, ...others.flatMap(fieldsOf)];
}

/** Names of fields, those inside of others too. */
function namesIn(schema: unknown): string[] {
  return fieldsOf(schema).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** What of a write's body may come to stand in the log. */
function writable(input: z.ZodType): string[] {
  return fieldsOf(jsonOf(input))
    .filter(([name]) => name === 'data' || name === 'params')
    .flatMap(([, inner]) => namesIn(inner));
}

describe('a label stands ready for', () => {
  it.each(WRITES)('every field that $name writes', ({ operation }) => {
    expect(writable(operation.input).filter((name) => !labelled.has(name))).toEqual([]);
  });

  it('finds fields at all', () => {
    const names = new Set(WRITES.flatMap(({ operation }) => writable(operation.input)));
    expect([...names]).toEqual(expect.arrayContaining(['holderName', 'firstName', 'maxSingle', 'permissionIds']));
  });

  it.each(DATABASES)('every field that the log of the %s database tells of', async (_name, open) => {
    const testGateway = await (await open()).open();
    const partner = await seededPartner(testGateway);
    const client = await partner.as('administrator');
    const { id } = await client.roles.create({ name: 'Desk', description: '', rules: [], permissionIds: [] });
    await client.roles.update(id, { description: 'Day' });
    const logged = await testGateway.db.single(
      sql`SELECT DISTINCT field FROM log, jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) field`,
    );
    const names = logged.map(({ field }) => String(field));
    expect(names).toContain('description');
    expect(names.filter((name) => !labelled.has(name))).toEqual([]);
  });
});
