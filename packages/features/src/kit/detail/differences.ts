import { LOGGED_FIELDS, type WireMoney } from '@corridor/core';
import type { TranslateAny } from '../../i18n/plainTranslate';
import type { Formatters } from '../../runtime/useFormatters';

/** A field that changed, and how: its name, after those of the fields that it is part of. */
export interface Difference {
  readonly path: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
}

type Recorded = Readonly<Record<string, unknown>>;

/** Writes amounts and times of a record as the reader has them elsewhere. */
type Format = Pick<Formatters, 'money' | 'dateTime'>;

/** A time as the wire has it, in UTC to the millisecond. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const labelled: ReadonlySet<string> = new Set(LOGGED_FIELDS);

/** Fields whose value before is another than after; null where there was none. What a field is made of is told part by part. */
export function differences(before: Recorded | null, after: Recorded | null, format: Format): readonly Difference[] {
  return differencesIn([], before ?? {}, after ?? {}, format);
}

function differencesIn(
  within: readonly string[],
  before: Recorded,
  after: Recorded,
  format: Format,
): readonly Difference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) => {
    const path = [...within, field];
    const [was, is] = [partsOf(before[field]), partsOf(after[field])];
    if (was ?? is) return differencesIn(path, was ?? {}, is ?? {}, format);
    const line = { path, before: textOf(before[field], format), after: textOf(after[field], format) };
    return line.before === line.after ? [] : [line];
  });
}

/** What a field is made of; null where it is told as a whole: an amount of money, and whatever has parts without labels. */
function partsOf(value: unknown): Recorded | null {
  if (!isRecord(value) || isMoney(value)) return null;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => labelled.has(name)) ? value : null;
}

function textOf(value: unknown, format: Format): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.map((item) => textOf(item, format) ?? '').join(', ') || null;
  if (typeof value === 'string' && INSTANT.test(value)) return format.dateTime(value);
  if (!isRecord(value)) return String(value);
  return isMoney(value) ? format.money(value) : JSON.stringify(value);
}

function isRecord(value: unknown): value is Recorded {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMoney(value: Recorded): value is WireMoney & Recorded {
  return Object.keys(value).toSorted().join() === 'amount,currency';
}

/** A field's label, after those of the fields that it is part of; a name without one is told as it is. */
export function fieldLabel(path: readonly string[], t: TranslateAny): string {
  return path.map((field) => (labelled.has(field) ? t(`loggedFields.${field}`) : field)).join(' · ');
}
