import type { AccountTransactionDetail } from '@corridor/core';
import type { RecordTarget } from '../../../runtime/RecordTarget';

/** The record that a transaction comes from. */
export function originTarget({ kind, id }: NonNullable<AccountTransactionDetail['source']>): RecordTarget {
  return { segment: kind, id };
}
