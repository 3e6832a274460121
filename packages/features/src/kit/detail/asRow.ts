import type { AnyRow } from '../list/AnyRow';

/** The row in a record. Guarantee: a record of a list has the fields of its row. */
export function asRow(record: object | undefined): AnyRow | undefined {
  return record as AnyRow | undefined;
}
