import { mongoQueryMatcher } from '@casl/ability';
import { CONDITION_OPERATORS } from '@corridor/core';

type Conditions = Readonly<Record<string, unknown>>;
type Sample = Readonly<Record<string, unknown>>;

// More kinds of records than this are nobody's rules; they are refused rather than looked at.
const MOST_RECORDS = 20_000;
// Beyond this, lists of two are made only of values that differ in what they meet.
const MOST_PAIRED = 12;

// CASL puts no order on other values than numbers and texts.
const ORDERS = ['$gt', '$gte', '$lt', '$lte'];

/** Returns true if conditions are of the known form, and few enough to look at every kind of record. */
export function isDecidable(conditions: readonly unknown[]): conditions is Conditions[] {
  if (!conditions.every(isKnown)) return false;
  const kinds = [...fieldsOf(conditions)].map(([field, operands]) => valuesOf(field, operands).length);
  return kinds.reduce((product, count) => product * count, 1) <= MOST_RECORDS;
}

/** One record of every kind that conditions tell apart. */
export function sampleRecords(conditions: readonly Conditions[]): Sample[] {
  return [...fieldsOf(conditions)].reduce<Sample[]>(
    (records, [field, operands]) => {
      const values = valuesOf(field, operands);
      return records.flatMap((record) => values.map((value) => ({ ...record, [field]: value })));
    },
    [{}],
  );
}

function isKnown(conditions: unknown): conditions is Conditions {
  return entriesOf(conditions).every(([, operand]) => isScalar(operand) || entriesOf(operand).every(isOperation));
}

function isOperation([operator, value]: [string, unknown]): boolean {
  return (
    CONDITION_OPERATORS.some((one) => one === operator) && !(ORDERS.includes(operator) && typeof value === 'boolean')
  );
}

function fieldsOf(conditions: readonly Conditions[]): Map<string, unknown[]> {
  const fields = new Map<string, unknown[]>();
  for (const [field, operand] of conditions.flatMap(entriesOf))
    fields.set(field, [...(fields.get(field) ?? []), operand]);
  return fields;
}

/** Values of a field, one for every set of conditions that a value can meet. */
function valuesOf(field: string, operands: readonly unknown[]): unknown[] {
  const scalars = scalarsAround(operands.flatMap(constantsIn));
  const single = differing(field, operands, scalars);
  // Of two values in a list each may meet another part of one operand.
  const paired = scalars.length <= MOST_PAIRED ? scalars : differing(field, operands.flatMap(partsOf), scalars);
  const pairs = paired.flatMap((first, index) => paired.slice(index + 1).map((second) => [first, second]));
  return differing(field, operands, [...single, ...pairs]);
}

function differing(field: string, operands: readonly unknown[], values: readonly unknown[]): unknown[] {
  const matchers = operands.map((operand) => mongoQueryMatcher({ [field]: operand }));
  const bySignature = new Map<string, unknown>();
  for (const value of values) {
    const signature = matchers.map((isMet) => (isMet({ [field]: value }) ? '1' : '0')).join('');
    if (!bySignature.has(signature)) bySignature.set(signature, value);
  }
  return [...bySignature.values()];
}

/** The constants themselves, what lies before, between and behind them, and what is of none of their kinds. */
function scalarsAround(constants: readonly unknown[]): unknown[] {
  const numbers = constants.filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
  const texts = constants.filter((value) => typeof value === 'string');
  const gaps = numbers.map((value, index) => (value + (numbers[index + 1] ?? value + 2)) / 2);
  const least = numbers[0] ?? 0;
  return [
    ...new Set([
      undefined,
      null,
      true,
      false,
      least - 1,
      ...numbers,
      ...gaps,
      '',
      ...texts,
      ...texts.map((text) => `${text}\u0000`),
      '~',
    ]),
  ];
}

function partsOf(operand: unknown): unknown[] {
  return isScalar(operand) ? [operand] : entriesOf(operand).map(([operator, value]) => ({ [operator]: value }));
}

function constantsIn(operand: unknown): unknown[] {
  if (isScalar(operand)) return [operand];
  return entriesOf(operand).flatMap(([, value]) => value);
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries({ ...(typeof value === 'object' ? value : {}) });
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return typeof value !== 'object' || value === null;
}
