import { hasAnswers, isSettled, type PaymentBatchCheckedRow } from '@corridor/core';
import { Button, Inline, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useRowWords } from './useRowWords';

/** Props of `RowNotes`. */
export interface RowNotesProps {
  readonly row: PaymentBatchCheckedRow;
  readonly onUndo: (rows: readonly number[]) => void;
}

/** All that is wrong with a row or asked about it, in words; why it is excluded where it is; that it was answered. */
export function RowNotes({ row, onUndo }: RowNotesProps) {
  const t = useMessages(paymentBatchesMessages);
  const notes = useNotes(row);
  if (notes !== '') {
    const isWrong = !row.excluded;
    return (
      <Text variant="caption" color={isWrong ? 'danger' : 'muted'} title={notes}>
        {notes}
      </Text>
    );
  }
  if (!hasAnswers(row.answers)) return null;
  return (
    <Inline gap={2} wrap={false}>
      <Text variant="caption" color="muted">
        {t('paymentBatches.check.answered')}
      </Text>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('paymentBatches.check.undo', { row: row.number })}
        onClick={() => onUndo([row.number])}
      >
        {t('paymentBatches.check.askAgain')}
      </Button>
    </Inline>
  );
}

function useNotes(row: PaymentBatchCheckedRow): string {
  const t = useMessages(paymentBatchesMessages);
  const words = useRowWords();
  const { excluded, reading, doubts } = row;
  if (excluded && !isSettled(reading)) {
    return t(doubts.includes('totalLine') ? 'paymentBatches.check.excludedTotal' : 'paymentBatches.check.excluded');
  }
  if (reading.ok) return '';
  const { problems, payee, questions } = reading;
  if (excluded) {
    return questions.filter((one) => one.choices.length === 0).map((one) => words.question(one, row))[0] ?? '';
  }
  const told = [
    ...questions.map((question) => words.question(question, row)),
    ...problems.map((problem) => {
      const text = words.problem(problem, payee);
      // One problem stands at its cell; of several each names its own.
      return problems.length + questions.length === 1 ? text : `${t(`paymentBatches.field.${problem.field}`)}: ${text}`;
    }),
  ];
  return told.join(' · ');
}
