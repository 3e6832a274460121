import type { CountryCode, CurrencyCode, WireMoney } from '@corridor/core';
import type { Coded } from '../columns/columnsOf';
import type { RecordSearch } from '../records/PickedRecord';
import type { RecordConcept } from '../records/RecordConcept';
import type { AnyField, FieldCode, FieldKind, Fixed, GivenOf, HeldOf, Ruled } from './FieldKind';

/** One line of text; `rule` is a predicate of core, and `<concept>.rule.<name>` says what it asks for. */
export function input(): FieldKind<string>;
export function input(rule: (text: string) => boolean): FieldKind<string> & Required<Ruled>;
export function input(rule?: (text: string) => boolean): FieldKind<string> & Ruled {
  return { shape: { kind: 'text', rule } };
}

/** Text of several lines, such as a comment. */
export function lines(): FieldKind<string> {
  return { shape: { kind: 'lines' } };
}

/** Amount in a currency that is chosen beside it. */
export function money(): FieldKind<WireMoney> {
  return { shape: { kind: 'money' } };
}

/** One code of an enumeration, from a list. */
export function choice<Code extends FieldCode>(listed: Coded<Code>): FieldKind<Code> {
  return { shape: { ...shapeOf(listed), few: false } };
}

/** One code of a short enumeration, all of it visible. */
export function oneOf<Code extends FieldCode>(listed: Coded<Code>): FieldKind<Code> {
  return { shape: { ...shapeOf(listed), few: true } };
}

/** One record of a concept, searched on the server; `among` narrows what is offered. */
export function pick(concept: RecordConcept, among?: RecordSearch): FieldKind<string> {
  return { shape: { kind: 'record', concept, among } };
}

/** ISO 3166 code of a country. */
export function country(): FieldKind<CountryCode> {
  return { shape: { kind: 'country' } };
}

/** Calendar day, `YYYY-MM-DD`. */
export function date(): FieldKind<string> {
  return { shape: { kind: 'date' } };
}

/** Phone number in E.164; `countryField` names the field whose country it belongs to unless told otherwise. */
export function phone(countryField?: string): FieldKind<string> {
  return { shape: { kind: 'phone', country: countryField } };
}

/** ISO 4217 code of a currency. */
export function currency(): FieldKind<CurrencyCode> {
  return { shape: { kind: 'currency' } };
}

/** Yes or no. */
export function flag(): FieldKind<boolean> {
  return { shape: { kind: 'flag' } };
}

/** Value that a component of the widget's own asks for; `parts` are names inside it, `empty` what it holds at first, `keeps` gives what a draft keeps of it. */
export function own<Value>(
  parts: readonly string[] = [],
  empty: Value | null = null,
  keeps?: (value: Value) => Value,
): FieldKind<Value> {
  // Guarantee: the field only holds values of its own.
  return { shape: { kind: 'own', parts, empty, keeps: keeps && ((value) => keeps(value as Value)) } };
}

/** The field, which no draft keeps: what is typed into it is known to its page alone. */
export function secret<Kind extends AnyField>(kind: Kind): Kind {
  return { ...kind, secret: true };
}

/** The field, which may stay empty: it gives null then. */
export function optional<Kind extends AnyField>(kind: Kind): Optional<Kind> {
  // Guarantee: an optional field keeps its shape and rule.
  return { ...kind, optional: true } as unknown as Optional<Kind>;
}

/** The field, which may stay empty where another one of its group does not; its help says so, and `check` of the form sees to it. */
export function oneOfSeveral<Kind extends AnyField>(kind: Kind): Optional<Kind> {
  return optional({ ...kind, grouped: true });
}

/** The field, which is not changed once the record exists. */
export function fixed<Kind extends AnyField>(kind: Kind): Kind & Fixed {
  return { ...kind, fixed: true };
}

/** The kind of a field that may stay empty. */
type Optional<Kind> = FieldKind<GivenOf<Kind> | null, HeldOf<Kind>> &
  Pick<Kind, Extract<keyof Kind, 'ruled' | 'fixed'>>;

/** Guarantee: only codes of the enumeration are asked for their label. */
function shapeOf<Code extends FieldCode>({ codes, labelKey }: Coded<Code>) {
  return { kind: 'choice' as const, codes, label: (code: FieldCode) => labelKey(code as Code) };
}
