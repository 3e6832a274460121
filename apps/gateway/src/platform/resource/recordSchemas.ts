import { z } from 'zod';

const segments = new WeakMap<object, string>();
const holding = new WeakMap<object, boolean>();

/** Notes that a schema describes records of a resource, so that an answer that holds some is known by its own schema. */
export function noteRecordSchema(schema: unknown, segment: string): void {
  if (typeof schema === 'object' && schema !== null && !segments.has(schema)) segments.set(schema, segment);
}

/** The resource whose records a schema describes. */
export function segmentOf(schema: unknown): string | undefined {
  return typeof schema === 'object' && schema !== null ? segments.get(schema) : undefined;
}

/** The schemas of which a schema is made. */
export function partsOf(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return [schema.unwrap()];
  return schema instanceof z.ZodUnion ? schema.options : [];
}

/** Returns true if a schema, or a part of it, describes records of a resource. */
export function holdsRecords(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const known = holding.get(schema);
  if (known !== undefined) return known;
  const found = segments.has(schema) || partsOf(schema).some(holdsRecords);
  holding.set(schema, found);
  return found;
}
