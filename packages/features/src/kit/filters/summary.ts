import { type CountryCode, countryNames, dateRangePreset, type TimeRange } from '@corridor/core';
import type { DisplayTools } from '../columns/Column';
import type { RecordNames } from '../records/useRecordNames';
import { type AmountRange, type FilterCode, type FilterShape, isRange } from './FilterKind';
import type { presetOfRange } from './presetOfRange';
import { writeRange } from './rangeWords';

/** What summaries of filters are written with. */
export interface SummaryTools {
  readonly tools: DisplayTools;
  readonly presetOf: typeof presetOfRange;
  readonly nameOf: RecordNames;
}

/** Value of a field in words, for its chip. */
export function summaryOf(shape: FilterShape, value: unknown, { tools, presetOf, nameOf }: SummaryTools): string {
  switch (shape.kind) {
    case 'codes':
      return choicesSummary(
        codesIn(value).map((code) => codeWord(shape, code, tools)),
        tools,
      );
    case 'record':
      return nameOf(shape.concept, String(value));
    case 'range':
      return isRange(value) ? rangeSummary(value, tools, presetOf) : '';
    case 'digits':
    case 'text':
      return String(value);
    case 'flag':
      return tools.t(value ? 'filters.yes' : 'filters.no');
    case 'amount':
      return amountSummary(value);
  }
}

/** Word of a code; a currency is its own. */
export function codeWord(
  { label }: Extract<FilterShape, { kind: 'codes' }>,
  code: FilterCode,
  { t, locale }: DisplayTools,
): string {
  if (label === 'currency') return String(code);
  // Guarantee: a filter by country lists codes of countries.
  if (label === 'country') return countryNames(locale)(code as CountryCode);
  return t(label(code));
}

/** Chosen words in a chip: one, two, or the first and how many more. */
function choicesSummary(words: readonly string[], { t }: DisplayTools): string {
  const [first = '', ...others] = words;
  if (others.length < 2) return [first, ...others].join(', ');
  return t('filters.more', { value: first, count: others.length });
}

/** A range by the name of its preset, or as two days. */
function rangeSummary(range: TimeRange, { t }: DisplayTools, presetOf: typeof presetOfRange): string {
  const preset = presetOf(range, new Date().toISOString());
  return preset ? t(dateRangePreset.labelKey(preset)) : writeRange(range);
}

/** Guarantee: a field of amounts holds a range of them. */
function amountSummary(value: unknown): string {
  const { min, max } = value as AmountRange;
  return min && max ? `${min} – ${max}` : min ? `≥ ${min}` : `≤ ${max}`;
}

function codesIn(value: unknown): FilterCode[] {
  return Array.isArray(value) ? value : [];
}
