import type { PaymentBatchCheckedRow, PaymentBatchField } from '@corridor/core';
import { memo, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { CellEditor } from './CellEditor';
import { CellText, EditorPlace } from './cell.styles';
import { useCellWords } from './useCellWords';
import { type RowWords, useRowWords } from './useRowWords';

/** Props of `BatchCell`. */
export interface BatchCellProps {
  readonly row: PaymentBatchCheckedRow;
  readonly field: PaymentBatchField;
  readonly onChange: (row: number, field: PaymentBatchField, text: string) => void;
}

/** One text of a row: what it means, a control while it is changed, and a control that says what is wrong where it is wrong. */
export const BatchCell = memo(function BatchCell({ row, field, onChange }: BatchCellProps) {
  const t = useMessages(paymentBatchesMessages);
  const [editing, setEditing] = useState<'asked' | 'focused' | null>(null);
  const words = useRowWords();
  const shownAs = useCellWords();
  const { number, excluded } = row;
  const wrong = wrongAt(row, field, words);
  const name = t('paymentBatches.check.cell', { field: t(`paymentBatches.field.${field}`), row: number });
  if (editing === null && wrong === undefined) {
    const cell = shownAs(row, field);
    return (
      <CellText
        type="button"
        data-end={field === 'amount' ? '' : undefined}
        data-muted={cell.isDefault || excluded ? '' : undefined}
        aria-label={`${name}: ${cell.text || '–'}`}
        onClick={() => setEditing('asked')}
      >
        {cell.text || '–'}
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

/** What is wrong with a cell or asked about it, in words; undefined where nothing is. */
function wrongAt(row: PaymentBatchCheckedRow, field: PaymentBatchField, words: RowWords): string | undefined {
  const { excluded, reading } = row;
  if (excluded || reading.ok) return undefined;
  const question = reading.questions.find((one) => one.field === field);
  if (question) return words.question(question, row);
  const problem = reading.problems.find((one) => one.field === field);
  return problem && words.problem(problem, reading.payee);
}
