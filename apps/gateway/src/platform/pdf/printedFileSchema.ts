import type { PrintedFile } from '@corridor/core';
import { z } from 'zod';
import { schemaOf } from '../resource';

/** A file that a call prints. */
export const printedFileSchema = schemaOf<PrintedFile>()(
  z.strictObject({ name: z.string(), contentType: z.string(), content: z.string() }),
);
