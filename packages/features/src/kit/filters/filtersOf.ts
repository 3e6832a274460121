import type { TimeRange } from '@corridor/core';
import type { Coded } from '../columns/columnsOf';
import type { RecordConcept } from '../records/RecordConcept';
import type { AmountRange, FilterCode, FilterKind } from './FilterKind';

/** Any of some codes of a longer list, such as the currencies that a partner holds. */
export type SomeOf<Code extends string> = Pick<FilterKind<Code[]>, 'shape' | 'gives'>;

/** Kinds of filter fields. */
export interface FilterKinds {
  /** Any of the codes of an enumeration. */
  codes<Code extends FilterCode>(listed: Coded<Code>): FilterKind<Code[]>;
  /** Any of these ISO 4217 currencies. */
  currencies<Code extends string>(listed: readonly Code[]): SomeOf<Code>;
  /** Any of these ISO 3166 countries. */
  countries<Code extends string>(listed: readonly Code[]): SomeOf<Code>;
  /** One record of a concept, searched on the server. */
  record(concept: RecordConcept): FilterKind<string>;
  /** Range of whole days. */
  range(): FilterKind<TimeRange>;
  /** Exactly so many digits. */
  digits(length: number): FilterKind<string>;
  /** Exactly this text. */
  exact(): FilterKind<string>;
  /** Yes or no, by the keys of their words. */
  flag(yes: string, no: string): FilterKind<boolean>;
  /** Least and most amount. */
  amount(): FilterKind<AmountRange>;
}

const KINDS: FilterKinds = {
  codes: (listed) => ({ shape: { kind: 'codes', codes: listed.codes, label: labelKeyOf(listed) } }),
  currencies: (codes) => ({ shape: { kind: 'codes', codes, label: 'currency' } }),
  countries: (codes) => ({ shape: { kind: 'codes', codes, label: 'country' } }),
  record: (concept) => ({ shape: { kind: 'record', concept } }),
  range: () => ({ shape: { kind: 'range' } }),
  digits: (length) => ({ shape: { kind: 'digits', length } }),
  exact: () => ({ shape: { kind: 'text' } }),
  flag: (yes, no) => ({ shape: { kind: 'flag', yes, no } }),
  amount: () => ({ shape: { kind: 'amount' } }),
};

/** Guarantee: only codes of the enumeration are asked for their label. */
function labelKeyOf<Code extends FilterCode>({ labelKey }: Coded<Code>) {
  return (code: FilterCode) => labelKey(code as Code);
}

/** Kinds of fields for a filter: `const { codes, range } = filtersOf<ShopFilter>()`. */
export function filtersOf<_Filter>(): FilterKinds {
  return KINDS;
}
