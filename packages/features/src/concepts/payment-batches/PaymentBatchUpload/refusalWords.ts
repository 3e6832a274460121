import type { PaymentBatchLine } from '@corridor/core';
import type { RuntimeKey, Translate } from '../../../i18n/useMessages';
import { describeReason } from '../../../runtime/describeRefusal';

/** Why a payment was refused, in the reader's language; '' where it was not. */
export function refusalWords({ refusal }: Pick<PaymentBatchLine, 'refusal'>, t: Translate<RuntimeKey>): string {
  return refusal ? (describeReason(refusal, t) ?? refusal.reason) : '';
}
