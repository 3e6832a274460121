/** A record of whatever resource. */
export type Sample = Readonly<Record<string, unknown>> & { readonly id: string };

/** Guarantee: records of all resources have an id, whatever else they have. */
export function asSample(record: object): Sample {
  return record as Sample;
}

/** Returns true if something is a record in the sense of the language: an object with names. */
export function isNamed(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
