import type { TimeRange } from '@corridor/core';
import type { RecordConcept } from '../records/RecordConcept';

/** Range of amounts of a filter, as decimal strings of the row's currency. */
export interface AmountRange {
  readonly min?: string;
  readonly max?: string;
}

/** Code of a choice. */
export type FilterCode = string | number;

/** How a field of a filter is asked, summarized and written into an address. */
export type FilterShape =
  | {
      readonly kind: 'codes';
      readonly codes: readonly FilterCode[];
      /** Message key of a code's word; `currency` and `country` are named by the platform. */
      readonly label: ((code: FilterCode) => string) | 'currency' | 'country';
    }
  | { readonly kind: 'record'; readonly concept: RecordConcept }
  | { readonly kind: 'range' }
  | { readonly kind: 'digits'; readonly length: number }
  | { readonly kind: 'text' }
  | { readonly kind: 'flag'; readonly yes: string; readonly no: string }
  | { readonly kind: 'amount' };

/** Field of a filter; the values that it takes must be those of the contract, no more and no fewer. */
export interface FilterKind<Value> {
  readonly shape: FilterShape;
  /** Never called: carries the values that the field takes. */
  readonly accepts?: (value: Value) => void;
  /** Never called: carries the values that the field gives. */
  readonly gives?: () => Value;
}

/** Filters of a contract by their fields, without the search. */
export type FiltersOf<Filter> = {
  readonly [Field in Exclude<keyof Filter, 'search'>]?: FilterKind<Filter[Field]>;
};

/** A field of whatever filter. */
export interface AnyFilter {
  readonly shape: FilterShape;
}

/** Returns true if a value of a filter is a stretch of time. */
export function isRange(value: unknown): value is TimeRange {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value && 'zone' in value;
}

/** Returns true if a value narrows anything: no empty text, no empty list. */
export function isSet(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  return typeof value === 'string' || Array.isArray(value) ? value.length > 0 : true;
}
