import { type LogContract, type LogEntry, type LogEntryDetail, type LogFilter, NAME_MAX_LENGTH } from '@corridor/core';
import { z } from 'zod';
import { idSchema, type SchemasOf, schemaOf, searchSchema, timeRangeSchema } from '../../platform/resource';

const rowFields = {
  id: z.string(),
  at: z.iso.datetime(),
  actorId: z.string(),
  actorName: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string().nullable(),
  address: z.string().nullable(),
  requestId: z.string(),
};
const changes = z.record(z.string(), z.unknown()).nullable();
const names = z.array(z.string().max(NAME_MAX_LENGTH)).max(100);

/** What log calls take and give. */
export const logSchemas: SchemasOf<LogContract> = {
  row: schemaOf<LogEntry>()(z.strictObject(rowFields)),
  record: schemaOf<LogEntryDetail>()(
    z.strictObject({
      ...rowFields,
      userAgent: z.string().nullable(),
      before: changes,
      after: changes,
      seal: z.strictObject({ position: z.int(), hash: z.string(), previousHash: z.string() }).nullable(),
    }),
  ),
  filter: schemaOf<Partial<LogFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      actorId: idSchema.optional(),
      action: names.optional(),
      subject: names.optional(),
      subjectId: idSchema.optional(),
      at: timeRangeSchema.optional(),
    }),
  ),
};
