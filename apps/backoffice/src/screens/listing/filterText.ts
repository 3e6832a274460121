import { isInstant, isOrderedRange, isTimeZone, SEARCH_MAX_LENGTH, type TimeRange } from '@corridor/core';
import type { AmountRange, AnyFilter } from '@corridor/features';
import { isFigure, isRecordId } from '../address/texts';

type Shape = AnyFilter['shape'];

/** What a parameter says about a field of a filter. */
export interface ReadField {
  /** Absent where nothing of it can be read. */
  readonly value?: unknown;
  /** The part that cannot be read. */
  readonly unread?: string;
}

/** Value of a field as a parameter has it, by the kind of the field; empty where it says nothing. */
export function writeField({ kind }: Shape, value: unknown): string {
  if (value === undefined || value === null) return '';
  const { from, to, zone, min = '', max = '' } = partsOf(value);
  if (kind === 'range') return [from, to, zone].join('~');
  if (kind === 'amount') return min || max ? `${min}~${max}` : '';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** Reads a parameter by the kind of its field; of several codes those that there are. */
export function readField(shape: Shape, text: string): ReadField {
  if (shape.kind === 'codes') {
    const asked = text.split(',');
    const value = shape.codes.filter((code) => asked.includes(String(code)));
    const unknown = asked.filter((code) => !shape.codes.some((known) => String(known) === code));
    return { ...(value.length > 0 && { value }), ...(unknown.length > 0 && { unread: unknown.join(',') }) };
  }
  const value = plainValue(shape, text);
  return value === undefined ? { unread: text } : { value };
}

function plainValue(shape: Exclude<Shape, { kind: 'codes' }>, text: string): unknown {
  switch (shape.kind) {
    case 'record':
      return isRecordId(text) ? text : undefined;
    case 'digits':
      return text.length === shape.length && /^\d+$/.test(text) ? text : undefined;
    case 'text':
      return text.length <= SEARCH_MAX_LENGTH ? text : undefined;
    case 'flag':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'range':
      return readRange(text.split('~'));
    case 'amount':
      return readAmount(text.split('~'));
  }
}

function readRange([from = '', to = '', zone = '', ...more]: readonly string[]): TimeRange | undefined {
  const isWritten = isInstant(from) && isInstant(to) && isTimeZone(zone) && more.length === 0;
  return isWritten && isOrderedRange({ from, to }) ? { from, to, zone } : undefined;
}

function readAmount(ends: readonly string[]): AmountRange | undefined {
  const [min = '', max = ''] = ends;
  const isWritten = ends.length === 2 && ends.every((end) => end === '' || isFigure(end));
  return isWritten && (min || max) ? { ...(min && { min }), ...(max && { max }) } : undefined;
}

/** Guarantee: a field of a range holds its ends as texts. */
function partsOf(value: unknown): Partial<Record<'from' | 'to' | 'zone' | 'min' | 'max', string>> {
  return typeof value === 'object' && value !== null ? value : {};
}
