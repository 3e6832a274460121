import { Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import type { CheckedRow } from './DraftRow';
import { useProblemWords } from './useProblemWords';

/** All that is wrong with a row, in words; that it is excluded where it is. */
export function ProblemText({ row: { excluded, reading } }: { readonly row: CheckedRow }) {
  const t = useMessages(paymentBatchesMessages);
  const wordsOf = useProblemWords();
  if (excluded)
    return (
      <Text variant="caption" color="muted">
        {t('paymentBatches.check.excluded')}
      </Text>
    );
  if (reading.ok) return null;
  const { problems, payee } = reading;
  const texts = problems.map((problem) => {
    const words = wordsOf(problem, payee);
    // One problem stands at its cell; of several each names its own.
    return problems.length === 1 ? words : `${t(`paymentBatches.field.${problem.field}`)}: ${words}`;
  });
  const all = texts.join(' · ');
  return (
    <Text variant="caption" color="danger" title={all}>
      {all}
    </Text>
  );
}
