import type {
  PaymentBatchCheckedRow,
  PaymentBatchChoice,
  PaymentBatchPayee,
  PaymentBatchProblem,
  PaymentBatchProblemReason,
  PaymentBatchQuestion,
} from '@corridor/core';
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
  'currencyUnknown',
  'currencyOther',
  'feeDirectionUnknown',
  'purposeUnknown',
  'invoiceMissing',
] as const;

/** Words for what is wrong with a row or asked about it. */
export interface RowWords {
  readonly problem: (problem: PaymentBatchProblem, payee: PaymentBatchPayee | undefined) => string;
  readonly question: (question: PaymentBatchQuestion, row: PaymentBatchCheckedRow) => string;
  readonly choice: (choice: PaymentBatchChoice) => string;
}

/** Tells what is wrong with a cell as the form of a single payment does, and what is asked. */
export function useRowWords(): RowWords {
  const t = useMessages(paymentBatchesMessages, paymentOrdersMessages);
  const format = useFormatters();
  return {
    problem: ({ reason, minimum }, payee) => {
      if (isOwn(reason)) return t(`paymentBatches.problem.${reason}`);
      return t(`paymentOrders.problem.${reason}`, {
        minimum: minimum ? format.money(minimum) : '',
        ...destinationWords(payee, format),
      });
    },
    question: ({ kind }, { line, text }) =>
      t(`paymentBatches.question.${kind}`, {
        line: format.count(line),
        amount: text.amount,
        beneficiary: text.beneficiary,
      }),
    choice: (choice) => {
      if (choice.kind === 'mark') return format.money(choice.amount);
      if (choice.kind === 'asShown') return t('paymentBatches.question.asShown');
      const { name, accountEnding, currency } = choice.payee;
      return [name, accountEnding, currency].filter(Boolean).join(' · ');
    },
  };
}

type Own = (typeof OWN)[number];

function isOwn(reason: PaymentBatchProblemReason): reason is Own {
  return OWN.some((own) => own === reason);
}
