import { visibleTextOf } from '../../reference/text';

/** Most characters of a batch's name. @source ours */
export const PAYMENT_BATCH_NAME_MAX_LENGTH = 120;

/** A batch's name out of a file's: what can be seen of it, cut where it is too long; '' where nothing can be. */
export function paymentBatchName(fileName: string): string {
  let name = '';
  // By whole characters: half of one is nothing that can be kept.
  for (const sign of visibleTextOf(fileName)) {
    if (name.length + sign.length > PAYMENT_BATCH_NAME_MAX_LENGTH) break;
    name += sign;
  }
  return visibleTextOf(name);
}
