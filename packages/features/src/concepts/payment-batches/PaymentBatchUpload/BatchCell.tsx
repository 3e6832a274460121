import type { PaymentBatchField, PaymentBatchProblem } from '@corridor/core';
import { memo, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { CellEditor } from './CellEditor';
import { CellText, EditorPlace } from './cell.styles';
import type { CheckedRow } from './DraftRow';
import { useCellWords } from './useCellWords';
import { useProblemWords } from './useProblemWords';

/** Props of `BatchCell`. */
export interface BatchCellProps {
  readonly row: CheckedRow;
  readonly field: PaymentBatchField;
  readonly onChange: (row: number, field: PaymentBatchField, text: string) => void;
}

/** One text of a row: what it means, a control while it is changed, and a control that says what is wrong where it is wrong. */
export const BatchCell = memo(function BatchCell({ row, field, onChange }: BatchCellProps) {
  const t = useMessages(paymentBatchesMessages);
  const [editing, setEditing] = useState<'asked' | 'focused' | null>(null);
  const wordsOf = useProblemWords();
  const shownAs = useCellWords();
  const { number, reading, excluded } = row;
  const problem = problemAt(row, field);
  const wrong = problem && wordsOf(problem, reading.payee);
  const name = t('paymentBatches.check.cell', { field: t(`paymentBatches.field.${field}`), row: number });
  if (editing === null && !problem) {
    const words = shownAs(row, field);
    return (
      <CellText
        type="button"
        data-end={field === 'amount' ? '' : undefined}
        data-muted={words.isDefault || excluded ? '' : undefined}
        aria-label={`${name}: ${words.text || '–'}`}
        onClick={() => setEditing('asked')}
      >
        {words.text || '–'}
      </CellText>
    );
  }
  return (
    <EditorPlace
      title={wrong}
      onFocus={() => setEditing('focused')}
      onBlur={({ currentTarget, relatedTarget }) => {
        const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!stays) setEditing(null);
      }}
    >
      <CellEditor
        row={row}
        field={field}
        label={wrong ? `${name}. ${wrong}` : name}
        invalid={wrong !== undefined}
        focused={editing === 'asked'}
        onChange={(text) => onChange(number, field, text)}
      />
    </EditorPlace>
  );
});

function problemAt({ excluded, reading }: CheckedRow, field: PaymentBatchField): PaymentBatchProblem | undefined {
  return excluded || reading.ok ? undefined : reading.problems.find((one) => one.field === field);
}
