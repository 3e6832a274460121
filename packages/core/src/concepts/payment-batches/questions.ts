import type { WireMoney } from '../../money';
import type { PaymentBatchField } from './columns';
import type { PaymentBatchPayee } from './contract';
import type { PaymentRowDoubt } from './layout';

/** Matter of a question about a row. @source ours */
export type PaymentBatchQuestionKind =
  | PaymentRowDoubt
  | 'amountAmbiguous'
  | 'payeeNear'
  | 'paymentUnknown'
  | 'paymentTwice'
  | 'alreadyPlaced'
  | 'stillWaiting';

/** Answer that is offered: the row is meant as it is shown, one of two decimal marks with the amount that it makes, or a beneficiary. */
export type PaymentBatchChoice =
  | { readonly kind: 'asShown' }
  | { readonly kind: 'mark'; readonly mark: '.' | ','; readonly amount: WireMoney }
  | { readonly kind: 'payee'; readonly payee: PaymentBatchPayee };

/** Question that blocks its row until it is answered or the row is excluded. @source ours */
export interface PaymentBatchQuestion {
  /** Number of the row. */
  readonly row: number;
  /** The cell in question; absent where it is the row. */
  readonly field?: PaymentBatchField | undefined;
  readonly kind: PaymentBatchQuestionKind;
  /** None where only another file, another text or leaving the row out helps. */
  readonly choices: readonly PaymentBatchChoice[];
}

/** Answers that were given about a row. */
export interface PaymentBatchAnswers {
  /** Kinds of question that were answered by `asShown`. */
  readonly asShown: readonly PaymentBatchQuestionKind[];
  readonly mark?: '.' | ',' | undefined;
  readonly payeeId?: string | undefined;
}

/** Answers about a row of which nothing was asked. */
export const NO_PAYMENT_BATCH_ANSWERS: PaymentBatchAnswers = { asShown: [] };

/** Answers with one more: the choice that was made for a question. */
export function answerPaymentBatchQuestion(
  answers: PaymentBatchAnswers,
  { kind }: Pick<PaymentBatchQuestion, 'kind'>,
  choice: PaymentBatchChoice,
): PaymentBatchAnswers {
  if (choice.kind === 'mark') return { ...answers, mark: choice.mark };
  if (choice.kind === 'payee') return { ...answers, payeeId: choice.payee.id };
  return { ...answers, asShown: [...answers.asShown.filter((one) => one !== kind), kind] };
}

/** Answers without those about a cell, which count no more once its text is another. */
export function withoutAnswersAbout(answers: PaymentBatchAnswers, field: PaymentBatchField): PaymentBatchAnswers {
  if (field === 'amount' || field === 'currency') return { ...answers, mark: undefined };
  return field === 'beneficiary' ? { ...answers, payeeId: undefined, mark: undefined } : answers;
}

/** Returns true if any question about the row was answered. */
export function hasAnswers({ asShown, mark, payeeId }: PaymentBatchAnswers): boolean {
  return asShown.length > 0 || mark !== undefined || payeeId !== undefined;
}
