import { isSettled, PAYMENT_BATCH_FIELDS, type PaymentBatchCheckedRow, type PaymentBatchField } from '@corridor/core';
import { Checkbox, type TableColumn, Text, VirtualTable } from '@corridor/ui';
import { forwardRef, type ReactNode, useMemo } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { BatchCell } from './BatchCell';
import { RowNotes } from './RowNotes';
import type { BatchDraft } from './useBatchDraft';

/** Props of `CheckTable`. */
export interface CheckTableProps {
  readonly rows: readonly PaymentBatchCheckedRow[];
  readonly draft: Pick<BatchDraft, 'change' | 'include' | 'undo'>;
  /** Shows what is wrong with each row. */
  readonly explained: boolean;
  readonly toolbar: ReactNode;
}

const WIDTHS: Readonly<Record<PaymentBatchField, number>> = {
  beneficiary: 260,
  account: 200,
  amount: 184,
  currency: 90,
  feeDirection: 190,
  purpose: 170,
  reference: 200,
};

const rowId = ({ number }: PaymentBatchCheckedRow) => String(number);

const notesColumn = (header: string, onUndo: BatchDraft['undo']): TableColumn<PaymentBatchCheckedRow> => ({
  id: 'problem',
  header,
  width: 280,
  grow: 2,
  cell: (row) => <RowNotes row={row} onUndo={onUndo} />,
});

/** The rows of a batch, each cell to be changed in place; only visible rows are drawn. */
export const CheckTable = forwardRef<HTMLDivElement, CheckTableProps>(function CheckTable(
  { rows, draft: { change, include, undo }, explained, toolbar },
  ref,
) {
  const t = useMessages(paymentBatchesMessages);
  const columns = useMemo<TableColumn<PaymentBatchCheckedRow>[]>(
    () => [
      {
        id: 'number',
        header: t('paymentBatches.check.row'),
        width: 76,
        grow: 0,
        tabular: true,
        value: ({ number }) => number,
        cell: ({ number, excluded, reading }) => (
          <Checkbox
            label={
              <Text variant="caption" tabular>
                {number}
              </Text>
            }
            aria-label={t('paymentBatches.check.payRow', { row: number })}
            checked={!excluded}
            disabled={isSettled(reading)}
            onChange={({ target }) => include(number, target.checked)}
          />
        ),
      },
      ...(explained ? [notesColumn(t('paymentBatches.check.problem'), undo)] : []),
      ...PAYMENT_BATCH_FIELDS.map(
        (field): TableColumn<PaymentBatchCheckedRow> => ({
          id: field,
          header: t(`paymentBatches.field.${field}`),
          width: WIDTHS[field],
          align: field === 'amount' ? 'end' : 'start',
          tabular: field === 'amount',
          cell: (row) => <BatchCell row={row} field={field} onChange={change} />,
        }),
      ),
    ],
    [t, change, include, undo, explained],
  );
  return (
    <VirtualTable
      ref={ref}
      label={t('paymentBatches.check.title')}
      columns={columns}
      rows={rows}
      rowId={rowId}
      rowLabel={rowId}
      empty="unmatched"
      height="min(520px, 70vh)"
      toolbar={toolbar}
    />
  );
});
