import type { Resource, ResourceContract, Verb } from '@corridor/core';
import { z } from 'zod';
import type { Implementation, ImplementOptions } from './Implementation';
import { operationsOf } from './operationsOf';
import { noteRecordSchema } from './recordSchemas';
import type { SchemasOf } from './Schemas';
import type { VerbsOf } from './Verbs';

const READS: readonly Verb[] = ['list', 'page', 'get', 'get-by'];

/** Puts schemas and verbs behind a declared resource: `implement(cards, cardSchemas, { list, page, … })`. Every declared verb must be there. */
export function implement<C extends ResourceContract>(
  resource: Resource<C>,
  schemas: SchemasOf<C>,
  verbs: VerbsOf<C>,
  options: ImplementOptions = {},
): Implementation {
  const { segment } = resource;
  const fields = new Set(recordSchemasOf(schemas).flatMap((schema) => Object.keys(schema.shape)));
  // What no verb reads is shown to whoever makes it, such as a token.
  if (resource.verbs.some((verb) => READS.includes(verb)))
    for (const schema of recordSchemasOf(schemas)) noteRecordSchema(schema, segment);
  return { segment, operations: operationsOf(resource, schemas, verbs), fields, options };
}

/** The schemas of a row and of a whole record, which may be the same. */
function recordSchemasOf(schemas: object): z.ZodObject[] {
  const named = Object.entries(schemas).filter(([name]) => name === 'row' || name === 'record');
  return named.flatMap(([, schema]: [string, unknown]) => (schema instanceof z.ZodObject ? [schema] : []));
}
