import { asSample, type Sample } from './Sample';

/** How many records a list has unless told. */
const COUNT = 24;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const HOUR = 3_600_000;

/** Names that a list tells its records apart by. */
const NAMES = ['name', 'holderName', 'username'];

/** The same value with every instant in it moved by milliseconds. */
export function moved(value: unknown, by: number): unknown {
  if (typeof value === 'string') return INSTANT.test(value) ? new Date(Date.parse(value) + by).toISOString() : value;
  if (Array.isArray(value)) return value.map((one) => moved(one, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, moved(one, by)]));
}

/** An id of the same shape with another end. */
export function numberedId(id: string, number: number): string {
  return id.slice(0, -4) + number.toString(16).padStart(4, '0');
}

/** The first is the example itself; each further one is an hour older, with an id, a name and last digits of its own. */
function variant(example: object, number: number): Sample {
  const record = asSample(Object(moved(example, -number * HOUR)));
  if (number === 0) return record;
  const named = NAMES.filter((name) => typeof record[name] === 'string');
  const digits = (Number(record.last4) + number * 37) % 10_000;
  return {
    ...record,
    ...Object.fromEntries(named.map((name) => [name, `${record[name]} ${number + 1}`])),
    ...(typeof record.last4 === 'string' && { last4: String(digits).padStart(4, '0') }),
    id: numberedId(record.id, number),
  };
}

/** Records of one resource: variants of an example, or those of a test with the example behind what they leave out. */
export function sampleRecords(example: object, own: readonly object[] | undefined): Sample[] {
  if (!own) return Array.from({ length: COUNT }, (_, number) => variant(example, number));
  return own.map((record, number) => ({ ...variant(example, number), ...record }));
}
