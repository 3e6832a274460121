import { isInstant, isTimeZone } from '@corridor/core';
import { z } from 'zod';

/** Most rows of a page. @source spec §9 (100 is the largest choice) */
const MAX_PAGE_SIZE = 100;

/** The language of a call, as the client sends it; English when absent. @source spec §3 */
export const languageSchema = z
  .string()
  .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/)
  .optional();

/** A record's id. */
export const idSchema = z.string().min(1).max(64);

/** A time zone that the platform knows. */
const zoneSchema = z.string().max(64).refine(isTimeZone, 'is not a known time zone');

/** An instant in UTC. */
const instantSchema = z.string().max(32).refine(isInstant, { message: 'is not a UTC instant', abort: true });

/** A stretch of time that does not end before it begins. */
export const timeRangeSchema = z
  .strictObject({ from: instantSchema, to: instantSchema, zone: zoneSchema })
  .refine(({ from, to }) => Date.parse(from) <= Date.parse(to), 'ends before it begins');

/** What a search field takes. */
export const searchSchema = z.string().max(100);

/** The fields of `list`. */
export function listFields<F extends z.ZodType>(filter: F, sort: readonly string[]) {
  return {
    filter: filter.optional(),
    sort: z.strictObject({ field: z.enum(sort), direction: z.enum(['asc', 'desc']) }).optional(),
  };
}

const pageNumbers = {
  page: z.int().min(1).max(10_000_000),
  size: z.int().min(1).max(MAX_PAGE_SIZE),
};

/** The fields of `page`. */
export function pageFields<F extends z.ZodType>(filter: F, sort: readonly string[]) {
  return {
    ...pageNumbers,
    ...listFields(filter, sort),
  };
}

/** The fields of `export`. */
export function exportFields<F extends z.ZodType>(
  filter: F,
  sort: readonly string[],
  formats: readonly string[] = ['csv'],
) {
  return {
    format: z.enum(formats).optional(),
    columns: z.array(z.string().max(64)).min(1).max(100).optional(),
    zone: zoneSchema.optional(),
    slice: z.strictObject(pageNumbers).optional(),
    ...listFields(filter, sort),
  };
}
