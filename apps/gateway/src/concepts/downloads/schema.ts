import {
  DOWNLOAD_ACTIONS,
  type Download,
  type DownloadContract,
  type DownloadFilter,
  type DownloadInput,
  downloadStatus,
} from '@corridor/core';
import { z } from 'zod';
import {
  exportColumnsSchema,
  idSchema,
  languageSchema,
  nameSchema,
  type SchemasOf,
  schemaOf,
  timeRangeSchema,
  zoneSchema,
} from '../../platform/resource';

const status = z.enum(downloadStatus.codes);
const at = z.iso.datetime();

const record = schemaOf<Download>()(
  z.strictObject({
    id: z.string(),
    resource: z.string(),
    status,
    fileName: z.string(),
    rowsDone: z.int(),
    rowsTotal: z.int(),
    size: z.int().nullable(),
    createdAt: at,
    finishedAt: at.nullable(),
    expiresAt: at.nullable(),
    problem: z
      .strictObject({ reason: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })
      .nullable(),
    allowedActions: z.array(z.enum(DOWNLOAD_ACTIONS)),
  }),
);

/** What download calls take and give; the exported resource's own schemas judge the rest of a request. */
export const downloadSchemas: SchemasOf<DownloadContract> = {
  row: record,
  record,
  filter: schemaOf<Partial<DownloadFilter>>()(
    z.strictObject({
      status: z.array(status).max(10).optional(),
      resource: z.array(nameSchema).max(50).optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  create: schemaOf<DownloadInput>()(
    z.strictObject({
      resource: nameSchema,
      filter: z.record(z.string(), z.unknown()).optional(),
      sort: z.strictObject({ field: nameSchema, direction: z.enum(['asc', 'desc']) }).optional(),
      columns: exportColumnsSchema.optional(),
      zone: zoneSchema.optional(),
    }),
  ),
  callsById: { again: { input: z.strictObject({}), output: record } },
};

/** Which file to fetch. */
export const fileRequestSchema = z.strictObject({ id: idSchema, language: languageSchema });
