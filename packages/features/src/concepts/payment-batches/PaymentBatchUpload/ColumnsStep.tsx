import {
  missingPaymentBatchFields,
  PAYMENT_BATCH_COLUMNS,
  PAYMENT_BATCH_MAX_ROWS,
  type PaymentBatchColumn,
  type PaymentBatchColumns,
  type PaymentSheetLayout,
} from '@corridor/core';
import { Select, Stack, Table, type TableColumn, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { TicketHeading } from '../../../kit/ticket/TicketHeading';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFocusOnce } from '../../../runtime/useFocusOnce';
import { useFormatters } from '../../../runtime/useFormatters';
import type { BatchFile } from './batchFile';
import { FileChoices } from './FileChoices';
import { StepFoot } from './StepFoot';

/** Props of `ColumnsStep`. */
export interface ColumnsStepProps {
  readonly file: BatchFile;
  readonly layout: PaymentSheetLayout;
  readonly columns: PaymentBatchColumns;
  readonly onChange: (columns: PaymentBatchColumns) => void;
  readonly onFileChange: (file: BatchFile) => void;
  readonly onHeadingsChange: (line: number | null) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

interface ColumnRow {
  readonly index: number;
  readonly heading: string;
  readonly sample: string;
}

const SAMPLES = 3;

/** The second step: what each column of the file is, as its heading says, to be corrected. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { file, layout, columns, onChange, onFileChange, onHeadingsChange, onBack, onNext } = props;
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const heading = useFocusOnce<HTMLElement>();
  const missing = missingPaymentBatchFields(columns);
  const rows = layout.headings.map((name, index) => ({
    index,
    heading: name || t('paymentBatches.columns.nth', { number: format.count(index + 1) }),
    sample: sampleOf(layout, index),
  }));
  const fields = missing.map((field) => t(`paymentBatches.field.${field}`)).join(', ');
  const count = layout.rows.length;
  const most = format.count(PAYMENT_BATCH_MAX_ROWS);
  const tooMany =
    count > PAYMENT_BATCH_MAX_ROWS
      ? t('paymentBatches.start.tooMany', { count: format.count(count), most })
      : undefined;
  return (
    <Stack gap={4} style={{ maxInlineSize: 880 }}>
      <Stack gap={1}>
        <TicketHeading ref={heading}>{t('paymentBatches.columns.title')}</TicketHeading>
        <Text color="muted">
          {t('paymentBatches.columns.detail', { count, shown: format.count(count), name: file.name })}
        </Text>
      </Stack>
      <FileChoices file={file} layout={layout} onFileChange={onFileChange} onHeadingsChange={onHeadingsChange} />
      <Table
        label={t('paymentBatches.columns.title')}
        columns={useColumns(columns, onChange)}
        rows={rows}
        rowId={(row) => String(row.index)}
      />
      <StepFoot
        label={t('form.next')}
        obstacle={missing.length > 0 ? t('paymentBatches.columns.missing', { fields }) : tooMany}
        onBack={onBack}
        onNext={onNext}
      />
    </Stack>
  );
}

/** Each column's heading, first values, and a choice of its field. */
function useColumns(
  columns: PaymentBatchColumns,
  onChange: ColumnsStepProps['onChange'],
): readonly TableColumn<ColumnRow>[] {
  const t = useMessages(paymentBatchesMessages);
  const options = PAYMENT_BATCH_COLUMNS.map((field) => ({ value: field, label: t(`paymentBatches.field.${field}`) }));
  // A field is one column's at a time: the other lets it go.
  const choose = (at: number, field: PaymentBatchColumn | '') =>
    onChange(columns.map((now, index) => (index === at ? field || null : now === field ? null : now)));
  return [
    { id: 'heading', header: t('paymentBatches.columns.heading'), value: (row) => row.heading, width: 180 },
    {
      id: 'sample',
      header: t('paymentBatches.columns.sample'),
      cell: (row) => <Text color="muted">{row.sample}</Text>,
      value: (row) => row.sample,
      width: 240,
    },
    {
      id: 'field',
      header: t('paymentBatches.columns.field'),
      width: 220,
      grow: 0,
      cell: (row) => (
        <Select
          size="sm"
          clearable
          placeholder={t('paymentBatches.columns.none')}
          aria-label={t('paymentBatches.columns.fieldOf', { heading: row.heading })}
          options={options}
          value={columns[row.index] ?? ''}
          onChange={(field) => choose(row.index, field)}
        />
      ),
    },
  ];
}

/** The first values of a column that are there. */
function sampleOf({ rows }: PaymentSheetLayout, index: number): string {
  const values = rows.map(({ cells }) => (cells[index] ?? '').trim()).filter(Boolean);
  return values.slice(0, SAMPLES).join(' · ');
}
