import type { PaymentBatchPayee, PaymentBatchProblem, PaymentBatchProblemReason } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import { destinationWords } from '../../../kit/orders/destinationWords';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { useFormatters } from '../../../runtime/useFormatters';

/** Reasons that only a file can have, or that it tells otherwise; all others are those of a single payment. */
const OWN = [
  'beneficiaryUnknown',
  'beneficiaryAmbiguous',
  'accountUnknown',
  'accountAmbiguous',
  'accountCurrency',
  'amountAmbiguous',
  'currencyUnknown',
  'currencyOther',
  'feeDirectionUnknown',
  'purposeUnknown',
  'invoiceMissing',
] as const;

/** Tells what is wrong with a cell, as the form of a single payment does. */
export function useProblemWords() {
  const t = useMessages(paymentBatchesMessages, paymentOrdersMessages);
  const format = useFormatters();
  return ({ reason, minimum }: PaymentBatchProblem, payee: PaymentBatchPayee | undefined): string => {
    if (isOwn(reason)) return t(`paymentBatches.problem.${reason}`);
    return t(`paymentOrders.problem.${reason}`, {
      minimum: minimum ? format.money(minimum) : '',
      ...destinationWords(payee, format),
    });
  };
}

type Own = (typeof OWN)[number];

function isOwn(reason: PaymentBatchProblemReason): reason is Own {
  return OWN.some((own) => own === reason);
}
