import {
  matchPaymentBatchColumns,
  missingPaymentBatchFields,
  PAYMENT_BATCH_FIELDS,
  PAYMENT_BATCH_MAX_ROWS,
  type PaymentBatchColumns,
  type PaymentBatchField,
} from '@corridor/core';
import { Banner, Checkbox, Select, Stack, Table, type TableColumn, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { TicketHeading } from '../../../kit/ticket/TicketHeading';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFocusOnce } from '../../../runtime/useFocusOnce';
import { useFormatters } from '../../../runtime/useFormatters';
import type { Sheet } from './Sheet';
import { StepFoot } from './StepFoot';

/** Props of `ColumnsStep`. */
export interface ColumnsStepProps {
  readonly sheet: Sheet;
  /** The file's first row has the headings; else it is a payment. */
  readonly headed: boolean;
  readonly columns: PaymentBatchColumns;
  readonly onChange: (columns: PaymentBatchColumns) => void;
  readonly onHeadedChange: (headed: boolean) => void;
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
export function ColumnsStep({ sheet, headed, columns, onChange, onHeadedChange, onBack, onNext }: ColumnsStepProps) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const heading = useFocusOnce<HTMLElement>();
  const missing = missingPaymentBatchFields(columns);
  const rows = sheet.headings.map((name, index) => ({
    index,
    heading: name || t('paymentBatches.columns.nth', { number: format.count(index + 1) }),
    sample: sampleOf(sheet, index),
  }));
  const fields = missing.map((field) => t(`paymentBatches.field.${field}`)).join(', ');
  const count = sheet.rows.length;
  return (
    <Stack gap={4} style={{ maxInlineSize: 880 }}>
      <Stack gap={1}>
        <TicketHeading ref={heading}>{t('paymentBatches.columns.title')}</TicketHeading>
        <Text color="muted">
          {t('paymentBatches.columns.detail', { count, shown: format.count(count), name: sheet.name })}
        </Text>
      </Stack>
      <FirstRow sheet={sheet} headed={headed} onChange={onHeadedChange} />
      <Table
        label={t('paymentBatches.columns.title')}
        columns={useColumns(columns, onChange)}
        rows={rows}
        rowId={(row) => String(row.index)}
      />
      <StepFoot
        label={t('form.next')}
        obstacle={missing.length > 0 ? t('paymentBatches.columns.missing', { fields }) : undefined}
        onBack={onBack}
        onNext={onNext}
      />
    </Stack>
  );
}

interface FirstRowProps extends Pick<ColumnsStepProps, 'sheet' | 'headed'> {
  readonly onChange: (headed: boolean) => void;
}

/** Choice of whether the first row has the headings; a warning where nothing in it is one. */
function FirstRow({ sheet, headed, onChange }: FirstRowProps) {
  const t = useMessages(paymentBatchesMessages);
  const isUnknown = headed && matchPaymentBatchColumns(sheet.headings).every((field) => field === null);
  return (
    <Stack gap={2}>
      {isUnknown && (
        <Banner tone="warning" title={t('paymentBatches.columns.unknown')}>
          {t('paymentBatches.columns.unknownDetail')}
        </Banner>
      )}
      <Checkbox
        label={t('paymentBatches.columns.firstPays')}
        checked={!headed}
        disabled={headed && sheet.rows.length === PAYMENT_BATCH_MAX_ROWS}
        onChange={({ target }) => onChange(!target.checked)}
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
  const options = PAYMENT_BATCH_FIELDS.map((field) => ({ value: field, label: t(`paymentBatches.field.${field}`) }));
  // A field is one column's at a time: the other lets it go.
  const choose = (at: number, field: PaymentBatchField | '') =>
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
function sampleOf({ rows }: Sheet, index: number): string {
  const values = rows.map((cells) => (cells[index] ?? '').trim()).filter(Boolean);
  return values.slice(0, SAMPLES).join(' · ');
}
