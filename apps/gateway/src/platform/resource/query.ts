import {
  type ExportColumn,
  ID_MAX_LENGTH,
  isInstant,
  isOrderedRange,
  isTimeZone,
  NAME_MAX_LENGTH,
  PAGE_SIZE_MAX,
  SEARCH_MAX_LENGTH,
} from '@corridor/core';
import { z } from 'zod';
import { schemaOf } from './schemaOf';

/** The language of a call, as the client sends it; English when absent. @source spec §3 */
export const languageSchema = z
  .string()
  .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/)
  .optional();

/** A record's id. */
export const idSchema = z.string().min(1).max(ID_MAX_LENGTH);

/** A segment, an action or a field. */
export const nameSchema = z.string().min(1).max(NAME_MAX_LENGTH);

/** A time zone that the platform knows. */
export const zoneSchema = z.string().max(NAME_MAX_LENGTH).refine(isTimeZone, 'refusals.unknownTimeZone');

/** An instant in UTC. */
const instantSchema = z.string().max(32).refine(isInstant, { message: 'refusals.notAnInstant', abort: true });

/** A stretch of time that does not end before it begins. */
export const timeRangeSchema = z
  .strictObject({ from: instantSchema, to: instantSchema, zone: zoneSchema })
  .refine(isOrderedRange, 'refusals.endsBeforeItBegins');

/** The currencies that a filter names. */
export const currenciesSchema = z.array(z.string().max(3)).max(200);

/** The countries that a filter names. */
export const countriesSchema = z.array(z.string().max(2)).max(250);

/** What a search field takes. */
export const searchSchema = z.string().max(SEARCH_MAX_LENGTH);

/** The fields of `list`. */
export function listFields<F extends z.ZodType>(filter: F, sort: readonly string[]) {
  return {
    filter: filter.optional(),
    sort: z.strictObject({ field: z.enum(sort), direction: z.enum(['asc', 'desc']) }).optional(),
  };
}

const pageNumbers = {
  page: z.int().min(1).max(10_000_000),
  size: z.int().min(1).max(PAGE_SIZE_MAX),
};

/** The fields of `page`. */
export function pageFields<F extends z.ZodType>(filter: F, sort: readonly string[]) {
  return {
    ...pageNumbers,
    ...listFields(filter, sort),
    searched: z.literal(true).optional(),
  };
}

/** Most codes that a column puts into words, and their length. */
const MOST_WORDS = 400;
const WORD_LENGTH = 200;

const wordsSchema = z
  .record(z.string().max(NAME_MAX_LENGTH), z.string().max(WORD_LENGTH))
  .refine((words) => Object.keys(words).length <= MOST_WORDS, {
    message: 'refusals.tooManyWords',
    params: { maximum: MOST_WORDS },
  });

const exportColumnSchema = schemaOf<ExportColumn>()(
  z.strictObject({ field: nameSchema, header: z.string().max(200), words: wordsSchema.optional() }),
);

/** The columns of an exported file. */
export const exportColumnsSchema = z.array(exportColumnSchema).min(1).max(60);

/** The fields of `export`. */
export function exportFields<F extends z.ZodType>(
  filter: F,
  sort: readonly string[],
  formats: readonly string[] = ['csv'],
) {
  return {
    format: z.enum(formats).optional(),
    columns: exportColumnsSchema.optional(),
    zone: zoneSchema.optional(),
    slice: z.strictObject(pageNumbers).optional(),
    ...listFields(filter, sort),
  };
}
