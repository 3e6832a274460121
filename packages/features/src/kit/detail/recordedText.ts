import { COUNTRY_CODES, countryNames, type WireMoney } from '@corridor/core';
import type { TranslateAny } from '../../i18n/plainTranslate';
import type { Formatters } from '../../runtime/useFormatters';
import { recordedLabelKey } from './recordedCodes';

/** Fields of a record as the log keeps them. */
export type Recorded = Readonly<Record<string, unknown>>;

/** The reader's own words, amounts and times. */
export interface RecordedWriter {
  readonly t: TranslateAny;
  readonly locale: string;
  readonly format: Pick<Formatters, 'money' | 'dateTime'>;
  /** Segment of the resource that is told of. */
  readonly subject: string;
  /** Name of the record that a field names by its id; the text itself where it names none. */
  nameOf(field: string, text: string): string;
}

/** A time as the wire has it, in UTC to the millisecond. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const COUNTRY_FIELD = /country$/i;

const isCountry = (text: string): text is (typeof COUNTRY_CODES)[number] => COUNTRY_CODES.some((code) => code === text);

/** Writes a recorded value as the reader's screens show it; null where there is none. */
export function recordedText(field: string, value: unknown, writer: RecordedWriter): string | null {
  const { t, locale, format, subject } = writer;
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.map((item) => recordedText(field, item, writer) ?? '').join(', ') || null;
  if (isRecord(value)) return isMoney(value) ? format.money(value) : JSON.stringify(value);
  const label = recordedLabelKey(subject, field, value);
  if (label) return t(label);
  if (typeof value === 'boolean') return t(value ? 'filters.yes' : 'filters.no');
  const text = String(value);
  if (INSTANT.test(text)) return format.dateTime(text);
  return COUNTRY_FIELD.test(field) && isCountry(text) ? countryNames(locale)(text) : writer.nameOf(field, text);
}

/** Returns true if a value has fields of its own. */
export function isRecord(value: unknown): value is Recorded {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true if a record is an amount of money. */
export function isMoney(value: Recorded): value is WireMoney & Recorded {
  return Object.keys(value).toSorted().join() === 'amount,currency';
}
